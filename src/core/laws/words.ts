/** Law 9: everything a person meets can be said in every language. */

import type { Event } from '../event.ts';
import { isForm } from '../form.ts';
import type { Action, AnyGame } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { houseTexts } from '../text/index.ts';
import {
  type AnyText,
  type HouseText,
  languages,
  type Say,
  sayAwaited,
  sayChoice,
  sayEvent,
  sayQuestion,
  sayRefusal,
} from '../text.ts';
import { brief, guarded, type Report } from './law.ts';

export interface Words {
  readonly house: HouseText;
  readonly game: AnyText;
}

/** The words of a game and the house in every language. */
export function wordsOf(game: AnyGame): Promise<Words[]> {
  return Promise.all(languages.map(async (language) => ({ house: houseTexts[language], game: await game.text(language) })));
}

const say: Say = { seat: (seat) => `P${seat + 1}` };
const slip = /undefined|NaN|\[object|null/;

export function checkWords(
  words: readonly Words[],
  what: { events?: readonly Event[]; actions?: readonly Action[]; refusals?: readonly Refusal[] },
  report: Report,
): void {
  for (const { house, game } of words) {
    for (const event of what.events ?? []) sound(report, event, () => sayEvent(game, event, say));
    for (const action of what.actions ?? []) sound(report, action, () => sayChoice(game, action, say));
    for (const refusal of what.refusals ?? []) {
      sound(report, refusal, () => sayRefusal(house, game, refusal, say));
      if (refusal.rule !== 'house' && !(refusal.reason in game.refusals)) report(9, `no words for the refusal ${refusal.reason}`);
    }
  }
}

/** Questions, warnings and score lines of a position. */
export function checkPositionWords(words: readonly Words[], game: AnyGame, state: object, players: number, report: Report): void {
  const open = game.view(state, undefined);
  for (const seat of game.waiting(state))
    for (const text of words)
      for (const several of [false, true]) {
        const awaited = game.awaited(open, seat);
        sound(report, awaited, () => sayAwaited(text.game, awaited, { names: say.seat(seat), several }, say));
      }
  for (let seat = 0; seat < players; seat++) {
    const question = game.question(state, seat);
    const choices = game.choices(state, seat);
    if (choices.length && !question) report(9, `seat ${seat} has choices but no question`);
    for (const text of words) {
      if (question) sound(report, question, () => sayQuestion(text.game, question, say));
      for (const choice of choices)
        if (!isForm(choice) && choice.warning && !text.game.warnings[choice.warning])
          report(9, `no words for the warning ${choice.warning}`);
      for (const { lines } of game.preview(game.view(state, seat)).seats)
        for (const { line } of lines) if (!text.game.lines[line]) report(9, `no words for the score line ${line}`);
    }
  }
}

function sound(report: Report, what: unknown, speak: () => string): void {
  const sentence = guarded(report, 9, `speaking of ${brief(what)}`, speak);
  if (sentence !== undefined && (sentence.trim() === '' || slip.test(sentence)))
    report(9, `“${sentence}” is said of ${brief(what)}`);
}
