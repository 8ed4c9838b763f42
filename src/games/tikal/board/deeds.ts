/** What one might want to do at a place, asked of the rules: what can be done, and what cannot with the reason. */
import { sameAction } from '../../../core/same-action.ts';
import type { TikalAction } from '../action.ts';
import { price } from '../data.ts';
import type { Hex } from '../map.ts';
import { valueAt } from '../state.ts';
import { deedsAt, figuresOf, type TikalScene } from './scene.ts';

type DeedType = 'bring' | 'uncover' | 'raise' | 'camp' | 'guard';
type DeedAction = Extract<TikalAction, { type: DeedType }>;

export interface Deed {
  readonly action: DeedAction;
  readonly label: string;
  readonly price: number;
  readonly rule: string;
  /** What it brings or costs beside the price. */
  readonly effect: string;
  /** Why not, where it cannot be done. */
  readonly why: string;
}

const rules: Readonly<Record<DeedType, string>> = { bring: 'T4.1', uncover: 'T4.4', raise: 'T4.5', camp: 'T4.7', guard: 'T4.8' };

/** Reasons that lie in what the place is: nobody would think of doing it there. */
const byNature: readonly string[] = [
  ...['noCampOfYours', 'noneInSupply', 'noTemple', 'noTreasureTile', 'noTreasuresLeft', 'noGroundForCamp', 'campThere'],
  'treasuresFirst',
];

export function deedsOf(scene: TikalScene, hex: Hex): Deed[] {
  const { viewer, view } = scene;
  if (viewer === undefined) return [];
  const thoughts: DeedAction[] = [
    { type: 'bring', figure: 'member', to: hex },
    { type: 'bring', figure: 'leader', to: hex },
    { type: 'uncover', hex },
    ...figuresOf(view, hex, viewer).map((figure) => ({ type: 'guard', hex, figure }) as const),
    { type: 'raise', hex },
    { type: 'camp', hex },
  ];
  return thoughts.flatMap((action) => {
    const refusal = scene.refusal(action);
    if (refusal && byNature.includes(refusal.reason)) return [];
    const why = refusal ? scene.sayRefusal(refusal) : '';
    const { type } = action;
    return [
      { action, label: labelOf(scene, action), price: price[type], rule: rules[type], effect: effectOf(scene, hex, action), why },
    ];
  });
}

function labelOf({ words }: TikalScene, action: DeedAction): string {
  return 'figure' in action ? words[action.type][action.figure] : words[action.type];
}

/** What the offer says it brings; nothing where it is refused. */
function effectOf(scene: TikalScene, hex: Hex, action: DeedAction): string {
  const { view, words } = scene;
  const offer = deedsAt(scene, hex).find(({ action: offered }) => sameAction(offered, action));
  if (action.type === 'uncover' && offer) return words.becomes(valueAt(view, hex), Number(offer.effect?.value));
  if (action.type !== 'guard' || !offer) return '';
  const lost = Number(offer.effect?.lost);
  return lost > 0 ? words.lost(lost, offer.warning === 'leaderLost') : words.forGood;
}
