/** The drawn side of the games, each part loaded when it is wanted. */
import type { BoardModule, RulesModule } from '../ui/board.ts';

interface Drawn {
  readonly board: () => Promise<BoardModule>;
  readonly rules: () => Promise<RulesModule>;
}

const drawn: Readonly<Record<string, Drawn>> = {
  magellan: {
    board: async () => (await import('./magellan/board/index.ts')).board,
    rules: async () => (await import('./magellan/board/rules/index.ts')).rules,
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
