/** What everybody at the table may know of cards and money, with perfect memory: told where the stacks lie. */
import { coinsOf, type MagellanScene, sumOf } from './scene.ts';

/** The name of that place on the board. */
export const publicPlace = 'money';

/** A line of it; of a player where it says what he holds. */
export interface PublicLine {
  readonly seat?: number;
  readonly text: string;
}

export function publicLines(scene: MagellanScene): PublicLine[] {
  const { view, words, text, say } = scene;
  const explorers = view.toCome.flatMap((count, one) => (count ? [`${text.explorers[one]} ${count}`] : []));
  const discards = coinsOf(view.discard).join(', ') || words.none;
  return [
    ...(explorers.length ? [{ text: words.toComeOf(explorers.join(', ')) }] : []),
    ...(view.under.length ? [{ text: words.underStack(view.under.map((one) => text.explorers[one]).join(', ')) }] : []),
    { text: words.heap(words.pile, String(view.pileSize)) },
    { text: words.heap(words.discards, discards) },
    ...view.handSizes.map((_, seat) => ({ seat, text: `${say.seat(seat)}: ${heldBy(scene, seat)}` })),
  ];
}

/** Of a closed hand what payments and draws have told. A card tucked face down still counts as held: only its owner knows which. */
function heldBy({ view, words }: MagellanScene, seat: number): string {
  const kinds = view.slots.length / (view.known.length / 9);
  const known = coinsOf(view.known.slice(seat * 9, seat * 9 + 9));
  const unknown = sumOf(view.slots.slice(seat * kinds, (seat + 1) * kinds));
  const tucked = known.length + unknown - (view.handSizes[seat] ?? 0);
  return words.holds(known.join(', '), unknown) + (tucked > 0 ? words.tucked(tucked) : '');
}

/** The cards of a hand that lies open to all (M5.6). */
export function openHand({ view }: MagellanScene, seat: number): readonly number[] | undefined {
  return view.open[seat] ? coinsOf(view.hands[seat] ?? []) : undefined;
}
