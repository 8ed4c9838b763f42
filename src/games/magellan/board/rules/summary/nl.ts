import { many } from '../../../../../core/agreement.ts';
import type { RuleSummary } from '../../../../../ui/board.ts';
import { tables } from '../tables.ts';

export const nl: RuleSummary = {
  aim: 'Zes ontdekkers varen uit, en jij stuurt schepen mee met de ontdekkers die je op de veiling koopt. Het geld waarmee je betaalt, is zelf punten waard. Wie de meeste punten heeft, wint: kronen op de velden van je schepen, in je hand en in Magellanstapels, en wat Pizarro oplevert. In drie fasen worden 36 kaarten verkocht.',
  turnTitle: 'Zo wordt een kaart verkocht',
  turn: [
    'De bovenste kaart wordt opengedraaid; wie een veto heeft, wordt eerst gevraagd.',
    'Met de klok mee biedt iedereen meer dan het laatste bod, of past en doet niet meer mee.',
    'Wie koopt, betaalt met kaarten die samen minstens het bod waard zijn: zonder wisselgeld en zonder overbodige kaart.',
    'De koper zet een schip op het veld van deze fase bij die ontdekker: nieuw op I, van I naar II of van II naar III.',
    'Het veld doet wat erop staat. Wie kocht, opent de volgende veiling.',
  ],
  tables: tables({
    explorers: ['Columbus', 'Pizarro', 'Magellan', 'Marco Polo', 'Vasco da Gama', 'Cook'],
    fields: (side) => `Velden op kant ${side}: kaarten aan het eind van de fase, kronen aan het eind van het spel`,
    explorer: 'Ontdekker',
    cards: (count) => many(count, 'kaart', 'kaarten'),
    crowns: (count) => many(count, 'kroon', 'kronen'),
    actions: {
      veto: () => 'een veto',
      pushYourLuck: () => 'kaarten opendraaien tot 20',
      tuckFromHand: () => 'stapel: een kaart uit de hand',
      tuckFromPayment: () => 'stapel: een kaart van de betaling',
      exchange: () => 'tot 3 kaarten ruilen',
      draw: (cards) => `meteen ${cards} trekken`,
      openHand: () => 'hand open tijdens de fase',
      neighbourDiscards: () => 'linkerbuur haalt een kaart weg',
      half: (cards, crowns) => `${cards} trekken, of ${many(crowns, 'kroon', 'kronen')}`,
    },
    money: 'Geldkaarten',
    value: 'Waarde',
    crown: 'Kronen',
    eachValue: 'Van elke waarde',
    phaseTable: 'De fasen',
    phase: 'Fase',
    sold: 'Verkochte kaarten',
    forAll: 'Kaarten voor iedereen aan het eind',
  }),
  remember: [
    'Fase I: wie nog een schip over heeft, mag bieden. Fase II: alleen wie een schip op veld I van deze ontdekker heeft. Fase III: op veld II.',
    'Magellan op kant A en Cook op kant B: na het betalen moet je een kaart overhouden.',
    'Een Magellanstapel telt zijn kronen maal het aantal Magellankaarten erop: 8 kronen onder drie kaarten zijn 24.',
    'Pizarro III op kant B: draai kaarten één voor één open. Tot en met 20 tellen hun waarden als punten, daarboven krijg je niets.',
    'Een kaart die niemand wil, verlaat het spel. Schepen die na fase I niet zijn ingezet, ook.',
    'Aan het einde van een fase: twee kaarten voor iedereen, dan de geldbuidels, dan de ruil bij Marco Polo.',
  ],
};
