/** The drawn side of the games, each part loaded when it is wanted. */
import type { BoardModule, RulesModule } from '../ui/board.ts';
import type { Lesson, Positions } from '../ui/learning.ts';

interface Drawn {
  readonly board: () => Promise<BoardModule>;
  readonly rules: () => Promise<RulesModule>;
  readonly positions?: () => Promise<Positions>;
  readonly lesson?: () => Promise<Lesson>;
}

const drawn: Readonly<Record<string, Drawn>> = {
  cortez: {
    board: async () => (await import('./cortez/board/index.ts')).board,
    rules: async () => (await import('./cortez/board/rules/index.ts')).rules,
    positions: async () => (await import('./cortez/board/rules/positions.ts')).positions,
    lesson: async () => (await import('./cortez/board/lesson/index.ts')).lesson,
  },
  magellan: {
    board: async () => (await import('./magellan/board/index.ts')).board,
    rules: async () => (await import('./magellan/board/rules/index.ts')).rules,
    positions: async () => (await import('./magellan/board/rules/positions.ts')).positions,
    lesson: async () => (await import('./magellan/board/lesson/index.ts')).lesson,
  },
  tikal: {
    board: async () => (await import('./tikal/board/index.ts')).board,
    rules: async () => (await import('./tikal/board/rules/index.ts')).rules,
    positions: async () => (await import('./tikal/board/rules/positions.ts')).positions,
    lesson: async () => (await import('./tikal/board/lesson/index.ts')).lesson,
  },
  'tal-der-koenige': {
    board: async () => (await import('./tal-der-koenige/board/index.ts')).board,
    rules: async () => (await import('./tal-der-koenige/board/rules/index.ts')).rules,
    positions: async () => (await import('./tal-der-koenige/board/rules/positions.ts')).positions,
    lesson: async () => (await import('./tal-der-koenige/board/lesson/index.ts')).lesson,
  },
};

/** Whether the game can be played here already. */
export function isDrawn(id: string): boolean {
  return Object.hasOwn(drawn, id);
}

export async function loadBoard(id: string): Promise<BoardModule | undefined> {
  return isDrawn(id) ? drawn[id]?.board() : undefined;
}

export async function loadRules(id: string): Promise<RulesModule | undefined> {
  return isDrawn(id) ? drawn[id]?.rules() : undefined;
}

/** The positions that the rules page lets one play on from; none where the game has not prepared any. */
export async function loadPositions(id: string): Promise<Positions> {
  return (isDrawn(id) ? await drawn[id]?.positions?.() : undefined) ?? {};
}

export function hasLesson(id: string): boolean {
  return isDrawn(id) && drawn[id]?.lesson !== undefined;
}

export async function loadLesson(id: string): Promise<Lesson | undefined> {
  return isDrawn(id) ? drawn[id]?.lesson?.() : undefined;
}
