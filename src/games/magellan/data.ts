/** Cards, boards and fields of Magellan as tables. What is inferred or reconstructed says so; replace it here. */

export const explorers = ['columbus', 'pizarro', 'magellan', 'marcoPolo', 'vascoDaGama', 'cook'] as const;

/** Explorers by number, as the state holds them. */
export const columbus = 0;
export const pizarro = 1;
export const magellan = 2;
export const marcoPolo = 3;
export const vascoDaGama = 4;
export const cook = 5;

/** The explorers of each board (which three: inferred). */
export const boards: readonly (readonly number[])[] = [
  [columbus, pizarro, magellan],
  [marcoPolo, vascoDaGama, cook],
];

export const sides = ['A', 'B'] as const;
export const phases = ['I', 'II', 'III'] as const;

/** Explorer cards of each explorer per phase (M1.1). */
export const cardsPerExplorer: readonly number[] = [3, 2, 1];
export const shipsPerPlayer = 6;
/** Copies of every money card (M1.1). */
export const copies = 7;
export const values: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Crowns of a money card by its value (inferred). */
export const crownsOf: readonly number[] = [0, 3, 3, 3, 2, 2, 2, 1, 1, 1];
/** Money cards for everybody at the end of each phase (M4.2). */
export const cardsForAll: readonly number[] = [2, 2, 0];
/** Up to this sum Pizarro's cards count on side B (M5.2). */
export const pizarroLimit = 20;
/** Cards a ship of Marco Polo A may exchange (M5.4). */
export const mostExchanged = 3;

type FieldAction =
  | 'veto'
  | 'pushYourLuck'
  | 'tuckFromHand'
  | 'tuckFromPayment'
  | 'exchange'
  | 'draw'
  | 'openHand'
  | 'neighbourDiscards'
  | 'half';

export interface Field {
  /** Money cards per ship at the end of the phase. */
  readonly bag: number;
  /** Points per ship at the end of the game. */
  readonly crown: number;
  readonly action?: FieldAction;
  /** Cards drawn at once. */
  readonly cards?: number;
}

const field = (bag: number, crown: number, action?: FieldAction, cards?: number): Field => ({
  bag,
  crown,
  ...(action && { action }),
  ...(cards && { cards }),
});

type Row = readonly [Field, Field, Field];

/** Fields I, II, III by explorer and side. Crowns of Columbus, Magellan and Pizarro B III and all actions are exact. */
const fields: readonly { readonly A: Row; readonly B: Row }[] = [
  {
    // Columbus: bags of I and III reconstructed.
    A: [field(1, 1, 'veto'), field(1, 5), field(0, 10)],
    B: [field(1, 1, 'veto'), field(1, 5), field(0, 10)],
  },
  {
    // Pizarro: bags and crowns reconstructed but for B III.
    A: [field(1, 2), field(1, 6), field(0, 15)],
    B: [field(1, 2), field(1, 6), field(0, 0, 'pushYourLuck')],
  },
  {
    // Magellan: zeros of A inferred.
    A: [field(0, 0, 'tuckFromHand'), field(0, 0, 'tuckFromHand'), field(0, 0, 'tuckFromHand')],
    B: [field(0, 0, 'tuckFromPayment'), field(0, 0, 'tuckFromPayment'), field(0, 0, 'tuckFromPayment')],
  },
  {
    // Marco Polo: bag of II inferred, the rest reconstructed.
    A: [field(2, 0, 'exchange'), field(3, 0, 'exchange'), field(4, 0)],
    B: [field(2, 0), field(3, 0), field(4, 0)],
  },
  {
    // Vasco da Gama: draws exact, crowns of A reconstructed. On B the half decides (see `halves`).
    A: [field(0, 0, 'draw', 1), field(0, 1, 'draw', 2), field(0, 2, 'draw', 3)],
    B: [field(0, 0, 'half', 1), field(0, 0, 'half', 2), field(0, 0, 'half', 3)],
  },
  {
    // Cook: the sum of the crowns, 35, is sourced, its split reconstructed.
    A: [field(0, 5, 'openHand'), field(0, 10, 'openHand'), field(0, 20, 'openHand')],
    B: [field(0, 5, 'neighbourDiscards'), field(0, 10, 'neighbourDiscards'), field(0, 20, 'neighbourDiscards')],
  },
];

/** Crowns of Vasco da Gama B's right half; the left half has none (III exact, I and II reconstructed). */
export const rightHalfCrowns: readonly number[] = [1, 4, 8];

/** The field of an explorer on a side (0 is A, 1 is B) in a phase (0 to 2). */
export function fieldOf(explorer: number, side: number, phase: number): Field {
  const both = fields[explorer]!;
  return (side === 0 ? both.A : both.B)[phase]!;
}
