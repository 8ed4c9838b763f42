import type { MapFault } from '../refusal.ts';
import type { HouseText } from '../text.ts';

/** Why something is no board at all. */
const mapFaults: Readonly<Record<MapFault, string>> = {
  noOther: 'Dieses Spiel hat keine anderen Pläne.',
  noSuch: 'Einen Plan dieses Namens gibt es nicht.',
  tooLarge: 'Das ist zu groß für einen Plan.',
  notJson: 'Das ist kein Plan: Es ist kein JSON.',
  noBoard: 'Das ist kein Plan eines Spiels, das wir kennen.',
  otherGame: 'Das ist der Plan eines anderen Spiels.',
  lacking: 'Diesem Plan fehlt etwas, ohne das es nicht geht.',
};

export const de: HouseText = {
  seat: (seat) => `Platz ${seat + 1}`,
  refusals: {
    unreadable: ({ where }) => `Das ist nicht lesbar: ${where}.`,
    tooHigh: ({ where, most }) => `Höchstens ${most}: ${where}.`,
    tooLow: ({ where, least }) => `Mindestens ${least}: ${where}.`,
    notAsked: () => 'Das Spiel wartet gerade nicht auf dich.',
    over: () => 'Das Spiel ist zu Ende.',
    noSuchSeat: () => 'Diesen Platz gibt es an diesem Tisch nicht.',
    olderQuestion: () => 'Das Spiel ist inzwischen weiter. Schau noch einmal hin.',
    notKept: () =>
      'Das konnte auf deinem Gerät nicht gespeichert werden; vielleicht ist kein Platz mehr. Beim nächsten Zug wird es noch einmal versucht.',
    unknownGame: ({ game }) => `Es gibt kein Spiel namens „${game}“.`,
    unknownOption: ({ option }) => `Dieses Spiel kennt die Option „${option}“ nicht.`,
    wrongOption: ({ option, value }) => `Die Option „${option}“ kann nicht „${value}“ sein.`,
    wrongPlayers: ({ least, most }) => `Dieses Spiel ist für ${least} bis ${most} Spieler.`,
    wrongRules: ({ newest }) => `Diese Fassung der Regeln gibt es nicht; die neueste ist ${newest}.`,
    wrongFirst: () => 'Beginnen muss jemand, der am Tisch sitzt.',
    nothingToUndo: () => 'Du hast nichts zurückzunehmen.',
    undoRevealed: () => 'Seitdem wurde etwas Verborgenes gezeigt; die anderen müssten zustimmen.',
    undoOthers: () => 'Jemand anders war seitdem am Zug; die anderen müssten zustimmen.',
    brokenRecord: ({ line, why }) => `Zeile ${line} der Aufzeichnung ist unbrauchbar: ${why}.`,
    brokenState: ({ why }) => `Diese Stellung ist unmöglich: ${why}.`,
    wrongSeed: () => 'Der Startwert muss aus 64 hexadezimalen Ziffern bestehen.',
    wrongMap: ({ why }) => mapFaults[why],
    unfitMap: ({ why }) => `Auf diesem Plan lässt sich nicht spielen: ${why}.`,
  },
};
