import type { LessonWords } from './index.ts';

export const nl: LessonWords = {
  firstCards: 'De eerste kaarten',
  welcome: 'Je rust schepen uit voor de grote ontdekkingsreizen. Je hebt zes schepen en negen geldkaarten, van elke waarde één.',
  crowns:
    'Kijk naar de kronen op je geld: lage kaarten dragen er drie, hoge maar één. Elke kroon die je aan het eind nog in de hand hebt, is een punt, dus geef met beleid uit.',
  card: 'De ontdekkers worden kaart voor kaart geveild, 36 kaarten in drie fasen. Marco Polo staat te koop: een schip in zijn eerste haven brengt aan het eind van deze fase twee nieuwe geldkaarten, zoals de geldbuidel aangeeft.',
  bid: 'Jij opent het bieden. Zet je bod op 4 en bevestig; ernaast zie je wat je overhoudt.',
  raise: 'Bert gaat naar 5, Chioma doet niet meer mee. Wie past, komt er niet meer in. Bied 6.',
  pay: 'De kaart is van jou. Er is geen wisselgeld, dus betaal met alleen de 6: met 1, 2 en 3 kan het ook, maar dan geef je negen kronen weg in plaats van twee.',
  ship: 'Je schip ligt bij Marco Polo I. In fase II mag alleen wie daar een schip heeft op Marco Polo bieden: in fase I kies je dus je routes.',
  pass: 'Nu Cook. Veld I heeft al vijf kronen, maar wie hem koopt, speelt met open hand tot de fase voorbij is. Laat hem gaan en pas.',
  watch:
    'Bert heeft 7 betaald, en nu ziet iedereen Berts geld. In de lijst van spelers zie je wat iedereen zou scoren als het spel nu afliep.',
  draw: 'Vasco da Gama: wie hem koopt, trekt meteen een kaart. Het bod staat op 3. Bied 4.',
  payAgain: 'De twee anderen hebben gepast. Betaal met alleen de 4.',
  cardsEnd:
    'Twee schepen op zee, en meteen een kaart getrokken. Een goede route verdient zichzelf terug: Marco Polo brengt geld, Vasco da Gama brengt het vroeg, de anderen brengen kronen.',

  phaseChange: 'Van fase I naar fase II',
  lastCards:
    'Een tijdje later. Er zijn nog twee kaarten van fase I, jij hebt nog één schip in de haven en drie geldkaarten in de hand.',
  veto: 'Marco Polo is opengedraaid, en jij wilt hem. Maar Chioma heeft meer geld. Je Columbus is goed voor één veto: stuur Marco Polo naar het eind van de stapel.',
  letGo: 'In zijn plaats komt Pizarro, en die willen ze allebei. Laat ze hun geld maar uitgeven: pas.',
  back: 'Het kostte Chioma 11, en nu is Marco Polo terug, als laatste kaart van de fase. Chioma heeft gepast. Bied 2.',
  payTwo: 'Voor 2 van jou! Betaal met de 2.',
  phaseEnds:
    'Fase I is voorbij. Iedereen heeft twee kaarten getrokken, en de geldbuidels betaalden: twee voor elk van je schepen bij Marco Polo, één voor Columbus. Bert heeft de kaarten weer gedekt in de hand.',
  exchange:
    'Bij Marco Polo mag je per schip tot drie kaarten ruilen. Vier zevens met elk één kroon is wat veel: kies er drie en ruil ze.',
  exchangeTwo: 'Nog eens, voor je tweede schip. Ruil wat je wilt, of niets.',
  phaseTwo:
    'Fase II is begonnen. Pizarro kwam eerst, en jou werd niets gevraagd: je hebt geen schip bij Pizarro I. Bert kreeg hem voor 4, want alleen Chioma had kunnen meebieden.',
  bidMagellan: 'Nu Magellan, waar jij twee schepen hebt. Chioma biedt 2. Bied 3.',
  payMagellan: 'Chioma past. Betaal zoals je wilt: met een 4 geef je twee kronen weg, met een 3 drie.',
  whichShip:
    'Welk schip vaart verder? Kronen onder een stapel tellen één keer per Magellankaart die erop ligt. Kies het schip met de 1 eronder: dat heeft drie kronen, het andere maar één.',
  tuck: 'Nu gaat er een tweede kaart onder de stapel, gedekt. Lage kaarten zijn hier het best: drie kronen die dubbel tellen. Kies er een.',
  end: 'Koop je Magellan ook in fase III, dan tellen al deze kronen driemaal. Kies een paar routes en houd ze vol tot het eind. Speel nu zelf.',
};
