/**
 * What is said of a table while one listens: every step once, in order, as it is shown; then what one is asked. Nothing is said
 * twice and nothing is left out in silence.
 */
import { untrack } from 'svelte';
import { listed } from '../../../core/agreement.ts';
import { awaitedNow } from '../../../table/awaited.ts';
import type { AnyScene, BoardModule } from '../../../ui/board.ts';
import { say } from '../../../ui/speech.svelte.ts';
import type { WebText } from '../../text/en.ts';
import type { ListenText } from '../../text/listen.ts';
import { awaitedSentence } from '../awaited.ts';
import { sayRemark } from '../remark-words.ts';
import type { Session } from '../session.svelte.ts';
import { sayEvents, sayQuestion } from '../telling.ts';

/** Who skips more steps than this hears how many they were; they can be asked for. */
const mostSkipped = 12;

export interface Heard {
  readonly session: Session;
  readonly board: Pick<BoardModule, 'showing'>;
  scene(): AnyScene;
  words(): { readonly web: WebText; readonly listen: ListenText };
  /** How many steps stood when the table was opened. */
  readonly from: number;
}

/** The sentences of one step, as the viewer may know it. */
export function tellStep(session: Session, scene: AnyScene, step: number): string {
  return sayEvents(session.source.events(step, scene.viewer), scene);
}

/** What the viewer is asked, or whom the table waits for, or who has won. */
export function stateOf({ session, scene, words }: Pick<Heard, 'session' | 'scene' | 'words'>): {
  readonly mine: boolean;
  readonly sentence: string;
} {
  const shown = scene();
  const { web } = words();
  const { question } = shown;
  const mine = session.deciding || (question !== undefined && session.game.calls?.(question) === true);
  if (mine && question) return { mine, sentence: sayQuestion(shown) };
  const { standing } = session;
  const winners = standing?.winners.map(shown.say.seat) ?? [];
  const won = winners.length > 1 ? web.table.wonMany : web.table.won;
  if (standing?.over) return { mine: false, sentence: `${web.table.over}. ${won(listed(winners, web.and))}` };
  if (session.ended) return { mine: false, sentence: `${web.table.over}.` };
  const awaited = awaitedNow(session.game, shown.view, session.waiting);
  return { mine: false, sentence: awaited ? awaitedSentence(awaited, shown.text, shown.say, web.and) : '' };
}

/** Follows a table from now on. Call it inside a component or an effect's root. */
export function followNews(heard: Heard): void {
  const { session, board, scene, words, from } = heard;
  const { source } = session;
  let told = from;
  let looked: number | undefined;
  let remarks = untrack(() => source.remarks().length);
  /** The state of affairs as it was last said, and whether the turn has gone round since: the own step, then others'. */
  let last: ReturnType<typeof stateOf> | undefined;
  let acted = false;
  let round = false;

  function tellSteps(until: number): void {
    const { first } = session;
    const begin = Math.min(Math.max(told, first), until);
    if (begin - told > mostSkipped) say(words().listen.skipped(begin - told), [told, begin]);
    else for (let step = told; step < begin; step++) say(tellStep(session, scene(), step), [step, step + 1]);
    const routine = until - begin > 1 ? board.showing?.sayRoutine?.(session.events, scene()) : undefined;
    if (routine) say(routine, [begin, until]);
    else for (let step = begin; step < until; step++) say(tellStep(session, scene(), step), [step, step + 1]);
    for (let step = told; step < until; step++) {
      const own = source.actor(step) === scene().viewer;
      round ||= acted && !own;
      acted ||= own;
    }
    told = until;
  }

  function tellRemarks(): void {
    const all = source.remarks();
    for (const remark of all.slice(remarks)) say(sayRemark(remark, words().web.table, scene().say));
    remarks = all.length;
  }

  function tellState(): void {
    const state = stateOf(heard);
    const { table } = words().web;
    const turn =
      session.own.length > 1 && session.viewer !== undefined
        ? table.curtainTitle(scene().say.seat(session.viewer))
        : table.yourTurn;
    if (state.mine) {
      if (!last?.mine || round || state.sentence !== last.sentence)
        say(last?.mine && !round ? state.sentence : `${turn}. ${state.sentence}`);
    } else if (!last || (session.ended && state.sentence !== last.sentence)) say(state.sentence);
    last = state;
    acted = false;
    round = false;
  }

  // Coming to a table, to a moment of the past, to the next step, to another question: whatever of these it is.
  $effect(() => {
    const { steps, looking, away, live, curtain } = session;
    const key = [session.viewer, scene().question?.id, session.deciding, session.ended, session.waiting.join()];
    void [key, source.remarks().length];
    untrack(() => {
      if (looking !== undefined) {
        if (looking !== looked)
          say(`${words().web.table.past(steps, session.length)} ${steps > 0 ? tellStep(session, scene(), steps - 1) : ''}`);
        looked = looking;
        return;
      }
      if (looked !== undefined) last = undefined;
      looked = undefined;
      tellRemarks();
      // Taken back, or asked for once more.
      if (steps < told) told = steps;
      if (away > 0) {
        if (!last) say(`${words().web.table.away(away)}`);
        last ??= { mine: false, sentence: '' };
        return;
      }
      tellSteps(steps);
      if (live && curtain === undefined) tellState();
    });
  });
}
