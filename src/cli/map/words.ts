/** What the commands on maps say beside the findings. */
import { many } from '../../core/agreement.ts';
import type { Language } from '../../core/text.ts';

export interface MapCommandWords {
  readonly noGame: (games: string) => string;
  readonly refused: string;
  readonly broken: (players: number, seed: number, why: string) => string;
  readonly unusual: (hint: string) => string;
  readonly wins: (games: number) => string;
  readonly players: (players: number) => string;
  readonly fits: string;
  readonly adopted: (rules: number, file: string) => string;
  readonly adoptedNext: string;
  readonly known: string;
  readonly noTree: (folder: string) => string;
}

export const mapCommandWords: Readonly<Record<Language, MapCommandWords>> = {
  en: {
    noGame: (games) => `It names no game whose board is data; these are: ${games}.`,
    refused: 'This map is NOT one to play on.',
    broken: (players, seed, why) => `A random game broke a law: ${many(players, 'player', 'players')}, seed ${seed}, ${why}.`,
    unusual: (hint) => `Unusual: ${hint}`,
    wins: (games) => `Wins by seat in ${many(games, 'random game', 'random games')}:`,
    players: (players) => many(players, 'player', 'players'),
    fits: 'This map can be played on.',
    adopted: (rules, file) => `It is the default of version ${rules} of the rules now: ${file}.`,
    adoptedNext:
      'Games of older versions keep their board. Record a game of the new one (scripts/record-games.ts), run npm test, and say in docs/boards.md where the map comes from.',
    known: 'this map comes with the program already',
    noTree: (folder) => `there is no source tree at ${folder}`,
  },
  nl: {
    noGame: (games) => `Het noemt geen spel waarvan het bord uit gegevens bestaat; dat zijn: ${games}.`,
    refused: 'Op dit bord kan NIET gespeeld worden.',
    broken: (players, seed, why) =>
      `Een willekeurige partij brak een wet: ${many(players, 'speler', 'spelers')}, seed ${seed}, ${why}.`,
    unusual: (hint) => `Ongewoon: ${hint}`,
    wins: (games) => `Gewonnen per plaats in ${many(games, 'willekeurige partij', 'willekeurige partijen')}:`,
    players: (players) => many(players, 'speler', 'spelers'),
    fits: 'Op dit bord kan gespeeld worden.',
    adopted: (rules, file) => `Het is nu het gewone bord van versie ${rules} van de regels: ${file}.`,
    adoptedNext:
      'Partijen van oudere versies houden hun bord. Neem een partij van de nieuwe op (scripts/record-games.ts), draai npm test, en schrijf in docs/boards.md waar het bord vandaan komt.',
    known: 'dit bord zit al bij het programma',
    noTree: (folder) => `in ${folder} staat geen broncode`,
  },
  de: {
    noGame: (games) => `Es nennt kein Spiel, dessen Plan aus Daten besteht; das sind: ${games}.`,
    refused: 'Auf diesem Plan lässt sich NICHT spielen.',
    broken: (players, seed, why) =>
      `Eine Zufallspartie brach ein Gesetz: ${many(players, 'Spieler', 'Spieler')}, Seed ${seed}, ${why}.`,
    unusual: (hint) => `Ungewöhnlich: ${hint}`,
    wins: (games) => `Gewonnen nach Plätzen in ${many(games, 'Zufallspartie', 'Zufallspartien')}:`,
    players: (players) => many(players, 'Spieler', 'Spieler'),
    fits: 'Auf diesem Plan lässt sich spielen.',
    adopted: (rules, file) => `Er ist jetzt der übliche Plan der Version ${rules} der Regeln: ${file}.`,
    adoptedNext:
      'Partien älterer Versionen behalten ihren Plan. Nimm eine Partie der neuen auf (scripts/record-games.ts), führe npm test aus und schreibe in docs/boards.md, woher der Plan stammt.',
    known: 'dieser Plan liegt dem Programm schon bei',
    noTree: (folder) => `in ${folder} liegt kein Quellcode`,
  },
};
