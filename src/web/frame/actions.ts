/** Everything that can be done now as single actions, for lists and for whoever types. */
import { type Form, isForm, type Scalar } from '../../core/form.ts';
import type { Action, Offer } from '../../core/game.ts';
import type { AnyScene, BoardModule } from '../../ui/board.ts';

/** Longer lists of numbers are typed. Cortez’s flight, any figure of the city to any free field outside, has thousands of fillings. */
const mostNumbers = 12;
const mostFillings = 8000;

export function actionsOf(scene: Pick<AnyScene, 'choices'>, board: Pick<BoardModule, 'listed'>): Action[] {
  return scene.choices.flatMap((choice): Action[] => {
    if (!isForm<Action>(choice)) return board.listed?.(choice.action) === false ? [] : [choice.action];
    return fillingsOf(choice) ?? (choice.proposal ? [choice.proposal] : []);
  });
}

/** Each of them in words, with what it costs and opens. */
export function saidChoices(scene: AnyScene, board: Pick<BoardModule, 'listed' | 'adds'>): { action: Action; said: string }[] {
  const offers = new Map(scene.choices.flatMap((choice) => (isForm<Action>(choice) ? [] : [[choice.action, choice] as const])));
  return actionsOf(scene, board).map((action) => ({ action, said: saidWhole(scene, board, offers.get(action) ?? { action }) }));
}

/** A choice in words, with what it costs and opens. */
export function saidWhole(scene: AnyScene, board: Pick<BoardModule, 'adds'>, offer: Offer<Action>): string {
  return [scene.sayChoice(offer.action), board.adds?.(offer, scene)].filter(Boolean).join(', ');
}

/** A form with one small number, or with one of a few things in each slot, is a list of its own; others stand as their proposal. */
function fillingsOf({ form, fixed, slots }: Form<Action>): Action[] | undefined {
  let filled: Record<string, Scalar>[] = [{}];
  const all = Object.entries(slots);
  for (const [name, slot] of all) {
    const of =
      slot.kind === 'one'
        ? slot.of
        : slot.kind === 'number' && all.length === 1
          ? Array.from({ length: Math.min(mostNumbers, slot.most - slot.least + 1) }, (_, i) => slot.least + i)
          : [];
    filled = filled.flatMap((before) => of.map((value) => ({ ...before, [name]: value })));
    if (filled.length === 0 || filled.length > mostFillings) return undefined;
  }
  return filled.map((values) => ({ type: form, ...fixed, ...values }));
}
