/** What can be done at a site or area now, and why not: for light, label, card and tap alike. */
import type { TalAction } from '../action.ts';
import { type Spot, siteOf } from '../map.ts';
import { inPlay } from '../state.ts';
import { buildSites } from './building.ts';
import { formsOf, meantSpot, offersOf, type Piece, piecesOf, type Target, targetsOf, whyNot } from './moves.ts';
import { picked } from './picked.svelte.ts';
import { isArea, type TalScene } from './scene.ts';
import { spotSaid } from './speak.ts';

/** The figure that a tap would send. */
export function chosenPiece(scene: TalScene): Piece | undefined {
  const pieces = piecesOf(scene);
  return pieces.find(({ id }) => id === picked(scene).piece) ?? pieces[0];
}

/** What a tap on a site or area means. */
export interface Deed {
  readonly lit: boolean;
  readonly price?: number;
  /** What the tap selects. */
  readonly action?: TalAction;
  /** A sentence for the ear and the card. */
  readonly said: string;
}

export interface Doings {
  at(node: number): Deed | undefined;
}

/** Everything that taps mean in this scene, worked out once for all places. */
export function doingsOf(scene: TalScene): Doings {
  const doings = openDoings(scene);
  // Of a closed site everything is said by its being closed.
  return { at: (node) => (isArea(node) || inPlay(scene.view.players, node) ? doings.at(node) : undefined) };
}

function openDoings(scene: TalScene): Doings {
  const kind = scene.question?.kind;
  if (scene.choices.length === 0 || scene.viewer === undefined) return { at: () => undefined };
  if (kind === 'overseers' || kind === 'workers' || kind === 'orders') return movesOf(scene);
  if (kind === 'steal') return { at: (node) => stealing(scene, node) };
  if (kind === 'takeOver') return { at: (node) => takingOver(scene, node) };
  if (kind === 'build') return { at: (node) => building(scene, node) };
  return { at: () => undefined };
}

function movesOf(scene: TalScene): Doings {
  const piece = chosenPiece(scene);
  if (!piece) return { at: () => undefined };
  const targets = targetsOf(scene, piece);
  const reached = new Set([...targets.keys()].map((to) => siteOf(to) || to));
  return {
    at(node) {
      const to = reached.has(node) ? meantSpot(scene, piece, targets, node) : undefined;
      if (to === undefined) {
        const refusal = whyNot(scene, piece, node);
        return { lit: false, said: refusal ? scene.sayRefusal(refusal) : '' };
      }
      return deedOf(scene, piece, targets.get(to)!);
    },
  };
}

/** Sending the piece to an exact place. */
export function deedTo(scene: TalScene, to: Spot): Deed | undefined {
  const piece = chosenPiece(scene);
  const target = piece && targetsOf(scene, piece).get(to);
  return piece && target ? deedOf(scene, piece, target) : undefined;
}

function deedOf(scene: TalScene, piece: Piece, { to, price, left, claims, action }: Target): Deed {
  const { words } = scene;
  const what = piece.kind === 'overseer' ? words.overseerNumber(piece.number) : words.worker;
  const said = words.reach(what, spotSaid(scene, to), price, left) + (claims ? ` ${words.wouldClaim(claims)}` : '');
  return { lit: true, price, action, said };
}

function stealing(scene: TalScene, node: number): Deed | undefined {
  if (isArea(node)) return undefined;
  const form = formsOf(scene, 'steal').find(({ at }) => at === String(node));
  if (form?.proposal) {
    const { positions } = form.slots;
    return { lit: true, action: form.proposal, said: scene.words.maySteal(positions?.kind === 'some' ? positions.most : 1) };
  }
  const refusal = scene.refusal({ type: 'steal', site: node, positions: [0] });
  return { lit: false, said: refusal ? scene.sayRefusal(refusal) : '' };
}

function takingOver(scene: TalScene, node: number): Deed | undefined {
  if (isArea(node)) return undefined;
  const offer = offersOf(scene).find(({ action }) => action.type === 'takeOver' && action.site === node);
  if (offer) return { lit: true, action: offer.action, said: scene.sayChoice(offer.action) };
  const refusal = scene.refusal({ type: 'takeOver', site: node });
  return { lit: false, said: refusal ? scene.sayRefusal(refusal) : '' };
}

function building(scene: TalScene, node: number): Deed | undefined {
  if (isArea(node)) return undefined;
  if (buildSites(scene).includes(node)) return { lit: true, said: scene.words.mayBuild };
  const refusal = scene.refusal({ type: 'build', site: node, position: 0, colour: 0 });
  return { lit: false, said: refusal ? scene.sayRefusal(refusal) : '' };
}
