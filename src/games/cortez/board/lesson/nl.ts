import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  welcome:
    'Jij leidt de Azteken, Bert de Spanjaarden. Figuren met een kraag gehoorzamen hun speler: twee dragen jouw rode. Aan het eind is elk daarvan in de stad 5 punten waard, en 10 meer als er een op de tempel van je geheime opdracht staat. Die van jou is tempel 24; daar staat Bert.',
  bridge:
    'Elke beurt begint met een gebeurtenis. Die van jou is Bruggen: je mag er één omdraaien, van ingestort naar heel of terug. Alle drie de dammen naar de stad zijn onderbroken. Herstel brug W2, vóór de westelijke poort.',
  cards:
    'Nu heb je twee acties: krijgskaarten nemen, een zet doen of een voorraadkaart nemen. Om de tempel zul je moeten vechten, dus wapen je eerst: leg 1 voeding af en neem 4 krijgskaarten.',
  attack:
    'Een figuur gaat zo ver je wilt. Kies die van jou bij Tlacopan en dan tempel 24: een aanval op Bert. Elke gepasseerde figuur zonder jouw kraag kost 1 vermomming; hier de Spanjaard in poort 15. Het bord zoekt de goedkoopste weg, of je kiest “Een andere weg”.',
  lay: 'Bert laat je komen. Leg je 6 en je 4 gedekt met één wapen; een tik op een kaart legt hem erbij. Per wapen telt één kaart dubbel, de hoogste eerst: 6 + 6 + 4 is 16. Wapens liggen open, krijgskaarten niet. Met meer spelers zouden de anderen je als huurling een kaart kunnen verkopen.',
  pass: 'Bert heeft twee kaarten en een wapen gelegd. Wat ligt, blijft liggen, en je zou meer kunnen toevoegen. Maar dit moet genoeg zijn: pas. Hebben jullie allebei gepast, dan worden de kaarten getoond. Bij gelijk zou de verdediger winnen.',
  refill:
    'Je hebt gewonnen: Berts 4 en 3 met een wapen zijn samen 11. De gelegde kaarten zijn weg. Jullie mogen elk zoveel krijgskaarten nemen als je zelf gelegd hebt, hoogstens 4.',
  mark: 'Na elk gewonnen gevecht mag je nog een figuur van je natie buiten de stad markeren, zolang je van je zeven kragen er een vrij hebt. Kies een ongemarkeerde Azteek.',
  banish:
    'Bert neemt de kraag van zijn verslagen figuur terug. Waar die heen gaat, bepaal jij: elk vrij veld buiten de stad. Stuur hem ver weg, een hoek in.',
  end: 'Tempel 24 is van jou. Eindigde het spel nu: 5 punten voor je figuur, 10 voor de opdracht, 1 per goudkaart. In de stad staan van elke natie drie figuren; bij gelijk beslist het hoogste nummer, dus houden de Azteken de stad: nog 5. En wie de meeste gemarkeerde figuren in de stad heeft als de schat komt, krijgt 10.',
};
