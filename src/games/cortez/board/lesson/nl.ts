import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  firstAttack: 'Je eerste aanval',
  welcome:
    'Jij leidt de Azteken, Bert de Spanjaarden. Alleen figuren met een kraag gehoorzamen hun speler, en twee dragen jouw rode. Elk daarvan in de stad is aan het eind 5 punten waard.',
  mission:
    'Staat er een op de tempel van je geheime opdracht, dan zijn dat er 10 meer. Die van jou is tempel 24, en daar staat Bert al.',
  bridge:
    'Elke beurt begint met een gebeurtenis. Die van jou is Bruggen: alle drie de dammen naar de stad zijn onderbroken, en je mag er één herstellen. Herstel brug F9, vóór de westelijke poort.',
  cards:
    'Nu heb je twee acties: krijgskaarten nemen, een zet doen of een voorraadkaart nemen. Om de tempel zul je moeten vechten, dus wapen je eerst: leg 1 voeding af en neem 4 krijgskaarten.',
  attack:
    'Een figuur gaat zo ver je wilt. Kies die van jou bij Tlacopan en dan tempel 24: een aanval op Bert. Langs de ongemarkeerde Spanjaard in poort 15 kom je voor 1 vermomming.',
  lay: 'Leg je 6 en je 4 gedekt met één wapen; kies een kaart om hem erbij te leggen. Een wapen verdubbelt de hoogste kaart: 6 + 6 + 4 is 16.',
  pass: 'Bert heeft twee kaarten en een wapen gelegd. Je zou meer kunnen toevoegen, maar wat ligt, ben je kwijt, en 16 moet genoeg zijn: pas. Hebben jullie allebei gepast, dan worden de kaarten getoond.',
  refill:
    'Gewonnen: Berts 4 en 3 met een wapen zijn samen 11. Bij een gelijke stand had Bert als verdediger gewonnen. Neem zoveel krijgskaarten als je gelegd hebt.',
  mark: 'Na elk gewonnen gevecht mag je nog een figuur van je natie buiten de stad markeren. Kies een ongemarkeerde Azteek.',
  banish: 'Bert krijgt de kraag terug. Waar de verslagen figuur heen gaat, bepaal jij: ver weg, een hoek in.',
  attackEnd:
    'Tempel 24 is van jou: 5 punten voor de figuur, 10 voor de opdracht, en nog 5 als de Azteken aan het eind de stad winnen. Bert kan natuurlijk terugkomen.',

  mercenary: 'Vrienden te huur',
  three:
    'Een tafel met drie spelers. Chioma leidt net als jij Azteken, maar iedereen speelt voor zichzelf. Jouw opdracht is tempel 21, en weer staat Bert in de weg.',
  noWeapon: 'Je hebt een 5, een 3 en een 2, en geen enkel wapen. Voor een gevecht is dat nog te weinig.',
  trade:
    'Voorraadkaarten mag je altijd ruilen. Chioma heeft wapens over: doe een aanbod, 1 goud voor 1 wapen. Goud is aan het eind een punt: wie zegt daar nee tegen?',
  attackAgain: 'Gelukt! Kies nu je figuur bij Tlacopan en val Bert aan op tempel 21.',
  layTwo: 'Leg de 5 en de 3 met je nieuwe wapen: 5 + 5 + 3 is 13. Houd de 2 achter, dan ziet Bert niet hoe leeg je hand is.',
  count:
    'Bert antwoordt met twee kaarten en een wapen; dat kan best meer dan 13 zijn. Maar Chioma biedt zich aan als huurling: een 4 voor 1 goud. Alleen jij ziet de kaart.',
  haggle: 'Alles heeft zijn prijs, en over prijzen valt te praten. Kies “Andere prijs” en bied 1 voeding in plaats van het goud.',
  passNow: 'Chioma vindt het goed, en de 4 ligt aan jouw kant: nu is het 17. Pas en laat de kaarten tonen.',
  won: '17 tegen 16: zonder Chioma had je verloren. Neem krijgskaarten voor wat je zelf gelegd hebt.',
  recruit: 'Je hebt gewonnen, dus markeer nog een Azteek buiten de stad.',
  exile: 'En stuur Berts verslagen figuur weg, hoe verder hoe beter.',
  lastAction: 'Je hebt nog één actie. Neem een voorraadkaart: vrienden zul je vaker moeten betalen.',
  end: 'Vecht waar een opdracht of een meerderheid op het spel staat, en houd iets achter de hand dat anderen willen. Komt de schat, dan leveren de meeste gemarkeerde figuren in de stad 10 punten op en is de ronde voorbij; er zijn twee ronden, vanaf vier spelers drie. Speel nu zelf.',
};
