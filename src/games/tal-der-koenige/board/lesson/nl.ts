import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  firstPyramid: 'Je eerste piramide',
  welcome:
    'Je bouwt piramides in het Dal der Koningen; voltooide leveren punten op. Ronde 1 is voorbij: je opzichters hebben de bouwterreinen 13 en 8 met scarabeeën in bezit genomen, en twee van je arbeiders staan op 13.',
  pharaoh:
    'In het midden staat de faraopiramide, waar stenen terechtkomen die niemand gebruikt. Ligt de dertigste er, dan is die ronde de laatste: deze piramide is de klok van het spel.',
  bid: 'Stenen worden per vijf verkocht, met gedekte biedingen. Leg je 4 en je 3 bij groep 1, met de vier witte stenen, en een blanco tablet bij groep 2 om Bert te laten twijfelen.',
  sold: 'Groep 1 is van jou, al had ook Bert daar een 4 gelegd. Hoeveel biedtabletten waar liggen, ziet iedereen; welke, niemand. Bij gelijk bod wint wie het eerst legde.',
  order:
    'Nu geheime opdrachten: je opzichters hebben samen 6 verplaatsingspunten. Laat opzichter 1 op terrein 13 staan; kies opzichter 2 en stuur die voor 3 daarvan naar terrein 6. Niemand ziet je pijl.',
  bumped:
    'Bert had een opzichter naar precies dezelfde plaats gestuurd! Jij hebt de faraosteen, dus jij was eerst en nam terrein 6 in bezit. Berts opzichter kwam in de zone ernaast terecht en kreeg niets.',
  worker: 'Nu de arbeiders, open. Stuur er nog een van zone 16 naar terrein 13, zodat er drie staan.',
  workersDone:
    'Elke arbeider legt per ronde tot twee stenen op het terrein waar die staat; met drie kun je je vijf stenen leggen. Beëindig je beurt.',
  build:
    'Vier stenen en één erop. Helemaal één kleur zou 4 punten waard zijn, een kleur per niveau 3, al het andere 1. Leg de vier witte onderaan, of druk op “Vul voor mij”.',
  second: 'Nog een witte. Een niveau moet vol zijn voor het volgende begint.',
  third: 'En nog een.',
  fourth: 'De laatste van het onderste niveau.',
  top: 'Nu de zandkleurige erbovenop.',
  over: 'De piramide is voltooid, en er valt deze ronde niets meer te bouwen. Beëindig je beurt; daarna bouwt Bert.',
  pyramidEnd:
    'Gelaagd, 3 punten, en voorgoed veilig. Alleen voltooide piramides tellen, en op grote terreinen leveren 14 stenen tot 11 punten op. Tot het zover is, kunnen anderen om je stenen komen. En jij om die van hen.',

  raid: 'Stelen en overnemen',
  neighbour:
    'Een paar ronden later. Bert is met beide opzichters op pad: op de terreinen 10 en 15 staat nog maar één arbeider per terrein. Dat vraagt om bezoek.',
  missing:
    'En je hebt Berts stenen nodig. Terrein 8 zou helemaal wit worden, 11 punten, maar er ontbreken drie stenen en je kon maar één witte kopen. Bert heeft er twee boven op terrein 10.',
  raidOrder:
    'Wie op een terrein meer opzichters heeft dan de eigenaar, mag daar met een arbeider stelen. Stuur de ene opzichter naar een vrije plaats op terrein 10 en de andere naar terrein 15. Terrein 8 blijft zonder: een gok, maar dat weet Bert niet.',
  thief:
    'Bert had niets in de gaten. Nu de handen uit de mouwen: stuur een arbeider van zone 16 naar terrein 10. Eén arbeider neemt twee stenen mee.',
  crew: 'Met terrein 15 heb je grotere plannen. Stuur er een arbeider heen.',
  crewTwo: 'En nog een: twee tegen die ene van Bert.',
  raidDone: 'Iedereen staat klaar. Beëindig je beurt.',
  steal: 'Ga naar terrein 10, kies de twee witte stenen en steel ze. Het hoogste niveau gaat altijd eerst.',
  enough:
    'Ook op terrein 15 zou je kunnen stelen. Maar met meer opzichters én meer arbeiders dan de eigenaar kun je het helemaal krijgen. Steel niet verder: beëindig je beurt.',
  takeOver: 'Neem terrein 15 over: jouw scarabee komt in plaats van die van Bert, en de drie rode stenen zijn van jou.',
  taken: 'Meer valt er niet over te nemen. Beëindig je beurt en ga verder met bouwen.',
  red: 'Bouw meteen op terrein 15: je hebt twee rode stenen gekocht. Leg er een om het niveau te vullen.',
  redTop: 'En een erbovenop.',
  white:
    'Eén kleur: 4 punten, vooral met Berts stenen. Nu terrein 8, waar twee van je arbeiders stonden te wachten. Leg een witte.',
  whiteTwo: 'De tweede.',
  whiteTop: 'En de laatste, helemaal bovenop.',
  raidOver: 'Twee stenen blijven over, die zijn voor de farao. Beëindig je beurt.',
  raidEnd:
    '11 en 4 punten in één ronde! Bert komt het je vast betaald zetten: een opzichter thuis houdt er één van Bert tegen, een voltooide piramide iedereen. Speel nu zelf.',
};
