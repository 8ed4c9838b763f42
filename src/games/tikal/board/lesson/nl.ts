import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  firstTurn: 'Je eerste beurt',
  welcome:
    'Je leidt een expeditie in het oerwoud rond Tikal. Je mensen komen aan in het basiskamp, in de hoek; wat er onder het bladerdak ligt, weet niemand.',
  aim: 'Tempels en schatten leveren punten op, vier keer per spel. De punten van een tempel zijn voor wie daar de meeste mensen heeft.',
  place:
    'Elke beurt begint met een nieuw kaartje; liggen alle 36, dan eindigt het spel. Het jouwe is een tempel met waarde 2: kies C4, en nog eens om het daar te leggen. De getallen op de randen zeggen wat elke weg kost.',
  leader: 'Nu heb je tien actiepunten, de stippen boven het bord. Kies het basiskamp en breng je expeditieleider in, voor 1 AP.',
  explorer: 'Breng ook een expeditielid in. Bij een tempel telt de leider voor drie, een expeditielid voor één.',
  walk: 'Kies de leider. Op verlichte velden staat hoeveel stapstenen het kost om erheen te lopen: kies de tempel op A4, voor 2.',
  uncover:
    'De rand om het getal van de tempel heeft jouw kleur: je hebt de meerderheid. Maak voor 2 AP een niveau vrij, dan is de tempel 2 waard.',
  follow:
    'Een tweede niveau in dezelfde beurt vraagt een tweede figuur. Kies weer het basiskamp, daarna A4, en laat je expeditielid daarheen komen.',
  second: 'Twee figuren, nog twee AP: maak het tweede niveau vrij.',
  finish: 'Waarde 3, en van jou. Tot je de beurt beëindigt, kun je elke stap terugnemen, één voor één. Beëindig hem nu.',
  turnEnd:
    'Berts leider is naar B5 gegaan. Wegblijven bij A4 is verstandig: 3 komt niet boven jouw 4. Waar niemand je goedkoop inhaalt, zijn punten veilig.',

  treasures: 'Schatten en een kamp',
  masks:
    'Op je nieuwe kaartje staan vier maskers: daar liggen vier schatten begraven. Drie dezelfde zijn in elke waarderingsronde 6 punten waard, twee dezelfde 3, een losse 1.',
  placeMasks:
    'Jij kiest waar het komt en hoe het ligt. Kies B3, draai het tot de weg naar je tempel op A4 1 kost, en kies B3 nog eens.',
  toMasks: 'Stuur je leider van A4 naar B3. De tempel blijft voorlopig van jou: je expeditielid is er nog.',
  dig: 'Een schat opgraven kost 3 AP. Iedereen ziet wat je vindt. Graaf!',
  digger:
    'Een zon! Een tweede schat in deze beurt vraagt een tweede figuur, net als bij een tempel. Stuur je expeditielid achter de leider aan.',
  digAgain: 'Graaf nog eens.',
  reserve: 'Een kikker. Je hebt nog 2 AP, en wat je niet gebruikt, vervalt: breng een expeditielid in.',
  reserveTwo: 'En nog een. Wie in het basiskamp klaarstaat, komt straks van pas.',
  digDone: 'Beëindig de beurt.',
  jungle:
    'Bert heeft naast je ook een zon opgegraven. Onthoud dat! Eerst je kaartje, oerwoud: leg het op C3; hoe het ligt, mag je zelf weten.',
  exchange:
    'Een ruil kan niemand weigeren. Neem voor 3 AP Berts zon en geef je kikker: twee zonnen samen zijn veilig, want een paar wordt nooit geruild.',
  camp: 'Het oerwoud groeit, en de weg vanaf het basiskamp wordt langer. Richt voor 5 AP een kamp op C3 op: je eigen ingang midden op het bord.',
  campIn: 'Voortaan kunnen je mensen ook hier aankomen. Breng een expeditielid in op C3.',
  passage:
    'En een geheime gang verbindt je kampen: kies het basiskamp en dan C3. Voor 1 AP legt een expeditielid de hele weg af.',
  campDone: 'Tien AP goed besteed. Beëindig de beurt.',
  campEnd:
    'Je twee expeditieleden staan naast de tempel op C4 zonder een stap te hebben gelopen. Richt kampen vroeg op, waar nieuwe kaartjes komen te liggen: je hebt er twee per spel.',

  scoring: 'De vulkaan',
  volcano:
    'Een vulkaan! Drie kaartjes zijn vulkanen, en elk daarvan begint een waarderingsronde: om de beurt krijgt iedereen tien actiepunten en telt meteen daarna.',
  preview:
    'Jij trok hem, dus jij begint. Bij elke speler zie je wat een waardering nu zou opleveren; kijk er na elke stap weer naar.',
  toTemple: 'De tempel op A4 is van niemand meer. Stuur je expeditielid er vanaf B3 heen, voor 1.',
  raiseTemple: 'Maak een niveau vrij: dan is hij 4 waard.',
  guard:
    'Berts leider is maar één stap verwijderd. Bescherm de tempel voor 5 AP: je expeditielid klimt erop, en de tempel telt voortaan bij elke waardering voor jou. Dat kan twee keer per spel.',
  lastTwo: 'Nog 2 AP. Vanuit je kamp op C3 kost de weg naar C4 precies 2, en ook die tempel telt.',
  score: '4 voor de beschermde tempel, 2 voor C4, 3 voor je twee zonnen. Beëindig de beurt en tel.',
  scored:
    '9 punten. Daarna kwam Bert: Berts leider pakte je de meerderheid op C4 af, en dezelfde tempel telde nog eens, nu voor Bert. Wat je geteld hebt, neemt niemand je af.',
  placeVolcano:
    'Nu leg jij de vulkaan, en er volgt een gewone beurt. Niemand loopt er ooit doorheen: leg hem op een verlicht veld, weg van je eigen routes.',
  takeBack: 'Je leider staat nog op B3. Ga ook naar C4: 4 tegen 3.',
  grow: 'De meerderheid is van jou. Maak een niveau vrij.',
  growAgain: 'Je hebt er twee figuren, dus nog een.',
  end: 'Dat is Tikal: plekken waar anderen laat komen, paren uit losse schatten, en een wachter voor het te laat is. Speel nu zelf.',
};
