import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  welcome:
    'Je bouwt piramides in het Dal der Koningen. Ronde 1 is voorbij: je opzichters hebben de bouwterreinen 13 en 8 met scarabeeën in bezit genomen, twee van je arbeiders staan op 13. Ga naar een terrein om te lezen wat er ligt.',
  pharaoh:
    'In het midden staat de faraopiramide. Stenen die niemand gebruikt, komen hier terecht. Ligt de dertigste steen er, dan is die ronde de laatste: deze piramide is de klok van het spel.',
  bid: 'Stenen worden per vijf verkocht met verborgen biedingen. Leg je 4 en je 3 bij groep 1, met de vier witte stenen, en een blanco tablet bij groep 2 om Bert te laten twijfelen. De anderen zien hoeveel tabletten waar liggen, niet welke. Bij gelijk bod wint wie het eerst legde.',
  order:
    'Groep 1 is van jou, al had ook Bert zijn 4 daar gelegd. Nu geheime opdrachten: beide opzichters samen hebben 6 verplaatsingspunten. Laat opzichter 1 op terrein 13 staan; kies opzichter 2 en stuur hem naar terrein 6, voor 3 daarvan. Niemand ziet je pijl.',
  worker:
    'Alle opdrachten zijn getoond. Jij hebt de faraosteen, dus jij ging eerst en nam terrein 6 in bezit. Daarna gaat Berts opzichter: was zijn plaats bezet, dan komt hij in de zone ernaast en krijgt hij niets. Nu de arbeiders, open: stuur er nog een van zone 16 naar terrein 13, zodat er drie staan.',
  workersDone:
    'Elke arbeider legt per ronde twee stenen waar hij staat; drie kunnen er dus vijf leggen. Beëindig deze fase; verplaatsingspunten die je overhebt, vervallen.',
  build:
    'Terrein 13 is klein: vier stenen en één erop. Helemaal één kleur zou 4 punten waard zijn, een kleur per niveau 3, al het andere 1. Leg de vier witte onderaan, of druk op “Vul voor mij”.',
  second: 'Nog een witte. Een niveau moet vol zijn voor het volgende begint.',
  third: 'En nog een.',
  fourth: 'De laatste van het onderste niveau.',
  top: 'Nu de zandkleurige erbovenop.',
  over: 'De piramide is af en er valt deze ronde niets meer te bouwen. Beëindig je beurt; daarna bouwt Bert.',
  end: 'Voltooid: gelaagd, 3 punten, en voorgoed veilig. Alleen voltooide piramides tellen. Op grote terreinen leveren 14 stenen tot 11 punten op. Tot het zover is kunnen anderen met meer opzichters je stenen komen stelen, of met ook meer arbeiders het hele terrein overnemen. Jij ook.',
};
