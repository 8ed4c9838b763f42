/** Cards and explorers of Magellan as tables. The numbers on the boards' fields are in maps/. */

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

/** M5: what the fields I, II, III of each explorer let one do, by side; the numbers on them are in maps/. */
type Deeds = readonly (FieldAction | undefined)[];
export const deeds: readonly { readonly A: Deeds; readonly B: Deeds }[] = [
  { A: ['veto'], B: ['veto'] },
  { A: [], B: [undefined, undefined, 'pushYourLuck'] },
  { A: ['tuckFromHand', 'tuckFromHand', 'tuckFromHand'], B: ['tuckFromPayment', 'tuckFromPayment', 'tuckFromPayment'] },
  { A: ['exchange', 'exchange'], B: [] },
  { A: ['draw', 'draw', 'draw'], B: ['half', 'half', 'half'] },
  { A: ['openHand', 'openHand', 'openHand'], B: ['neighbourDiscards', 'neighbourDiscards', 'neighbourDiscards'] },
];

/** Cards that a ship of Vasco da Gama draws at once, by phase (M5.5). */
export const cardsDrawn: readonly number[] = [1, 2, 3];
