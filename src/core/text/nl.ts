import type { MapFault } from '../refusal.ts';
import type { HouseText } from '../text.ts';

/** Why something is no board at all. */
const mapFaults: Readonly<Record<MapFault, string>> = {
  noOther: 'Dit spel heeft geen andere borden.',
  noSuch: 'Er is geen bord met die naam.',
  tooLarge: 'Dit is te groot voor een bord.',
  notJson: 'Dit is geen bord: het is geen JSON.',
  noBoard: 'Dit is geen bord van een spel dat we kennen.',
  otherGame: 'Dit is het bord van een ander spel.',
  lacking: 'Op dit bord ontbreekt iets waar het spel niet zonder kan.',
};

export const nl: HouseText = {
  seat: (seat) => `Plaats ${seat + 1}`,
  refusals: {
    unreadable: ({ where }) => `Dit is niet te lezen: ${where}.`,
    tooHigh: ({ where, most }) => `Hoogstens ${most}: ${where}.`,
    tooLow: ({ where, least }) => `Minstens ${least}: ${where}.`,
    notAsked: () => 'Het spel wacht nu niet op jou.',
    over: () => 'Het spel is afgelopen.',
    noSuchSeat: () => 'Die plaats is er niet aan deze tafel.',
    olderQuestion: () => 'Het spel is intussen verder. Kijk nog eens.',
    notKept: () =>
      'Dit kon niet op je apparaat worden opgeslagen; misschien is er geen ruimte meer. Bij de volgende zet wordt het opnieuw geprobeerd.',
    unknownGame: ({ game }) => `Er is geen spel dat “${game}” heet.`,
    unknownOption: ({ option }) => `Dit spel kent de optie “${option}” niet.`,
    wrongOption: ({ option, value }) => `De optie “${option}” kan niet “${value}” zijn.`,
    wrongPlayers: ({ least, most }) => `Dit spel is voor ${least} tot ${most} spelers.`,
    wrongRules: ({ newest }) => `Die versie van de regels bestaat niet; de nieuwste is ${newest}.`,
    wrongFirst: () => 'De startspeler moet iemand aan de tafel zijn.',
    nothingToUndo: () => 'Je hebt niets om terug te nemen.',
    undoRevealed: () => 'Er is sindsdien iets verborgens getoond; de anderen moeten het goedvinden.',
    undoOthers: () => 'Iemand anders heeft sindsdien iets gedaan; de anderen moeten het goedvinden.',
    brokenRecord: ({ line, why }) => `Regel ${line} van het verslag is onbruikbaar: ${why}.`,
    brokenState: ({ why }) => `Deze stelling is onmogelijk: ${why}.`,
    wrongSeed: () => 'De startwaarde moet uit 64 hexadecimale cijfers bestaan.',
    wrongMap: ({ why }) => mapFaults[why],
    unfitMap: ({ why }) => `Op dit bord kan niet gespeeld worden: ${why}.`,
  },
};
