/** Law 5: a seat sees only what it may know, and can imagine everything else. */
import { eventsFor } from '../event.ts';
import type { Action, AnyGame, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { brief, bytes, guarded, type Report } from './law.ts';

/** What another state fitting the seat's view must leave the same. */
export function checkView(game: AnyGame, state: object, players: number, random: Random, report: Report): void {
  for (const seat of everyone(players)) {
    const view = bytes(game.view(state, seat));
    const other = guarded(report, 5, 'imagine', () => game.imagine(JSON.parse(view), seat, random));
    if (!other) continue;
    const broken = game.invariants(other);
    if (broken.length) report(5, `${who(seat)} imagines what cannot be: ${broken.join('; ')}`);
    if (bytes(game.view(other, seat)) !== view)
      report(5, `what ${who(seat)} imagines looks otherwise: ${difference(view, bytes(game.view(other, seat)))}`);
    for (const asked of game.waiting(state))
      if (bytes(game.awaited(JSON.parse(view), asked)) !== bytes(game.awaited(game.view(state, undefined), asked)))
        report(5, `what is awaited of seat ${asked} depends on what a spectator cannot know, to ${who(seat)}`);
    if (seat === undefined) continue;
    if (bytes(game.choices(other, seat)) !== bytes(game.choices(state, seat)))
      report(5, `the choices of seat ${seat} depend on what it cannot know`);
    if (bytes(game.question(other, seat)) !== bytes(game.question(state, seat)))
      report(5, `the question to seat ${seat} depends on what it cannot know`);
    if (bytes(game.waiting(other)) !== bytes(game.waiting(state)))
      report(5, `whom the game waits for depends on what seat ${seat} cannot know`);
  }
}

/** The same refusals on every imagining: an answer must not show what the seat cannot know. */
export function checkRefusals(
  game: AnyGame,
  state: object,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
  report: Report,
): void {
  const other = game.imagine(game.view(state, seat), seat, random);
  for (const action of actions)
    if (bytes(game.refusal(state, seat, action)) !== bytes(game.refusal(other, seat, action)))
      report(5, `the refusal of ${brief(action)} to seat ${seat} depends on what it cannot know`);
}

/** Which hidden places were ever doubted, over many games: a view that shows too much leaves no doubt. */
export interface Doubts {
  readonly hidden: Set<string>;
  readonly doubted: Set<string>;
}

export function noDoubts(): Doubts {
  return { hidden: new Set(), doubted: new Set() };
}

/** The places whose content was always known, though nobody may know it. */
export function undoubted({ hidden, doubted }: Doubts): string[] {
  return [...hidden].filter((place) => !doubted.has(place));
}

/** Every hidden fact turns up in some imagining, or a bot would be blind to it. */
export function checkImagination(
  game: AnyGame,
  state: object,
  players: number,
  imaginings: number,
  doubts: Doubts,
  random: Random,
  report: Report,
): void {
  for (const seat of everyone(players)) {
    const facts = game.secrets(state, seat);
    const missing = new Set(facts);
    const view = game.view(state, seat);
    for (let i = 0; i < imaginings && (i < fewImaginings || missing.size); i++) {
      const fancied = new Set(game.secrets(game.imagine(view, seat, random), seat));
      for (const fact of facts) {
        const place = `${fact.slice(0, fact.indexOf(':'))} before ${who(seat)}`;
        doubts.hidden.add(place);
        if (fancied.has(fact)) missing.delete(fact);
        else doubts.doubted.add(place);
      }
    }
    if (missing.size) report(5, `${who(seat)} never imagines that ${[...missing][0]}`);
  }
}

const fewImaginings = 5;

/**
 * Law 5 and 7: a step that reveals nothing looks the same to everybody, whatever they cannot know.
 * `chance` gives the same random numbers each time it is asked.
 */
export function checkSteps(
  game: AnyGame,
  state: object,
  players: number,
  actor: Seat,
  action: Action,
  chance: () => Random,
  random: Random,
  report: Report,
): void {
  const truth = playOut(game, state, actor, action, chance);
  if (truth.reveals) return;
  for (const seat of everyone(players)) {
    const other = game.imagine(game.view(state, seat), seat, random);
    if (game.refusal(other, actor, action)) continue;
    const imagined = playOut(game, other, actor, action, chance);
    const law = seat === actor ? 7 : 5;
    if (bytes(eventsFor(truth.events, seat)) !== bytes(eventsFor(imagined.events, seat)))
      report(
        law,
        `${brief(action)} reveals nothing, yet ${who(seat)} is told ${brief(eventsFor(truth.events, seat))} or ${brief(eventsFor(imagined.events, seat))}`,
      );
    const [seen, fancied] = [bytes(game.view(truth.state, seat)), bytes(game.view(imagined.state, seat))];
    if (seen !== fancied) report(law, `${brief(action)} reveals nothing, yet ${who(seat)} sees ${difference(seen, fancied)}`);
  }
}

function playOut(game: AnyGame, state: object, actor: Seat, action: Action, chance: () => Random) {
  const after = game.copy(state);
  const events: Parameters<NonNullable<Parameters<AnyGame['play']>[4]>>[0][] = [];
  game.play(after, actor, action, chance(), (event) => events.push(event));
  return { state: after, events, reveals: events.some((event) => event.reveals) };
}

function everyone(players: number): (Seat | undefined)[] {
  return [undefined, ...Array.from({ length: players }, (_, seat) => seat)];
}

function who(seat: Seat | undefined): string {
  return seat === undefined ? 'a spectator' : `seat ${seat}`;
}

function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 40), at + 40)}… against …${other.slice(Math.max(0, at - 40), at + 40)}…`;
}
