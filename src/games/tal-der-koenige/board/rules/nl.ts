import type { RuleSection } from '../../../../ui/board.ts';

export const nl: readonly RuleSection[] = [
  {
    id: 'K1',
    title: 'Wat er op tafel ligt',
    tables: ['sites'],
    picture: 'start',
    paragraphs: [
      {
        id: 'K1.1',
        text: 'In de buidel zitten 165 bouwstenen, 33 van elk van de vijf kleuren. Op vijftien bouwterreinen kunnen piramides verrijzen: kleine van vijf stenen (vier met één erop, standplaatsen A tot H) en grote van veertien (negen, vier en één, plaatsen A tot L). De faraopiramide in zone 16 telt dertig stenen. Het dal heeft zeven zones, 16 tot en met 22.',
      },
      {
        id: 'K1.2',
        text: 'Iedereen heeft twee opzichters, vijf arbeiders, acht scarabeeën en acht biedtabletten: de 1, 2, 3 en 4, en vier blanco. Alle figuren beginnen in zone 16.',
      },
      {
        id: 'K1.3',
        text: 'Met drie spelers blijven de bouwterreinen met drie zonnen dicht, met twee spelers ook die met twee zonnen. Op een gesloten terrein mag niemand staan, en voor het einde van het spel telt het niet mee.',
      },
      {
        id: 'K1.4',
        text: 'Op een standplaats past één figuur, in een zone zoveel als er willen komen. Rond de faraopiramide zijn geen standplaatsen, en die is van niemand.',
      },
      {
        id: 'K1.5',
        text: 'Wie de faraosteen heeft, begint elke fase; daarna gaat het met de klok mee. De eerste bezitter wordt door loting bepaald, tenzij de tafel iemand koos.',
      },
    ],
  },
  {
    id: 'K2',
    title: 'Lopen',
    tables: ['moving'],
    picture: 'overseers',
    examples: [
      {
        picture: 'movement',
        text: 'Opzichter 1 gaat van 6-C naar 7-D voor 3 verplaatsingspunten: van bouwterrein 6 af, over de grens naar zone 20, bouwterrein 7 op. Opzichter 2 gaat van zone 16 naar 15-B voor 1. Samen 4 van de 6 verplaatsingspunten.',
      },
    ],
    tries: [{ position: 'overseers', text: 'Verplaats arbeiders in ronde 1' }],
    paragraphs: [
      {
        id: 'K2.1',
        text: 'Een stap over de grens van een zone kost 1, een stap een bouwterrein op of af kost 1; waar grens en rand op één lijn liggen, zoals bij bouwterrein 4, 8 en 12 aan de kant van zone 16, is het samen 1. Van plaats wisselen binnen een terrein is gratis. Figuren en stenen staan nooit in de weg, en de goedkoopste weg telt: van 16 naar 15-B kost 1, van 6-C naar 20 kost 2, van 6-C naar 7-D kost 3.',
      },
      {
        id: 'K2.2',
        text: 'Elke ronde heb je 6 verplaatsingspunten voor je twee opzichters samen en 6 voor al je arbeiders samen. Wat je niet gebruikt, vervalt.',
      },
    ],
  },
  {
    id: 'K3',
    title: 'Een ronde',
    tables: ['rights'],
    picture: 'round',
    examples: [
      {
        picture: 'sale',
        text: 'Anna legde eerst, dan Bert, dan Chris. Bij groep 1 hebben Anna en Bert elk 4: de groep is voor Anna, die eerder legde. Groep 2 is voor Chris, 4 tegen 3. Bij groep 3 zijn de 1 en de 2 van Anna samen 3, meer dan de 2 van Bert, dus wint Anna een tweede groep. Bij groep 4 liggen alleen blanco tabletten: een som van 0 koopt niets, en de vijf stenen gaan terug in de buidel.',
      },
      {
        picture: 'bumped',
        text: 'De opzichter van Anna blijft op 6-C. Die van Bert had daar ook heen gemoeten: de plaats is bezet, dus eindigt hij in zone 19, waar 6-C aan grenst. Dat kost niets extra, en er wordt niets in bezit genomen.',
      },
      {
        picture: 'robbery',
        text: 'Bouwterrein 2 is van Chris, die er geen opzichter heeft: de onderste negen stenen liggen er, en één erbovenop. Anna en Bert hebben er elk een opzichter en een arbeider en mogen dus elk twee stenen nemen. Anna neemt de bovenste en een van de onderste, daarna Bert nog twee: er blijven 6 stenen over.',
      },
      {
        picture: 'takeover',
        text: 'Bouwterrein 8 is van Anna, die daar niemand heeft. Bert heeft er één opzichter en één arbeider, van allebei meer, en mag de scarabee van Anna door een eigen scarabee vervangen. De zes stenen blijven liggen, en Bert mag er deze ronde al op bouwen.',
      },
    ],
    tries: [
      { position: 'bids', text: 'Leg biedtabletten voor stenen' },
      { position: 'round', text: 'Noteer geheime opdrachten' },
      { position: 'stealing', text: 'Steel bouwstenen' },
      { position: 'takingOver', text: 'Neem een bouwterrein over' },
      { position: 'building', text: 'Bouw' },
    ],
    paragraphs: [
      {
        id: 'K3.1',
        text: 'Bouwstenen. Er worden groepen van vijf stenen getrokken en opengelegd, één groep meer dan er spelers zijn. Om de beurt legt iedereen in één keer biedtabletten gedekt bij de groepen; hoeveel mag iedereen zien, welke niet. Na het omdraaien gaat elke groep naar de hoogste som; bij gelijke sommen naar wie het eerst legde. Je mag meerdere groepen winnen, en alle, enkele of geen tabletten leggen. Blanco tabletten bluffen alleen: een som van 0 koopt niets. Groepen die niemand koopt gaan terug in de buidel, en iedereen krijgt de eigen tabletten terug. Zit er te weinig in de buidel, dan zijn er minder groepen, de laatste misschien met minder stenen; uit een lege buidel wordt niets verkocht.',
      },
      {
        id: 'K3.2',
        text: 'Opzichters. Elk gaat hoogstens één keer. In ronde 1 gaan ze open, speler na speler, naar zones, naar terreinen zonder eigenaar of naar eigen terreinen, alleen op vrije plaatsen. Vanaf ronde 2 noteert iedereen in het geheim waar elke opzichter heen gaat: naar een plaats van een open terrein, ook een die nu bezet is, naar een zone, of nergens. De opdrachten worden samen getoond en om de beurt uitgevoerd; de opzichters die gaan, worden eerst opgepakt en dan neergezet in de gekozen volgorde. Is de plaats dan bezet, ook door je andere opzichter, dan komt de opzichter zonder extra kosten in de zone waaraan die plaats grenst. Opdrachten die samen meer dan 6 verplaatsingspunten kosten, kun je niet noteren.',
      },
      {
        id: 'K3.3',
        text: 'In bezit nemen. Een opzichter die op een terrein zonder eigenaar komt te staan, neemt het met een scarabee in bezit, of je wilt of niet; een terrein waar hij alleen langskwam of waar hij werd weggestuurd, niet. Zonder scarabee gebeurt dat niet, tot er in een latere ronde weer een is en de opzichter er nog staat. Het terrein blijft van jou als de opzichter weggaat.',
      },
      {
        id: 'K3.4',
        text: 'Arbeiders. Om de beurt en open, elk hoogstens één keer, naar zones of vrije plaatsen. In ronde 1 niet naar terreinen van anderen, later naar elk open terrein, ook een voltooid. Arbeiders nemen niets in bezit.',
      },
      {
        id: 'K3.5',
        text: 'Stelen, vanaf ronde 2. Op een terrein van een ander met een onvoltooide piramide, waar je meer opzichters hebt dan de eigenaar en minstens één arbeider, mag je per arbeider daar hoogstens twee stenen nemen, het bovenste niveau eerst en binnen een niveau naar keuze. Ze komen bij de stenen die je kocht. Op één terrein mogen meerdere spelers stelen.',
      },
      {
        id: 'K3.6',
        text: 'Overnemen, vanaf ronde 2. Op een onvoltooid terrein van een ander, waar je meer opzichters en meer arbeiders hebt dan de eigenaar, mag je de scarabee van de eigenaar vervangen door een van jou, als je er nog een hebt; de eigenaar krijgt de oude terug. Stenen en figuren blijven, en je mag er nog deze ronde bouwen. Dezelfde arbeiders mogen stelen, overnemen en bouwen.',
      },
      {
        id: 'K3.7',
        text: 'Bouwen. Op eigen terreinen mag je voor elke arbeider die er staat hoogstens twee stenen leggen; opzichters zijn niet nodig. Je kiest van elke steen de plek, maar een niveau moet vol zijn voor het volgende begint, en stenen worden nooit verlegd; in één beurt mag je een niveau afmaken en het volgende beginnen. Je bouwt alleen met stenen die je deze ronde kocht of stal. Een voltooide piramide krijgt de scarabee op de top en is voorgoed veilig.',
      },
      {
        id: 'K3.8',
        text: 'Wat je niet hebt gebruikt, gaat naar de farao, wiens piramide niveau voor niveau volloopt. Waar geen ruimte meer voor is, gaat terug in de buidel.',
      },
      { id: 'K3.9', text: 'De faraosteen gaat naar de linkerbuur, die de volgende ronde begint.' },
    ],
  },
  {
    id: 'K4',
    title: 'Het einde',
    picture: 'end',
    paragraphs: [
      {
        id: 'K4.1',
        text: 'De ronde waarin de faraopiramide de laatste steen krijgt, of waarin op elk open terrein een voltooide piramide staat, wordt uitgespeeld en is de laatste. Dat is ook een ronde die met een lege buidel begint, en de derde ronde op rij waarin geen steen wordt gebouwd, gestolen of aan de farao gegeven.',
      },
      {
        id: 'K4.2',
        text: 'Alleen voltooide piramides tellen, voor hun eigenaar. Wie de meeste punten heeft, wint; bij gelijke punten wordt de overwinning gedeeld.',
      },
    ],
  },
  {
    id: 'K5',
    title: 'Wat een piramide waard is',
    tables: ['worth'],
    picture: 'pyramids',
    examples: [
      {
        picture: 'worth',
        text: 'Bouwterrein 2, helemaal rood: 11 punten. Bouwterrein 6, onder grijs, dan zwart, bovenop wit, is gelaagd: 9. Bouwterrein 10 is bont: 5. De kleine: bouwterrein 13, helemaal wit, is 4 waard, en bouwterrein 15, zwart met een top van zand, 3.',
      },
    ],
    paragraphs: [
      {
        id: 'K5.1',
        text: 'Helemaal één kleur: 4 punten voor een kleine piramide, 11 voor een grote. Gelaagd, dus elk niveau in één kleur, en niveaus mogen dezelfde kleur hebben: 3 of 9. Al het andere, bont: 1 of 5. Met variant K6.2 is een tweekleurig patroon 2 of 7 waard. De beste soort die past, telt.',
      },
      { id: 'K5.2', text: 'De middelste steen van een groot onderste niveau is niet te zien en wordt nooit beoordeeld.' },
    ],
  },
  {
    id: 'K6',
    title: 'Varianten',
    paragraphs: [
      {
        id: 'K6.1',
        text: 'Voor gevorderde bouwmeesters: groepen die niemand koopt gaan naar de faraopiramide in plaats van in de buidel. Is die daarmee voltooid, dan is dit de laatste ronde.',
      },
      {
        id: 'K6.2',
        text: 'Voor experts: een tweekleurig patroon telt. Er zijn precies twee kleuren te zien, op elk niveau als een dambord: buren naast elkaar verschillen. In een vierkant van vier zijn de diagonalen gelijk, in een van negen hebben de hoeken de ene kleur en de zijden de andere. De top mag elk van beide zijn.',
      },
      {
        id: 'K6.3',
        text: 'Arbeiders die gestolen hebben, tellen in dezelfde ronde niet mee om dat terrein over te nemen: één arbeider voor elke twee gestolen stenen, naar boven afgerond.',
      },
    ],
  },
];
