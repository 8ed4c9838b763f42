import type { RuleSection } from '../../../../ui/board.ts';

export const nl: readonly RuleSection[] = [
  {
    id: 'C1',
    title: 'Wat er op tafel ligt',
    tables: ['supplies', 'wars'],
    picture: 'start',
    paragraphs: [
      {
        id: 'C1.1',
        text: 'Op het bord staan 22 bruine Azteken en 22 witte Spanjaarden. Iedere speler heeft 7 halskragen, kortweg kragen. Een figuur met een kraag is gemarkeerd en hoort bij die speler, elke andere figuur is ongemarkeerd. Op een veld staat hoogstens één figuur. Een veld zonder figuur is vrij; een ingestorte brug is geen veld. Dammen en hele bruggen tellen als buiten de stad.',
      },
      {
        id: 'C1.2',
        text: 'Iedere speler leidt één natie: rood, geel en oranje de Azteken, blauw, groen en paars de Spanjaarden. Bij een even aantal spelers hebben beide naties er evenveel, bij een oneven aantal heeft één natie er een meer, door loting of naar keuze.',
      },
      {
        id: 'C1.3',
        text: 'Voorraadkaarten: van elk 25 vermomming (waard 1 bij veilingen), wapen (2), voeding (3) en goud (4). Krijgskaarten: 40 per natie, tien enen, acht tweeën, zeven drieën, zes vieren, vijf vijven en vier zessen. Acht opdrachten, één voor elke tempel van 17 tot 24. Twintig gebeurtenissen: drie schatten, drie keer bruggen, drie aanvallen van elke natie, één vlucht van elke natie, één plundering, één nieuwe aanvoer, één muiterij en drie keer omkoperij. Negen omkoperijkaarten.',
      },
      {
        id: 'C1.4',
        text: 'Iedereen krijgt 4 krijgskaarten van de eigen natie, een opdracht en 10 voorraadkaarten, allemaal geheim. Hoeveel kaarten iemand heeft, mag iedereen weten. Overgebleven opdrachten blijven verborgen.',
      },
      {
        id: 'C1.5',
        text: 'Van elke natie beginnen 18 figuren op eigen velden in en rond het meer. Van de vier hoeken van de stad krijgen beide naties er twee als het aantal spelers even is (1 en 9 de Azteken, 5 en 13 de Spanjaarden); is het oneven, dan krijgt de natie met minder spelers ze alle vier. De andere vier figuren staan op vier velden in het meer: twee van elke natie, of alle van de natie met meer spelers.',
      },
      {
        id: 'C1.6',
        text: 'Alle vijf de bruggen zijn heel. Wie begint, wordt door loting bepaald of gekozen; er wordt met de klok mee gespeeld. Daarna markeert iedereen, om de beurt en twee keer rond, een ongemarkeerde figuur van de eigen natie buiten de stad.',
      },
      { id: 'C1.7', text: 'Schudden en delen doet het programma.' },
    ],
  },
  {
    id: 'C2',
    title: 'Ronden en beurten',
    picture: 'turn',
    examples: [
      {
        picture: 'contest',
        text: 'De schat komt. Anna heeft één gemarkeerde figuur in de stad, op 24. Bert heeft er twee, op 17 en 19, en Chris ook, op 10 en 20. Twee is meer dan één, en tussen Bert en Chris beslist het hoogste nummer: 20. Chris krijgt de schat.',
      },
    ],
    paragraphs: [
      {
        id: 'C2.1',
        text: 'Met twee of drie spelers zijn er twee ronden, met vier tot zes drie. Voor elke ronde worden de 17 andere gebeurtenissen geschud; de schat wordt tussen de laatste vijf kaarten geschud. Hij komt dus als 14e tot 18e gebeurtenis van zijn ronde.',
      },
      {
        id: 'C2.2',
        text: 'In een beurt wordt de bovenste gebeurtenis omgedraaid en uitgevoerd. Daarna doet wie aan de beurt is twee acties: krijgskaarten nemen, een zet doen of een voorraadkaart nemen. Twee keer hetzelfde mag; een actie laten schieten mag ook.',
      },
      {
        id: 'C2.3',
        text: 'De schat beëindigt de ronde. Wie de meeste gemarkeerde figuren in de stad heeft, krijgt hem; bij een gelijk aantal wie van hen op het hoogste nummer staat. Is er niemand, dan krijgt niemand hem. Was het niet de laatste, dan worden de gebeurtenissen van de volgende ronde geschud, draait dezelfde speler een nieuwe om en speelt verder. Met de laatste schat is het spel afgelopen.',
      },
    ],
  },
  {
    id: 'C3',
    title: 'Krijgskaarten nemen',
    paragraphs: [
      { id: 'C3.1', text: 'Leg 1 voeding af en neem 4 krijgskaarten van je natie.' },
      {
        id: 'C3.2',
        text: 'Raakt een stapel op, dan wordt de aflegstapel van de voorraad geschud en gaat het nemen door; is er niets meer, dan krijg je wat er was. Gespeelde krijgskaarten gaan terug in de stapel van hun natie. Nemen er meerdere spelers, dan om de beurt, met de klok mee vanaf wie aan de beurt is. Een actie die niets oplevert, kun je niet kiezen.',
      },
    ],
  },
  {
    id: 'C4',
    title: 'Een zet',
    tables: ['villages'],
    examples: [
      {
        picture: 'move',
        text: 'De figuur van Bert gaat van H1 over de dam, door poort 3 en verder naar stadsveld 1. Onderweg staat één figuur; dat kost 1 vermomming. De figuur op veld 1 wordt niet gepasseerd: daar eindigt de zet, dus wordt die aangevallen.',
      },
    ],
    tries: [{ position: 'move', text: 'Doe twee acties midden in een spel' }],
    paragraphs: [
      {
        id: 'C4.1',
        text: 'Eén gemarkeerde figuur van jou gaat zo ver je wilt van veld naar veld, nooit schuin, met zoveel bochten als je wilt. De figuur mag niet eindigen op het beginveld, niet op een figuur van jou en niet op een ongemarkeerde figuur van je eigen natie.',
      },
      {
        id: 'C4.2',
        text: 'Land en water zijn gescheiden; alleen een haven leidt van het een naar het ander. De stad kom je in door de poorten 3, 11 en 15, vanaf het damveld ervoor, nooit vanaf het water. Op een dam ga je alleen in de lengte. Boten varen recht onder een hele brug door en blijven daar nooit liggen. Een ingestorte brug houdt lopers en boten tegen.',
      },
      {
        id: 'C4.3',
        text: 'Elke figuur die je passeert en die niet jouw kraag draagt, kost 1 vermomming; wie er te weinig heeft, kan daar niet langs. De figuur op het laatste veld wordt niet gepasseerd. Twee keer dezelfde passeren kost twee keer; over je eigen beginveld gaan is gratis. Een boot onder een brug passeert de figuur erop niet. De prijs wordt vóór een gevecht betaald, hoe dat ook afloopt. Het bord zoekt de goedkoopste weg; je mag een andere nemen.',
      },
      {
        id: 'C4.4',
        text: 'Wie een zet zonder gevecht in een dorp eindigt, neemt zoveel voorraadkaarten als het dorp aangeeft. Erlangs gaan levert niets op.',
      },
      {
        id: 'C4.5',
        text: 'Eindigen op een figuur van een andere speler, of op een ongemarkeerde figuur van de andere natie, is een aanval. Daarvoor heb je minstens één krijgskaart in de hand nodig.',
      },
    ],
  },
  { id: 'C5', title: 'Voorraad nemen', paragraphs: [{ id: 'C5.1', text: 'Neem 1 voorraadkaart.' }] },
  {
    id: 'C6',
    title: 'Het gevecht',
    picture: 'fight',
    examples: [
      {
        picture: 'strength',
        text: '6, 4, 4, 2 en 1 met twee wapens. De wapens verdubbelen de 6 en één 4: 12 + 8 + 4 + 2 + 1 = 27.',
      },
      {
        picture: 'aftermath',
        text: 'Anna, aan de kant van de Azteken, heeft Bert op tempel 24 aangevallen en gewonnen: de figuur van Anna staat er nu. Eerst markeert Anna nog een Azteek buiten de stad, op N6. Dan krijgt Bert de kraag van de verslagen figuur terug, want een andere figuur draagt er nog een van Bert. Ten slotte zet Anna de verslagen Spanjaard, nu ongemarkeerd, op een vrij veld naar keuze buiten de stad, hier Q17. Was Bert alleen ingesprongen voor een ongemarkeerde figuur, dan was er geen kraag teruggegaan.',
      },
    ],
    tries: [
      { position: 'defence', text: 'Verdedig een figuur' },
      { position: 'exchange', text: 'Beslis een gevecht' },
    ],
    paragraphs: [
      {
        id: 'C6.1',
        text: 'Een gemarkeerde figuur wordt verdedigd door de speler van die kraag. Voor een ongemarkeerde springt een speler van die natie in: zijn er meer, dan draait elk een voorraadkaart om en wie de hoogste waarde omdraait, verdedigt; wie gelijk is, draait opnieuw. Deze kaarten worden afgelegd. Zijn er geen kaarten meer, dan verdedigt de eerste van hen met de klok mee vanaf de aanvaller.',
      },
      {
        id: 'C6.2',
        text: 'Voor de aanvaller kaarten legt, mag de verdediger, ook een plaatsvervanger, één keer 1 voeding afleggen en 4 krijgskaarten nemen.',
      },
      {
        id: 'C6.3',
        text: 'De aanvaller legt minstens één krijgskaart gedekt en naar keuze wapens erbij, open. Daarna voegen verdediger en aanvaller om de beurt krijgskaarten en wapens toe, of passen. Een kant heeft nooit meer wapens dan krijgskaarten, die van huurlingen meegeteld. Wat ligt, blijft liggen. Een vechter van wie iedereen kan zien dat er niets toe te voegen is, past automatisch; anders wordt het gevraagd, zodat de hand geheim blijft.',
      },
      {
        id: 'C6.4',
        text: 'Alleen de verdediger, ook een plaatsvervanger, mag zich overgeven: op elk moment voordat de aanvaller legt, in de eigen beurt in plaats van toevoegen, of door een ruil aan te nemen. De aanvaller heeft dan gewonnen; C6.7 en C6.8 gelden.',
      },
      {
        id: 'C6.5',
        text: 'Vanaf de eerste kaarten van de aanvaller tot het tonen mag iedere andere speler één keer per gevecht een krijgskaart, van welke natie ook, aan één kant geven. Het aanbod laat de kaart alleen aan die vechter zien, mag er voorraad bij doen en noemt een prijs in voorraadkaarten. De vechter neemt aan, slaat af of noemt een andere prijs, nooit dezelfde, en mag om andere voorraad bij de kaart vragen; de huurling neemt dat aan of slaat het af. Dan wisselt alles tegelijk van eigenaar en wordt de kaart gedekt gelegd. Een aanbod kan worden ingetrokken; een geweigerd aanbod mag alleen opnieuw met een andere kaart, andere voorraad of een andere prijs. Niemand heeft meer dan één zo’n aanbod open of doet er meer dan vijf per gevecht; voor C7.2 tellen ze niet mee.',
      },
      {
        id: 'C6.6',
        text: 'Hebben beide vechters gepast en staat er geen aanbod aan of van een van hen open, dan wordt wie nog kan helpen één keer gevraagd, met de klok mee vanaf de aanvaller, ook wie eerder een aanbod deed dat niet werd aangenomen. Komt er een huurling, of krijgt een vechter voorraad of nieuwe kaarten, dan moeten beiden opnieuw passen, de verdediger eerst. Dan worden de kaarten getoond: de krijgskaarten worden opgeteld en per wapen telt één kaart dubbel, de hoogste eerst. Het hoogste totaal wint; bij een gelijke stand wint de verdediger. Je mag vooraf zeggen dat je buiten een gevecht blijft.',
      },
      {
        id: 'C6.7',
        text: 'Krijgskaarten gaan terug in hun stapels, wapens naar de aflegstapel. Beide vechters, de aanvaller eerst, mogen zoveel krijgskaarten nemen als ze zelf gelegd hebben, hoogstens 4: allemaal of geen.',
      },
      {
        id: 'C6.8',
        text: 'Wie wint, mag een ongemarkeerde figuur van de eigen natie buiten de stad markeren als er een kraag vrij is; een plaatsvervanger mag ook de verdedigde figuur zelf markeren, maar een verslagen figuur kan niet worden gemarkeerd. Daarna gaat de kraag van de verslagen figuur terug naar de eigenaar, behalve als het de laatste is; een plaatsvervanger verliest geen kraag. Daarna zet de winnaar de verslagen figuur op een vrij veld naar keuze buiten de stad, ook dat waar een verslagen aanvaller vandaan kwam; daar wordt niets genomen. De winnende figuur staat op het veld waarom gevochten is; in een dorp neemt de winnaar de voorraad.',
      },
    ],
  },
  {
    id: 'C7',
    title: 'Ruilen',
    paragraphs: [
      {
        id: 'C7.1',
        text: 'Vanaf de eerste beurt mogen twee spelers op elk moment voorraadkaarten ruilen, in elke verhouding, ook cadeau; niet tijdens veilingen en gedwongen afleggen. Een aanbod zegt per soort wat gegeven en wat gevraagd wordt; alles wisselt tegelijk van eigenaar. In een gevecht mag de aanvaller de verdediger in ruil om overgave vragen; die is dan bindend. Iets anders wordt niet verhandeld, met de stapels wordt niet geruild, en beloften binden niet.',
      },
      {
        id: 'C7.2',
        text: 'Een aanbod vervalt als het wordt ingetrokken, als wie het deed de kaarten niet meer heeft, of aan het eind van de beurt. Het mag om kaarten vragen die de ander niet heeft; die kan het dan niet aannemen, en niemand hoort waarom. Een aanbod geeft of vraagt minstens één kaart. Iedereen doet hoogstens drie aanbiedingen per beurt. Wat van eigenaar wisselde, weet iedereen.',
      },
    ],
  },
  {
    id: 'C8',
    title: 'De gebeurtenissen',
    tables: ['events'],
    picture: 'event',
    examples: [
      {
        picture: 'payment',
        text: 'Een bod van 7 wordt betaald met goud en voeding: 4 + 3, precies. Wie alleen twee goudkaarten heeft, betaalt 8; er is geen wisselgeld.',
      },
    ],
    tries: [
      { position: 'event', text: 'Draai een brug om' },
      { position: 'auction', text: 'Bied op een omkoperijkaart' },
    ],
    paragraphs: [
      {
        id: 'C8.1',
        text: 'Bruggen: je mag één brug omdraaien, dus een hele laten instorten of een ingestorte herstellen; niet een brug met een figuur erop.',
      },
      {
        id: 'C8.2',
        text: 'Aanval: je moet een ongemarkeerde figuur van de genoemde natie van buiten op een vrij stadsveld van 1 tot 16 of 25 zetten; op een tempel van 17 tot 24 alleen als daarvan niets vrij is. Vlucht: je zet er een uit de stad op een vrij veld daarbuiten. Een weg is niet nodig, en dorpen leveren geen kaarten op. Is er geen zo’n figuur, dan gebeurt er niets.',
      },
      {
        id: 'C8.3',
        text: 'Plundering: iedereen legt voorraadkaarten af tot er 10 over zijn. Muiterij: iedereen legt krijgskaarten terug tot er 4 over zijn. Naar eigen keuze, allemaal tegelijk; wie niet te veel heeft, hoeft niets te doen. Nieuwe aanvoer: iedereen neemt een voorraadkaart voor elke kraag die niet op het bord is.',
      },
      {
        id: 'C8.4',
        text: 'Omkoperij: de bovenste omkoperijkaart wordt blind geveild. Vanaf de linkerbuur van wie aan de beurt is, biedt iedereen hoger of past; wie past, is eruit; ook wie niet hoger kan, wordt nog gevraagd. Een bod is minstens 1 en niet hoger dan je voorraadkaarten waard zijn. Wie wint, kiest de kaarten om te betalen: precies het bod, of als dat niet kan zo weinig mogelijk meer, zonder wisselgeld. De kaart blijft geheim. Biedt niemand, dan krijgt wie aan de beurt is de kaart gratis.',
      },
    ],
  },
  {
    id: 'C9',
    title: 'Omkoperijkaarten',
    paragraphs: [
      {
        id: 'C9.1',
        text: 'Zet een eigen gemarkeerde figuur, of een van een andere speler, op een vrij veld naar keuze, ook op een tempel; zonder prijs, zonder dorpskaarten. Neem 5 krijgskaarten, of 5 voorraadkaarten. 3, 5 en 7 punten tellen aan het eind. Twee kaarten zijn fopkaarten.',
      },
      {
        id: 'C9.2',
        text: 'De eerste vier mogen gespeeld worden zodra het spel op iemand wacht, en kosten geen actie. Tijdens een gevecht, een veiling, de keuze bij een gebeurtenis of gedwongen afleggen mogen er geen figuren mee verzet worden. Gebruikte kaarten gaan uit het spel. Kaarten die je vóór gedwongen afleggen neemt, tellen daarvoor mee.',
      },
    ],
  },
  {
    id: 'C10',
    title: 'Het einde en de telling',
    tables: ['scores'],
    picture: 'end',
    examples: [
      {
        picture: 'count',
        text: 'In de stad staan vier Azteken, waarvan twee van Anna, en vijf Spanjaarden, waarvan drie van Bert: de Spanjaarden winnen de stad, 5 punten voor Bert. De twee figuren van Anna leveren 10 op, en een ervan staat op de tempel van Anna’s opdracht, 24: nog eens 10; met een schat en 3 goud is dat 33. De drie figuren van Bert leveren 15 op; met 1 goud en een omkoperijkaart van 5 punten is het 26.',
      },
    ],
    paragraphs: [
      {
        id: 'C10.1',
        text: 'Het spel eindigt met de laatste schat, of meteen als alle 25 stadsvelden bezet zijn: wat de stad vulde, wordt afgemaakt, verdere acties vervallen, en voor de onvoltooide ronde wordt geen schat gegeven.',
      },
      {
        id: 'C10.2',
        text: 'De natie met meer figuren in de stad, gemarkeerd of niet, wint de stad; bij een gelijke stand de natie op het hoogste nummer. Is de stad leeg, dan wint niemand de stad.',
      },
      {
        id: 'C10.3',
        text: 'Punten: elke speler van die natie krijgt 5; 5 voor elke eigen gemarkeerde figuur in de stad; 10 extra als er een op de tempel van je opdracht staat; 10 voor elke schat; 1 voor elke goudkaart; de punten van omkoperijkaarten. Wie de meeste punten heeft, wint; bij gelijke punten wordt de overwinning gedeeld.',
      },
    ],
  },
];
