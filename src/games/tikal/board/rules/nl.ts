import type { RuleSection } from '../../../../ui/board.ts';

export const nl: readonly RuleSection[] = [
  {
    id: 'T1',
    title: 'Wat er op tafel ligt',
    tables: ['tiles', 'floors'],
    picture: 'start',
    paragraphs: [
      {
        id: 'T1.1',
        text: 'Het oerwoud heeft 40 velden. Vier ervan zijn meteen bekend: het basiskamp, twee kleine tempels met waarde 1 en een open plek. De andere 36 worden tijdens het spel verkend, kaartje voor kaartje.',
      },
      {
        id: 'T1.2',
        text: 'Van de 36 kaartjes zijn er 15 tempels met waarde 1 tot 6, 10 oerwoud, 8 schatvelden (samen 24 schatten) en 3 vulkanen. Elk kaartje behalve de vulkanen heeft drie stapstenen langs de randen. Op de achterkant staat een letter: eerst komen alle kaartjes met een A, dan B, tot en met G, elke letter geschud. De letter van het volgende kaartje ziet iedereen, de voorkant niemand.',
      },
      {
        id: 'T1.3',
        text: 'Er zijn acht soorten schatten, van elk drie. Tempels groeien met 48 tempelplaatjes, genummerd van 2 tot 10; van de middelste zijn er veel, van de hoge weinig: drie tweeën, zes drieën, negen vieren, elf vijven, acht zessen, vijf zevens, drie achten, twee negens en één tien. Wat gebruikt is, komt niet terug.',
      },
      {
        id: 'T1.4',
        text: 'Iedereen leidt een expeditie met één leider en 18 expeditieleden en heeft twee kampen. Alles wacht naast het bord. De leider beweegt en werkt als elk ander expeditielid; alleen bij meerderheden telt die zwaarder. Je begint met 0 punten, in het spel met veiling (in het boek: uitbreidingsregels) met 20.',
      },
      {
        id: 'T1.5',
        text: 'Het lot wijst aan wie begint, tenzij de tafel iemand heeft gekozen. Er wordt met de klok mee gespeeld.',
      },
    ],
  },
  {
    id: 'T2',
    title: 'Een beurt',
    paragraphs: [
      {
        id: 'T2.1',
        text: 'Neem het bovenste kaartje en leg het aan. Geef dan tot tien actiepunten (AP) uit, waaraan en in welke volgorde je maar wilt. Wat je niet uitgeeft, vervalt. Je beurt is pas voorbij als jij hem beëindigt. Wat per beurt beperkt is, mag in een volgende beurt van tien AP opnieuw, ook in een waarderingsbeurt.',
      },
      {
        id: 'T2.2',
        text: 'Is het kaartje een vulkaan, dan komt eerst een waarderingsronde. Daarna leg je de vulkaan aan en heb je je gewone beurt.',
      },
    ],
  },
  {
    id: 'T3',
    title: 'Een kaartje aanleggen',
    picture: 'placing',
    tries: [{ position: 'placing', text: 'Leg dit kaartje aan' }],
    paragraphs: [
      {
        id: 'T3.1',
        text: 'Het kaartje komt op een leeg veld naast een bekend veld, gedraaid zoals je wilt. Het blijft daar liggen.',
      },
      {
        id: 'T3.2',
        text: 'Je moet het kunnen betreden: op minstens één rand tussen dit kaartje en een bekend veld moet een stapsteen liggen, aan welke kant ook. Stapstenen naar een vulkaan tellen niet.',
      },
      { id: 'T3.3', text: 'Een vulkaan hoeft alleen naast iets bekends te liggen. Niemand kan hem ooit betreden.' },
      { id: 'T3.4', text: 'Op een schatveld komen zoveel schatten als er maskers op staan, gedekt.' },
      {
        id: 'T3.5',
        text: 'Een kaartje dat nergens past, wordt weggelegd, met zijn schatten ongezien. De beurt gaat verder met tien AP. Het kaartje telt als gelegd voor T7 en T8.',
      },
    ],
  },
  {
    id: 'T4',
    title: 'Acties en wat ze kosten',
    tables: ['prices'],
    picture: 'movement',
    examples: [
      {
        picture: 'levels',
        text: 'Bij deze tempel met waarde 3 staan twee figuren van één speler. Voor 2 AP wordt hij 4, voor nog eens 2 AP, want er staan twee figuren, 5; een derde niveau mag deze beurt niet. Voor 5 AP meer wordt een van de twee wachter: samen 9 AP, en de tempel levert bij elke waardering die nog komt 5 punten op.',
      },
      {
        picture: 'exchange',
        text: 'Anna heeft een paar jaguars en een zon, Bert een jaguar en een paar kikkers. Anna geeft de zon en neemt de jaguar: het paar wordt een trio, 6 punten in plaats van 4. De kikkers van Bert zijn een paar en kunnen niet worden genomen, en de jaguars van Anna evenmin.',
      },
    ],
    paragraphs: [
      {
        id: 'T4.1',
        text: 'Een figuur inbrengen, 1 AP: je leider of een expeditielid uit de voorraad, op het basiskamp of een eigen kamp. Zoveel als je kunt betalen.',
      },
      {
        id: 'T4.2',
        text: 'Van kamp naar kamp, 1 AP: een van je figuren gaat door de geheime gang tussen het basiskamp en een eigen kamp, of tussen je twee kampen. Een figuur is in een kamp als die op dat veld staat, hoe die er ook kwam.',
      },
      {
        id: 'T4.3',
        text: 'Lopen: een stap naar een buurveld kost zoveel AP als er stapstenen op de rand ertussen liggen, die van beide velden samen. Zonder stapsteen is er geen weg. Op de afbeelding staat de leider in het basiskamp: de open plek kost 1, elk van beide tempels 2, want aan elke kant ligt één stapsteen; van tempel naar open plek leidt er geen. Figuren, kampen en wachters van anderen houden je niet tegen.',
      },
      {
        id: 'T4.4',
        text: 'Een tempelniveau vrijmaken, 2 AP: staat een figuur van jou bij een onbeschermde tempel, dan stijgt de tempel met één, tot hoogstens 10. Een tweede niveau van dezelfde tempel in dezelfde beurt vraagt twee figuren; een derde kan niet. Daarvoor neem je het tempelplaatje met precies het volgende nummer; is dat op, dan kan de tempel niet hoger. Zijn waarde is zijn bovenste nummer.',
      },
      {
        id: 'T4.5',
        text: 'Een schat opgraven, 3 AP: met een eigen figuur op het veld neem je de bovenste schat en laat je hem zien. Een tweede daar in dezelfde beurt vraagt twee figuren; een derde kan niet.',
      },
      {
        id: 'T4.6',
        text: 'Een schat ruilen, 3 AP: je neemt een schat van een ander en geeft er een van jezelf; weigeren kan niet. Schatten uit een paar of trio blijven waar ze zijn, en de twee moeten verschillend zijn. Zo vaak als je kunt betalen.',
      },
      {
        id: 'T4.7',
        text: 'Een kamp oprichten, 5 AP: in het oerwoud, of waar alle schatten zijn opgegraven. Een figuur is daar niet nodig, figuren van anderen geven niet, en je kunt het kamp meteen gebruiken. Per veld één kamp, per speler twee, en een kamp blijft tot het eind.',
      },
      {
        id: 'T4.8',
        text: 'Een tempel beschermen, 5 AP: waar je de meerderheid hebt, klimt een van je figuren naar de top en is de tempel voorgoed van jou, met de waarde van dat moment. Je andere figuren daar gaan uit het spel. Iedereen mag in het hele spel twee tempels beschermen. Figuren van anderen blijven staan.',
      },
    ],
  },
  {
    id: 'T5',
    title: 'Meerderheid',
    picture: 'majority',
    tries: [{ position: 'temples', text: 'Geef tien AP uit bij deze tempels' }],
    paragraphs: [
      {
        id: 'T5.1',
        text: 'Een expeditielid telt 1, de leider 3. Je hebt de meerderheid waar je figuren zwaarder tellen dan die van elke andere speler. Bij een gelijke stand bovenaan heeft niemand de meerderheid. Een wachter telt niet meer mee. Op het bord toont de rand om het getal van een tempel van wie hij is; het label ernaast zegt met hoeveel verschil, of = bij een gelijke stand.',
      },
    ],
  },
  {
    id: 'T6',
    title: 'Een waarderingsronde',
    tables: ['scores'],
    picture: 'scoring',
    examples: [
      {
        picture: 'count',
        text: 'Tempels van 3, 5, 5 en 8 zijn samen 21 punten; twee paren schatten en twee losse 8. Bij elkaar 29.',
      },
    ],
    tries: [{ position: 'volcano', text: 'Speel je waarderingsbeurt' }],
    paragraphs: [
      {
        id: 'T6.1',
        text: 'Wie de vulkaan trok, begint: die speler geeft tien AP uit en telt daarna alleen de eigen punten. Dan doen de anderen met de klok mee hetzelfde. Zo kan een tempel van eigenaar wisselen voordat de volgende hem ook telt.',
      },
      {
        id: 'T6.2',
        text: 'Je scoort de waarde van elke onbeschermde tempel waar je de meerderheid hebt, de waarde van elke tempel die je beschermt, en je schatten: 1 voor een losse, 3 voor een paar, 6 voor een trio.',
      },
      { id: 'T6.3', text: 'Er zijn vier waarderingsronden: een bij elke vulkaan en een aan het eind.' },
    ],
  },
  {
    id: 'T7',
    title: 'Het einde',
    picture: 'end',
    tries: [{ position: 'last', text: 'Speel de laatste waarderingsbeurten' }],
    paragraphs: [
      {
        id: 'T7.1',
        text: 'Is het laatste kaartje gelegd en die beurt voorbij, dan volgt de laatste waarderingsronde. De linkerbuur van wie het laatste kaartje legde, begint; wie het legde, komt dus als laatste.',
      },
      { id: 'T7.2', text: 'Wie de meeste punten heeft, wint; bij gelijke punten wordt de overwinning gedeeld.' },
    ],
  },
  {
    id: 'T8',
    title: 'Het spel met veiling',
    picture: 'auction',
    examples: [
      {
        picture: 'bidding',
        text: 'Een ronde met vier spelers. Bert biedt het hoogst en betaalt 5 punten. Chris, met de klok mee de eerste zonder beurt, opent de tweede veiling; Anna wint die met 4. Ook de derde opent Chris. De twee die over zijn, passen allebei, en Chris, die het eerst paste, krijgt de beurt gratis. Doris is de laatste: geen veiling, niets te betalen. Doris legde het laatste kaartje, dus opent Anna de volgende ronde.',
      },
    ],
    tries: [{ position: 'auction', text: 'Bied op de volgende beurt' }],
    paragraphs: [
      {
        id: 'T8.1',
        text: 'Iedereen begint met 20 punten. Aan het begin van elke ronde worden zoveel kaartjes opengelegd als er spelers zijn. Een ronde is voorbij als iedereen één beurt heeft gehad; dan begint de volgende, tot de stapel op is.',
      },
      {
        id: 'T8.2',
        text: 'Geveild wordt het recht om een van de kaartjes te kiezen en de volgende beurt te hebben. Wie nog geen beurt heeft gehad, biedt met de klok mee meer dan het laatste bod, minstens 1 en hoogstens de eigen punten, of past. Wie past, doet niet meer mee; ook wie niet hoger kan, wordt nog gevraagd, en zolang niemand heeft geboden, mag de laatste nog bieden of passen. De hoogste bieder betaalt met punten, kiest een kaartje, legt het aan en geeft tien AP uit.',
      },
      {
        id: 'T8.3',
        text: 'Past iedereen, dan krijgt wie het eerst paste de beurt gratis. De laatste van een ronde heeft geen veiling nodig en betaalt niets.',
      },
      {
        id: 'T8.4',
        text: 'De startspeler opent de eerste veiling. Latere worden geopend door de eerstvolgende met de klok mee die nog aan de beurt moet komen, een nieuwe ronde door de linkerbuur van wie het laatste kaartje legde.',
      },
      {
        id: 'T8.5',
        text: 'Een vulkaan brengt zijn waarderingsronde zodra hij gekozen is, nadat het bod is betaald. Wie hem koos, telt het eerst, legt hem dan aan en heeft een gewone beurt; waarderingsbeurten gelden niet als de beurt van de ronde.',
      },
      {
        id: 'T8.6',
        text: 'In de laatste waarderingsronde begint wie de minste punten heeft, en zo verder. Bij gelijke punten gaat het met de klok mee vanaf de linkerbuur van wie het laatste kaartje legde; die komt van hen het laatst.',
      },
    ],
  },
];
