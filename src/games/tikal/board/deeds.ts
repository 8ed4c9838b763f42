/** What belongs to a place by its nature, whether it can be done now or not. */
import type { TikalAction } from '../action.ts';
import { price } from '../data.ts';
import type { Hex } from '../map.ts';
import { buriedAt, campAt, figuresAt, inSupplyOf, isCampOf, kindAt, leaderAt, none, valueAt } from '../state.ts';
import { figuresOf, type TikalScene } from './scene.ts';

export interface Deed {
  readonly action: TikalAction;
  readonly label: string;
  readonly price: number;
  readonly rule: string;
  /** What it brings or costs beside the price. */
  readonly effect: string;
  /** Why not, where it cannot be done. */
  readonly why: string;
}

export function deedsOf(scene: TikalScene, hex: Hex): Deed[] {
  const { view, viewer, words } = scene;
  if (viewer === undefined) return [];
  const kind = kindAt(view, hex);
  const deeds: Deed[] = [];
  const add = (action: TikalAction, label: string, cost: number, rule: string, effect = '') => {
    const refusal = scene.refusal(action);
    deeds.push({ action, label, price: cost, rule, effect, why: refusal ? scene.sayRefusal(refusal) : '' });
  };
  if (isCampOf(view, hex, viewer)) {
    if (inSupplyOf(view, 'member', viewer) > 0)
      add({ type: 'bring', figure: 'member', to: hex }, words.bring.member, price.bring, 'T4.1');
    if (inSupplyOf(view, 'leader', viewer) > 0)
      add({ type: 'bring', figure: 'leader', to: hex }, words.bring.leader, price.bring, 'T4.1');
  }
  if (kind === 'temple') {
    const value = valueAt(view, hex);
    add({ type: 'uncover', hex }, words.uncover, price.uncover, 'T4.4', words.becomes(value, value + 1));
    if (figuresAt(view, hex, viewer) > 0)
      for (const figure of figuresOf(view, hex, viewer))
        add(
          { type: 'guard', hex, figure },
          words.guard[figure],
          price.guard,
          'T4.8',
          guardEffect(scene, hex, figure === 'leader'),
        );
  }
  if (kind === 'treasure' && buriedAt(view, hex) > 0) add({ type: 'raise', hex }, words.raise, price.raise, 'T4.5');
  if ((kind === 'jungle' || (kind === 'treasure' && buriedAt(view, hex) === 0)) && campAt(view, hex) === none)
    add({ type: 'camp', hex }, words.camp, price.camp, 'T4.7');
  return deeds;
}

/** How many of one's figures leave the game for a guard. */
function guardEffect({ view, viewer = 0, words }: TikalScene, hex: Hex, withLeader: boolean): string {
  const lost = figuresAt(view, hex, viewer) - 1;
  return lost > 0 ? words.lost(lost, !withLeader && leaderAt(view, hex, viewer)) : words.forGood;
}
