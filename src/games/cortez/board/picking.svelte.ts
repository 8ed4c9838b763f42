/** What the person has begun to choose on the board: hand, board and controls speak of the same thing. */
interface Picking {
  /** The question it belongs to; another question begins anew. */
  question: string;
  /** The field of the figure chosen, -1 for none. */
  from: number;
  /** The bribery card being played, if one is. */
  bribe: 'moveOwn' | 'moveOther' | undefined;
  /** Fields the way is to lead over; undefined while the cheapest way will do. */
  stops: readonly number[] | undefined;
}

const blank: Picking = { question: '', from: -1, bribe: undefined, stops: undefined };
let current = $state.raw<Picking>(blank);

export function pickingFor(question: string | undefined): Picking {
  return current.question === (question ?? '') ? current : blank;
}

export function pick(question: string | undefined, part: Partial<Omit<Picking, 'question'>>): void {
  current = { ...pickingFor(question), ...part, question: question ?? '' };
}
