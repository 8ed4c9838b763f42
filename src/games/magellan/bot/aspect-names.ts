/** The sides of a position by name, for the reason behind a hint. */
import type { Language } from '../../../core/text.ts';

export type AspectKey = 'ships' | 'hand' | 'money' | 'stacks' | 'ways' | 'pizarro';

export const aspectNames: Readonly<Record<Language, Readonly<Record<AspectKey, string>>>> = {
  en: {
    ships: 'crowns of the ships',
    hand: 'crowns in hand',
    money: 'money for the auctions to come',
    stacks: 'Magellan stacks',
    ways: 'ships that can sail on',
    pizarro: 'Pizarro’s cards',
  },
  nl: {
    ships: 'kronen van de schepen',
    hand: 'kronen in de hand',
    money: 'geld voor de volgende veilingen',
    stacks: 'Magellanstapels',
    ways: 'schepen die verder kunnen varen',
    pizarro: 'kaarten van Pizarro',
  },
  de: {
    ships: 'Kronen der Schiffe',
    hand: 'Kronen auf der Hand',
    money: 'Geld für die nächsten Versteigerungen',
    stacks: 'Magellan-Stapel',
    ways: 'Schiffe, die weitersegeln können',
    pizarro: 'Pizarros Karten',
  },
};
