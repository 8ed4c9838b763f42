/** What the house knows of Cortez, and where each part of it is. */
import type { GameEntry } from '../entry.ts';

export const entry = {
  titles: {
    en: { name: 'Cortez', tagline: 'Fight for the city in the lake' },
    nl: { name: 'Cortez', tagline: 'Strijd om de stad in het meer' },
    de: { name: 'Cortez', tagline: 'Kämpfe um die Stadt im See' },
  },
  players: { least: 2, most: 6 },
  botNames: ['Axolotl', 'Cacao', 'Obsidian', 'Maguey', 'Chinampa', 'Kolibri'],
  homeOrder: 4,
  rules: async () => (await import('./index.ts')).cortez,
  apart: async () => (await import('./apart.ts')).apart,
  heuristics: async () => (await import('#bot/cortez/bot/index.ts')).heuristics,
  orderDesk: () => import('./order-desk.ts'),
  ladder: [
    { players: 2, iterations: 5000, games: 120, full: 40 },
    { players: 4, iterations: 5000, games: 120 },
  ],
  cover: () => import('#client/cortez/board/Cover.svelte'),
  miniature: () => import('#client/cortez/board/Miniature.svelte'),
  board: async () => (await import('#client/cortez/board/index.ts')).board,
  stage: async () => (await import('#client/cortez/board/stage/index.ts')).stage,
  rulesPage: async () => (await import('#client/cortez/board/rules/index.ts')).rules,
  positions: async () => (await import('#client/cortez/board/rules/positions.ts')).positions,
  mapDrawing: () => import('#client/cortez/board/map/Drawing.svelte'),
  lesson: async () => (await import('#client/cortez/board/lesson/index.ts')).lesson,
  album: async () => (await import('#shots/cortez/shots.ts')).album,
} satisfies GameEntry;
