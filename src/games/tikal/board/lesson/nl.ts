import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  welcome:
    'Je leidt een expeditie in het oerwoud rond Tikal. Alles onder het bladerdak is onbekend. In het basiskamp, in de hoek, komen je mensen aan. Tempels en schatten leveren punten op, vier keer per spel.',
  place:
    'Elke beurt begint met een nieuw kaartje. Het jouwe is een tempel met waarde 2. Verlicht zijn de velden waar het past: er moet een steen van een bekend veld naartoe leiden. Tik op 2,3: de getallen op de randen zeggen wat elke weg kost. Tik nog eens om het te leggen.',
  leader:
    'Nu heb je tien actiepunten, de stippen boven het bord. Kies het basiskamp en breng voor 1 punt je leider in. Bij een meerderheid telt hij voor drie.',
  explorer: 'Breng ook een expeditielid in, voor 1 punt.',
  walk: 'Kies de leider. Op verlichte velden staat wat het kost om erheen te lopen: de stenen aan beide kanten van elke rand. De tempel op 0,3 kost 2. Tik erop, bekijk de weg en tik nog eens.',
  uncover:
    'De lijst om het getal van de tempel is van jou: je hebt daar de meerderheid. Maak voor 2 punten een niveau vrij. De tempel wordt 2 waard.',
  follow:
    'Een tweede niveau van dezelfde tempel in één beurt vraagt twee figuren van jou. Kies weer het basiskamp, kies het expeditielid en laat het naar 0,3 lopen.',
  second: 'Twee figuren, nog twee punten: maak het tweede niveau vrij.',
  finish:
    'De tempel is 3 waard en je hebt daar de meerderheid, 4 tegen 0. Alle punten zijn op. Tot je de beurt beëindigt, kun je elke stap terugnemen, één voor één. Beëindig de beurt.',
  end: 'Bert heeft een kaartje gelegd en zijn leider naar de andere tempel gestuurd. Drie kaartjes zijn vulkanen: wie er een trekt, begint een waarderingsronde, en ieder krijgt tien punten extra voordat hij telt. In de lijst van spelers zie je wat een waardering nu zou opleveren. Kampen, schatten en wachters leggen zichzelf uit waar je tikt.',
};
