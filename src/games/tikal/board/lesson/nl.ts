import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  welcome:
    'Je leidt een expeditie in het oerwoud rond Tikal. Alles onder het bladerdak is onbekend. In het basiskamp, in de hoek, komen je mensen aan. Tempels en schatten leveren punten op, vier keer per spel.',
  place:
    'Elke beurt begint met een nieuw kaartje. Het jouwe is een tempel met waarde 2. Verlicht zijn de velden waar het past: er moet een stapsteen van een bekend veld naartoe leiden. Tik op 2,3: de getallen op de randen zeggen wat elke weg kost. Tik nog eens om het te leggen.',
  leader:
    'Nu heb je tien actiepunten, de stippen boven het bord. Kies het basiskamp en breng voor 1 AP je leider in. Bij een meerderheid telt die voor drie.',
  explorer: 'Breng ook een expeditielid in, voor 1 AP.',
  walk: 'Kies de leider. Op verlichte velden staat wat het kost om erheen te lopen: de stapstenen aan beide kanten van elke rand. De tempel op 0,3 kost 2. Tik erop, en de leider gaat.',
  uncover:
    'De rand om het getal van de tempel heeft jouw kleur: je hebt daar de meerderheid. Maak voor 2 AP een niveau vrij. De tempel wordt 2 waard.',
  follow:
    'Een tweede niveau van dezelfde tempel in één beurt vraagt twee figuren van jou. Kies weer het basiskamp, waar je expeditielid staat, tik dan op 0,3 en laat het daarheen komen.',
  second: 'Twee figuren, nog twee AP: maak het tweede niveau vrij.',
  finish:
    'De tempel is 3 waard en je hebt daar de meerderheid, 4 tegen 0. Alle actiepunten zijn op. Tot je de beurt beëindigt, kun je elke stap terugnemen, één voor één. Beëindig de beurt.',
  end: 'Bert heeft een kaartje gelegd en zijn leider naar de andere tempel gestuurd. Drie kaartjes zijn vulkanen: wie er een trekt, begint een waarderingsronde, en iedereen krijgt eerst tien extra actiepunten en telt dan. In de lijst van spelers zie je wat een waardering nu zou opleveren. Kampen, schatten en wachters worden uitgelegd als je erop tikt.',
};
