/** What the house knows of Tal der Könige, and where each part of it is. */
import type { GameEntry } from '../entry.ts';

export const entry = {
  titles: {
    en: { name: 'Tal der Könige', tagline: 'Build pyramids in secret rivalry' },
    nl: { name: 'Tal der Könige', tagline: 'Bouw piramides in geheime wedijver' },
    de: { name: 'Tal der Könige', tagline: 'Baue Pyramiden im heimlichen Wettstreit' },
  },
  players: { least: 2, most: 4 },
  botNames: ['Ibis', 'Papyrus', 'Obelisk', 'Lotus', 'Onyx', 'Anubis'],
  homeOrder: 3,
  rules: async () => (await import('./index.ts')).talDerKoenige,
  apart: async () => (await import('./apart.ts')).apart,
  heuristics: async () => (await import('#bot/tal-der-koenige/bot/index.ts')).heuristics,
  orderDesk: () => import('./order-desk.ts'),
  ladder: [
    { players: 2, iterations: 2500, games: 120, full: 60 },
    { players: 4, iterations: 2500, games: 120 },
  ],
  cover: () => import('#client/tal-der-koenige/board/Cover.svelte'),
  miniature: () => import('#client/tal-der-koenige/board/Miniature.svelte'),
  board: async () => (await import('#client/tal-der-koenige/board/index.ts')).board,
  stage: async () => (await import('#client/tal-der-koenige/board/stage/index.ts')).stage,
  rulesPage: async () => (await import('#client/tal-der-koenige/board/rules/index.ts')).rules,
  positions: async () => (await import('#client/tal-der-koenige/board/rules/positions.ts')).positions,
  mapDrawing: () => import('#client/tal-der-koenige/board/map/Drawing.svelte'),
  lesson: async () => (await import('#client/tal-der-koenige/board/lesson/index.ts')).lesson,
  album: async () => (await import('#shots/tal-der-koenige/shots.ts')).album,
} satisfies GameEntry;
