import type { RuleSection } from '../../../../ui/board.ts';

export const nl: readonly RuleSection[] = [
  {
    id: 'M1',
    title: 'Wat er op tafel ligt',
    tables: ['money', 'phases'],
    picture: 'start',
    paragraphs: [
      {
        id: 'M1.1',
        text: 'Zes ontdekkers met elk zes kaarten: drie voor fase I, twee voor fase II, één voor fase III. Zeven geldkaarten van elke waarde van 1 tot 9. De getallen zijn dukaten. Lage kaarten dragen veel kronen: 1 tot 3 hebben er drie, 4 tot 6 twee, 7 tot 9 één.',
      },
      {
        id: 'M1.2',
        text: 'Twee borden: één met Columbus, Pizarro en Magellan, één met Marco Polo, Vasco da Gama en Cook. Elk bord kan op kant A of op kant B worden gespeeld; sommige velden verschillen.',
      },
      {
        id: 'M1.3',
        text: 'Iedereen heeft zes schepen en begint met één geldkaart van elke waarde, verborgen voor de anderen. Hoeveel kaarten iemand heeft, mag iedereen weten.',
      },
      {
        id: 'M1.4',
        text: 'De veilingmeester wordt door het lot aangewezen, tenzij de tafel er een heeft gekozen. De veilingmeester biedt gewoon mee en blijft het tot het eind.',
      },
      {
        id: 'M1.5',
        text: 'Er zijn drie fasen: in de eerste worden 18 kaarten geveild, in de tweede 12, in de derde 6. Elke stapel wordt geschud.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'De veiling van één kaart',
    picture: 'auction',
    examples: [
      {
        picture: 'openers',
        text: 'Anna is veilingmeester en opent de eerste veiling; Bert koopt en opent dus de tweede. Die kaart wil niemand, en Bert, die het laatst kocht, opent opnieuw. De vierde veiling is van fase II, veel later: weer kocht Bert het laatst, maar op veld I van deze ontdekker heeft Bert geen schip. Chris is met de klok mee de eerste die er een heeft, en opent.',
      },
      {
        picture: 'payment',
        text: 'Een prijs van 7. Je mag met de 4 en de 3 betalen, of met alleen de 9, zonder wisselgeld. Met de 9 en de 4 mag het niet: de 9 is zonder de 4 al genoeg.',
      },
    ],
    tries: [
      { position: 'auction', text: 'Bied mee in deze veiling' },
      { position: 'paying', text: 'Betaal een kaart die je gewonnen hebt' },
    ],
    paragraphs: [
      { id: 'M2.1', text: 'De bovenste kaart wordt opengedraaid. Wie een veto heeft, wordt eerst gevraagd.' },
      {
        id: 'M2.2',
        text: 'Wie de vorige kaart kocht, biedt het eerst; werd die niet verkocht, dan wie het laatst iets kocht; is er nog niets verkocht, dan de veilingmeester. Mag die speler niet meedoen, dan begint de eerstvolgende met de klok mee die het wel mag.',
      },
      {
        id: 'M2.3',
        text: 'Met de klok mee biedt iedereen meer dan het laatste bod, minstens 1, of past. Wie past, doet aan deze veiling niet meer mee. De veiling eindigt als alleen de hoogste bieder over is. Heeft nog niemand geboden, dan mag de laatste speler alsnog bieden of passen. Ook wie niet hoger kan, wordt nog gevraagd.',
      },
      {
        id: 'M2.4',
        text: 'Je moet kunnen betalen wat je biedt. Waar een kaart moet overblijven (Magellan op kant A, Cook op kant B) telt je laagste kaart niet mee.',
      },
      {
        id: 'M2.5',
        text: 'In fase I doet iedereen mee die nog een schip heeft dat niet is ingezet. In fase II alleen wie een schip op veld I van deze ontdekker heeft, in fase III alleen wie er een op veld II heeft. Je hebt ook een geldkaart nodig, of twee waar er een moet overblijven.',
      },
      { id: 'M2.6', text: 'Mag niemand meedoen, of past iedereen, dan gaat de kaart uit het spel.' },
      {
        id: 'M2.7',
        text: 'De koper betaalt met kaarten die samen minstens het bod waard zijn. Er is geen wisselgeld, en een kaart die gemist kan worden, mag er niet bij zijn: bij een prijs van 7 met een 9 en een 4 in de hand betaal je alleen de 9. Betaalde kaarten gaan open naar de aflegstapel.',
      },
      {
        id: 'M2.8',
        text: 'Wie wat gekocht heeft, mag iedereen weten. Gekochte kaarten liggen gedekt, behalve Magellankaarten en Columbuskaarten met een ongebruikt veto: die liggen open.',
      },
    ],
  },
  {
    id: 'M3',
    title: 'Schepen',
    picture: 'ships',
    tries: [{ position: 'ships', text: 'Vaar verder in fase II' }],
    paragraphs: [
      {
        id: 'M3.1',
        text: 'In fase I zet je een nog niet ingezet schip op veld I van de ontdekker die je kocht. In fase II vaart een van je schepen van I naar II, in fase III van II naar III. Kunnen er meer varen, dan kies je. Schepen die na fase I nog niet zijn ingezet, gaan uit het spel.',
      },
      {
        id: 'M3.2',
        text: 'Eén verkoop verloopt zo: veto’s, biedingen, betaling, schip, op kant B de helft van Vasco da Gama, en dan wat het veld doet.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'Het einde van een fase',
    examples: [
      {
        picture: 'voyage',
        text: 'Fase II, beide borden op kant A. Aan het eind brengt het schip op Columbus II een kaart op uit de geldbuidel; een schip dat op Columbus I is achtergebleven, brengt niets meer op. Aan het eind van het spel telt een schip op I 1 kroon, op II 5, en op III zou het er 10 tellen.',
      },
    ],
    tries: [{ position: 'exchange', text: 'Ruil kaarten met Marco Polo' }],
    paragraphs: [
      {
        id: 'M4.1',
        text: 'Wie open kaarten had, neemt ze weer in de hand. Dan wordt de hele aflegstapel met de trekstapel geschud.',
      },
      {
        id: 'M4.2',
        text: 'Na fase I en II trekt iedereen twee kaarten. Na elke fase brengt elk schip op een veld van die fase zoveel kaarten op als de geldbuidel van dat veld aangeeft. Er wordt gedeeld vanaf de veilingmeester met de klok mee, eerst ieders twee kaarten en dan de geldbuidels, tot er geen kaart meer is.',
      },
      { id: 'M4.3', text: 'Dan wordt er bij Marco Polo geruild, vanaf de veilingmeester met de klok mee.' },
      {
        id: 'M4.4',
        text: 'Moet er midden in een fase een kaart worden getrokken en is de trekstapel leeg, dan wordt de aflegstapel geschud. Voor Pizarro wordt niet geschud.',
      },
    ],
  },
  {
    id: 'M5',
    title: 'De ontdekkers',
    tables: ['fieldsA', 'fieldsB'],
    picture: 'explorers',
    examples: [
      {
        picture: 'turned',
        text: 'Pizarro: een 5, een 6 en een 2 zijn samen 13 punten. Wie doorgaat en een 8 opendraait, heeft 21 en krijgt niets.',
      },
      {
        picture: 'stacks',
        text: 'De 1, de 3 en de 5 liggen onder drie Magellankaarten: 8 kronen maal 3 zijn 24 punten. De 2 en de 6 onder twee kaarten: 5 maal 2 zijn 10.',
      },
      {
        picture: 'halves',
        text: 'Vasco da Gama op kant B. Het schip op de linkerhelft van I trok meteen 1 kaart en heeft daar geen kronen. Het schip op de rechterhelft van II trok daar niets en telt aan het eind 4 kronen; wat het op I koos, doet er niet meer toe. Op III zou het opnieuw kiezen: 3 kaarten of 8 kronen.',
      },
    ],
    tries: [
      { position: 'veto', text: 'Gebruik een veto, of niet' },
      { position: 'explorers', text: 'Speel fase III met kant B' },
    ],
    paragraphs: [
      {
        id: 'M5.1',
        text: 'Columbus. De kaart van fase I geeft één veto, voor welke fase ook: vóór het eerste bod mag de eigenaar de kaart die te koop is onder de stapel sturen; het veto is dan op. De kaarten van fase II en III geven er geen. Over de laatste kaart van een stapel kan geen veto worden uitgesproken. De eigenaars worden met de klok mee gevraagd, vanaf wie het eerst zou bieden, ieder één keer, of ze mogen meebieden of niet; het eerste veto beslist. Een veto verandert niet wie het eerst biedt, en over een kaart die terugkomt, kan met een andere Columbuskaart weer een veto worden uitgesproken.',
      },
      {
        id: 'M5.2',
        text: 'Pizarro. Kant B, veld III: bij je telling draai je na al het andere één voor één kaarten van de trekstapel open en mag je altijd stoppen, ook vóór de eerste. De som van hun geldwaarden (niet hun kronen) telt tot en met 20 als punten; boven 20 levert Pizarro niets op.',
      },
      {
        id: 'M5.3',
        text: 'Magellan. Elk van je schepen bij Magellan heeft een eigen stapel: de Magellankaarten die ervoor gekocht zijn, met geld eronder; een latere kaart komt op de stapel van het schip dat vaart. Op kant A schuif je er een handkaart gedekt onder; op kant B een kaart van de betaling, voor iedereen zichtbaar. Aan het eind levert een stapel zijn kronen maal het aantal Magellankaarten erop als punten op: één, twee of drie.',
      },
      {
        id: 'M5.4',
        text: 'Marco Polo. Kant A, velden I en II: aan het eind van de fase, als de nieuwe kaarten gedeeld zijn, mag je voor elk schip daar tot drie kaarten uit je hand tegen nieuwe ruilen, schip na schip, zodat je ziet wat je trok.',
      },
      {
        id: 'M5.5',
        text: 'Vasco da Gama. Op kant A trek je meteen kaarten: één op veld I, twee op II, drie op III. Op kant B kies je telkens: op de linkerhelft moet je er evenveel trekken, maar die heeft geen kronen; de rechterhelft heeft kronen, maar je trekt niets. Alleen de helft waar het schip aan het eind staat, telt.',
      },
      {
        id: 'M5.6',
        text: 'Cook. Op kant A ligt je hele hand open tot de fase eindigt, ook kaarten die je intussen trekt; open kaarten blijven je hand, en die mag leeg zijn. Op kant B trekt je linkerbuur na het betalen blind een kaart uit je hand, die open wordt afgelegd; heb je daar geen kaart voor over, dan kun je niet kopen.',
      },
    ],
  },
  {
    id: 'M6',
    title: 'De telling',
    picture: 'end',
    tries: [
      { position: 'pizarro', text: 'Draai kaarten open voor Pizarro' },
      { position: 'lastCard', text: 'Bied op de laatste kaart van het spel' },
    ],
    paragraphs: [
      {
        id: 'M6.1',
        text: 'Na fase III tellen alle spelers de kronen van de velden waar hun schepen staan, de kronen van het geld in de hand, de Magellanstapels en als laatste Pizarro. Wie het laatst iets kocht, telt het eerst, dan met de klok mee.',
      },
      { id: 'M6.2', text: 'Wie de meeste punten heeft, wint; bij gelijke punten wordt de overwinning gedeeld.' },
    ],
  },
];
