import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  welcome:
    'Je rust schepen uit voor de grote ontdekkingsreizen. Je hebt zes schepen en negen geldkaarten, van elke waarde één. Lage kaarten dragen veel kronen, en elke kroon die je aan het eind nog in de hand hebt is een punt.',
  card: 'De ontdekkers worden kaart voor kaart geveild. Marco Polo staat te koop. In zijn eerste haven ligt een geldbuidel met een 2: een schip daar brengt je aan het eind van deze fase twee nieuwe geldkaarten. Ga naar een haven om te lezen wat die doet.',
  bid: 'Jij opent het bieden. Zet je bod op 4 en bevestig. Ernaast zie je wat je overhoudt.',
  raise: 'Bert gaat naar 5, Chioma doet niet meer mee. Wie past, komt er niet meer in. Bied 6.',
  pay: 'De kaart is van jou. Er is geen wisselgeld, dus betaal gepast: alleen de 6. Met 1, 2 en 3 betaal je evenveel, maar dan geef je negen kronen weg in plaats van twee.',
  pass: 'Je schip ligt bij Marco Polo I. In fase II mogen alleen zij die daar een schip hebben weer op Marco Polo bieden; in fase I kies je dus je routes. Nu Cook: al op veld I vijf kronen, maar wie hem koopt speelt met open hand. Laat hem gaan en pas.',
  watch:
    'Bert heeft 7 betaald en zijn geld ligt open tot de fase voorbij is. In de lijst van spelers zie je wat iedereen zou scoren als het spel nu afliep; kies een naam om het regel voor regel te zien.',
  draw: 'Vasco da Gama: wie hem koopt trekt meteen een kaart. Het bod staat op 3. Bied 4.',
  payAgain: 'Allebei gepast. Betaal met alleen de 4.',
  end: 'Dat is de kern. Na 18 kaarten begint fase II met nog eens 12, dan fase III met 6, waar de meeste kronen liggen. Wie de meeste kronen heeft aan schepen en geld wint. Het veto, de stapels van Magellan en de rest worden uitgelegd als ze aan de orde komen.',
};
