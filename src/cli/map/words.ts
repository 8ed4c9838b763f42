/** What the commands on maps say beside the findings. */
import { many } from '../../core/agreement.ts';
import type { Language } from '../../core/text.ts';

interface MapCommandWords {
  readonly noGame: (games: string) => string;
  readonly refused: string;
  readonly broken: (players: number, seed: number, why: string) => string;
  readonly unusual: (hint: string) => string;
  readonly wins: (games: number) => string;
  readonly players: (players: number) => string;
  readonly fits: string;
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
  },
};
