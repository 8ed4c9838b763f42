/** What the house knows of Tikal, and where each part of it is. */
import type { GameEntry } from '../entry.ts';

export const entry = {
  titles: {
    en: { name: 'Tikal', tagline: 'Uncover temples in the jungle' },
    nl: { name: 'Tikal', tagline: 'Maak tempels vrij in het oerwoud' },
    de: { name: 'Tikal', tagline: 'Lege Tempel im Urwald frei' },
  },
  players: { least: 2, most: 4 },
  botNames: ['Ocelot', 'Quetzal', 'Ceiba', 'Tapir', 'Copal', 'Coati'],
  homeOrder: 1,
  rules: async () => (await import('./index.ts')).tikal,
  apart: async () => (await import('./apart.ts')).apart,
  heuristics: async () => (await import('#bot/tikal/bot/index.ts')).heuristics,
  orderDesk: () => import('./order-desk.ts'),
  ladder: [
    { players: 2, iterations: 2500, games: 100, againstGreedy: 40, full: 12 },
    { players: 4, iterations: 2500, games: 72 },
  ],
  cover: () => import('#client/tikal/board/Cover.svelte'),
  miniature: () => import('#client/tikal/board/Miniature.svelte'),
  board: async () => (await import('#client/tikal/board/index.ts')).board,
  stage: async () => (await import('#client/tikal/board/stage/index.ts')).stage,
  rulesPage: async () => (await import('#client/tikal/board/rules/index.ts')).rules,
  positions: async () => (await import('#client/tikal/board/rules/positions.ts')).positions,
  lesson: async () => (await import('#client/tikal/board/lesson/index.ts')).lesson,
  aboutBoard: async () => (await import('#client/tikal/board/about.ts')).aboutBoard,
  album: async () => (await import('#shots/tikal/shots.ts')).album,
} satisfies GameEntry;
