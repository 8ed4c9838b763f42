/** Plays one random game through the match and holds every law against it on the way. */

import { at } from '../at.ts';
import { playEntries } from '../entries.ts';
import type { Event } from '../event.ts';
import { isForm } from '../form.ts';
import type { Action, AnyGame, Config, Seat } from '../game.ts';
import { act, chanceAt, type Match, openMatch, stateAfter, takeBack } from '../match.ts';
import { fastRandom, pick, type Random } from '../random.ts';
import { readRecord, writeRecord } from '../record.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { checkChoices, isOffered } from './choices.ts';
import { checkForced } from './forced.ts';
import { brief, bytes, guarded, type LawNumber, type Report, type Violation } from './law.ts';
import { checkReach } from './reach.ts';
import { checkImagination, checkRefusals, checkSteps, checkView, type Doubts } from './secrets.ts';
import { checkSharing } from './sharing.ts';
import { checkPositionWords, checkWords, type Words } from './words.ts';

export interface Trial {
  readonly config: Config;
  readonly seed: number;
  /** At which steps all laws are held; invariants are held at every step. */
  readonly thorough: (step: number) => boolean;
  /** At which steps the imagination is searched for the truth, and sampling for every choice. */
  readonly imaginative: (step: number) => boolean;
  readonly words: readonly Words[];
  readonly doubts: Doubts;
  /** Draws the position in which a law was broken. */
  readonly draw?: (state: object) => string;
}

/** How often somebody acts unasked, where he can: once in so many steps. */
const asideEvery = 8;
/** So many that a fact imagined once in two hundred times is missed less than once in a million looks. */
const imaginings = 3000;
const samples = 4;

// A match whose game is not known here.
type AnyMatch = Match<object, Action, Event>;

/** Every law broken in one game; empty when all hold. */
export function tryGame(game: AnyGame, trial: Trial): Violation[] {
  const violations: Violation[] = [];
  const random = fastRandom(trial.seed);
  // Some are dealt their cards: the laws hold for both kinds of chance.
  const dealt = trial.seed % 2 === 0 ? { dealt: true as const } : {};
  const match: AnyMatch = openMatch(
    game,
    { config: trial.config },
    { secret: secretOf(trial.seed), contributions: [], ...dealt },
  );
  const report: Report = (law, what) =>
    violations.push({ law, what, step: match.steps.length, ...(trial.draw ? { position: trial.draw(match.state) } : {}) });
  const seen: Action[] = [];
  const limit = game.limit(trial.config);
  while (violations.length === 0) {
    const step = match.steps.length;
    checkInvariants(game, match.state, report);
    if (trial.thorough(step)) checkPosition(game, match, trial, seen, random, report);
    if (trial.imaginative(step)) {
      checkImagination(game, match.state, trial.config.players, imaginings, trial.doubts, random, report);
      for (const seat of game.waiting(match.state)) checkReach(game, match.state, seat, random, report);
    }
    const turn = nextTurn(game, match, trial, random, report);
    if (!turn) break;
    if (step >= limit) {
      report(3, `still going after ${limit} actions`);
      break;
    }
    if (seen.length < 500) seen.push(turn.action);
    guarded(report, 3, `playing ${brief(turn.action)}`, () => takeTurn(game, match, trial, turn, random, report));
  }
  if (violations.length === 0) checkEnd(game, match, trial, report);
  return violations;
}

/** A secret that follows from a small number; for trials, never for tables. */
export function secretOf(seed: number): string {
  return seed.toString(16).padStart(64, '0');
}

interface Turn {
  readonly seat: Seat;
  readonly action: Action;
}

function nextTurn(game: AnyGame, match: AnyMatch, trial: Trial, random: Random, report: Report): Turn | undefined {
  const waiting = game.waiting(match.state);
  if (waiting.length === 0) {
    if (!game.standing(match.state).over) report(3, 'waits for nobody, yet is not over');
    return undefined;
  }
  if (game.aside && random.below(asideEvery) === 0) {
    const seat = random.below(trial.config.players);
    if (!waiting.includes(seat)) {
      const action = game.aside(match.state, seat, random);
      if (action) return { seat, action };
    }
  }
  const seat = pick(waiting, random);
  if (trial.thorough(match.steps.length) && game.choices(match.state, seat).length === 0)
    report(3, `waits for seat ${seat}, which has no choice`);
  const action = guarded(report, 3, `sample for seat ${seat}`, () => game.sample(match.state, seat, random));
  return action && { seat, action };
}

function takeTurn(game: AnyGame, match: AnyMatch, trial: Trial, { seat, action }: Turn, random: Random, report: Report): void {
  const { players } = trial.config;
  const thorough = trial.thorough(match.steps.length);
  const refused = game.refusal(match.state, seat, action);
  if (refused) {
    report(3, `sampled for seat ${seat}, then refused: ${brief(action)} ${brief(refused)}`);
    return;
  }
  if (thorough && !isOffered(game.choices(match.state, seat), action))
    report(3, `sampled for seat ${seat} but not offered: ${brief(action)}`);
  checkNotation(game, action, report);
  if (thorough) {
    const chance = () => chanceAt(match, match.steps.length, { ...match.draws });
    checkSteps(game, match.state, players, seat, action, chance, random, report);
  }
  const before = thorough ? questions(game, match.state, players) : [];
  const played = act(match, seat, JSON.parse(bytes(action)), game.question(match.state, seat)?.id);
  if (!played.ok) {
    report(1, `legal, then refused: ${brief(action)} ${brief(played.refusal)}`);
    return;
  }
  checkWords(trial.words, { events: played.events, actions: [action] }, report);
  if (!thorough) return;
  checkQuestions(before, questions(game, match.state, players), seat, report);
  const after = bytes(match.state);
  takeBack(match, seat, 1, true);
  act(match, seat, action);
  if (bytes(match.state) !== after) report(7, `undone and done again, ${brief(action)} gives another state`);
}

function checkInvariants(game: AnyGame, state: object, report: Report): void {
  for (const broken of guarded(report, 4, 'invariants', () => game.invariants(state)) ?? []) report(4, broken);
}

function checkPosition(
  game: AnyGame,
  match: AnyMatch,
  trial: Trial,
  seen: readonly Action[],
  random: Random,
  report: Report,
): void {
  const { state } = match;
  const { players } = trial.config;
  guarded(report, 1, 'the choices', () => checkChoices(game, state, players, seen, random, report));
  checkData(game, state, stateAfter(match, 0), report);
  guarded(report, 2, 'copies and views', () => checkSharing(game, state, stateAfter(match, 0), players, random, report));
  guarded(report, 5, 'the views', () => checkView(game, state, players, random, report));
  guarded(report, 5, 'what is given by itself', () => checkForced(game, state, random, report));
  guarded(report, 9, 'the words', () => checkPositionWords(trial.words, game, state, players, report));
  const refusals: Refusal[] = [];
  for (let seat = 0; seat < players; seat++) {
    const strays = Array.from({ length: samples }, () => pick(seen, random)).filter((action) => action !== undefined);
    guarded(report, 5, 'the refusals', () => checkRefusals(game, state, seat, strays, random, report));
    for (const choice of game.choices(state, seat)) if (!isForm(choice)) checkNotation(game, choice.action, report);
    for (const action of strays) {
      const refusal = game.refusal(state, seat, action);
      if (refusal) refusals.push(refusal);
    }
  }
  checkWords(trial.words, { refusals }, report);
}

function checkData(game: AnyGame, state: object, into: object, report: Report): void {
  const text = bytes(state);
  const read = game.readState(JSON.parse(text));
  if (isRefusal(read)) report(2, `the state is not read back: ${brief(read)}`);
  else if (bytes(read) !== text) report(2, 'the state is read back as another');
  if (bytes(game.copy(state)) !== text) report(2, 'a copy differs');
  if (bytes(game.copy(state, into)) !== text) report(2, 'a copy into another state differs');
}

interface Asked {
  readonly waiting: boolean;
  readonly id: string | undefined;
  readonly choices: string;
}

function questions(game: AnyGame, state: object, players: number): Asked[] {
  const waiting = game.waiting(state);
  return Array.from({ length: players }, (_, seat) => ({
    waiting: waiting.includes(seat),
    id: game.question(state, seat)?.id,
    choices: bytes(game.choices(state, seat)),
  }));
}

/** A question changes when the choices do, and not when somebody else decides at the same time. */
function checkQuestions(before: readonly Asked[], after: readonly Asked[], actor: Seat, report: Report): void {
  for (const [seat, was] of before.entries()) {
    const is = at(after, seat);
    if (was.choices !== is.choices && was.id === is.id) report(5, `seat ${seat} has other choices under the same question`);
    const together = seat !== actor && was.waiting && is.waiting && before[actor]?.waiting;
    if (together && was.id !== is.id && was.choices === is.choices)
      report(5, `a simultaneous decision of seat ${actor} changed the question to seat ${seat}`);
  }
}

function checkNotation(game: AnyGame, action: Action, report: Report): void {
  const text = guarded(report, 6, 'format', () => game.format(action)) ?? '';
  const parsed = guarded(report, 6, `parsing “${text}”`, () => game.parse(text));
  if (bytes(parsed) !== bytes(action)) report(6, `“${text}” is read as ${brief(parsed)} instead of ${brief(action)}`);
  if (text.includes('\n') || text !== text.trim()) report(6, `“${text}” is not one trimmed line`);
}

function checkEnd(game: AnyGame, match: AnyMatch, trial: Trial, report: Report): void {
  const end = bytes(match.state);
  if (bytes(stateAfter(match, match.steps.length)) !== end) report(2, 'replaying from a snapshot gives another state');
  const record = readRecord(game, writeRecord(match));
  if (isRefusal(record) || bytes(record.match.state) !== end) {
    const again: AnyMatch = openMatch(game, match.origin, match.seed);
    playEntries(again, match.entries);
    if (bytes(again.state) !== end) report(2, 'the same origin, seed and entries give another state');
    else report(6, isRefusal(record) ? `the record is refused: ${brief(record)}` : 'replaying the record gives another state');
    return;
  }
  const { points, winners } = game.standing(match.state);
  if (winners.length === 0) report(8, 'over, but nobody has won');
  const { seats } = game.preview(game.view(match.state, undefined));
  if (seats.some(({ total, unknown }, seat) => total !== points[seat] || unknown))
    report(8, `the preview at the end is ${brief(seats)}, the count ${brief(points)}`);
  for (let seat = 0; seat < trial.config.players; seat++)
    if (game.choices(match.state, seat).length || game.question(match.state, seat))
      report(3, `seat ${seat} has choices after the end`);
}

/** The laws that were broken, each once. */
export function lawsBroken(violations: readonly Violation[]): LawNumber[] {
  return [...new Set(violations.map(({ law }) => law))].sort();
}
