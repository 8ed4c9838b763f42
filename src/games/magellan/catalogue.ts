/** What the house knows of Magellan, and where each part of it is. */
import type { GameEntry } from '../entry.ts';

export const entry = {
  titles: {
    en: { name: 'Magellan', tagline: 'Bid for the great voyages' },
    nl: { name: 'Magellan', tagline: 'Bied op de grote reizen' },
    de: { name: 'Magellan', tagline: 'Biete auf die großen Reisen' },
  },
  players: { least: 3, most: 6 },
  botNames: ['Sextant', 'Mistral', 'Sargasso', 'Passat', 'Astrolab', 'Bonanza'],
  homeOrder: 2,
  rules: async () => (await import('./index.ts')).magellan,
  apart: async () => (await import('./apart.ts')).apart,
  heuristics: async () => (await import('#bot/magellan/bot/index.ts')).heuristics,
  orderDesk: () => import('./order-desk.ts'),
  ladder: [
    { players: 3, iterations: 10_000, games: 90, full: 60 },
    { players: 4, iterations: 10_000, games: 120 },
  ],
  cover: () => import('#client/magellan/board/Cover.svelte'),
  miniature: () => import('#client/magellan/board/Miniature.svelte'),
  board: async () => (await import('#client/magellan/board/index.ts')).board,
  stage: async () => (await import('#client/magellan/board/stage/index.ts')).stage,
  rulesPage: async () => (await import('#client/magellan/board/rules/index.ts')).rules,
  positions: async () => (await import('#client/magellan/board/rules/positions.ts')).positions,
  mapDrawing: () => import('#client/magellan/board/map/Drawing.svelte'),
  lesson: async () => (await import('#client/magellan/board/lesson/index.ts')).lesson,
  album: async () => (await import('#shots/magellan/shots.ts')).album,
} satisfies GameEntry;
