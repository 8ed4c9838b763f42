/** What the protocol shows, with its words beside it. */
import type { Event } from '../../core/event.ts';
import { isForm } from '../../core/form.ts';
import type { Action, Choice, Preview, Question, Seat } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { houseTexts } from '../../core/text/index.ts';
import { type AnyText, type Language, sayChoice, sayEvent, sayQuestion, sayRefusal } from '../../core/text.ts';
import type { Table } from '../match.ts';
import { sayProtocolRefusal } from './words.ts';

/** Everything a seat can do, each choice with its text, under the question it answers. */
export async function choicesOf({ game, match }: Table, seat: Seat, language: Language) {
  const text = await game.text(language);
  const house = houseTexts[language];
  const question = game.question(match.state, seat);
  const asked = question && { ...question, text: sayQuestion(text, question, house) };
  const choices = game.choices(match.state, seat).map((choice) => ({
    ...choice,
    text: sayOffered(text, choice, asked, language),
    ...(!isForm(choice) && choice.warning ? { warningText: text.warnings[choice.warning] } : {}),
  }));
  return { question: asked ?? null, choices };
}

/** A form is said by its proposal; one without stands for the whole question. */
function sayOffered(
  text: AnyText,
  choice: Choice<Action>,
  asked: (Question & { readonly text: string }) | undefined,
  language: Language,
): string {
  if (!isForm<Action>(choice)) return sayChoice(text, choice.action, houseTexts[language]);
  return choice.proposal ? sayChoice(text, choice.proposal, houseTexts[language]) : (asked?.text ?? choice.form);
}

/** Events, with a sentence each where a language is asked for. */
export async function eventsIn({ game }: Table, events: readonly Event[], language: Language | undefined) {
  if (language === undefined) return events;
  const text = await game.text(language);
  return events.map((event) => ({ ...event, text: sayEvent(text, event, houseTexts[language]) }));
}

/** A preview, its lines named where a language is asked for. */
export async function previewIn({ game }: Table, preview: Preview, language: Language | undefined) {
  if (language === undefined) return preview;
  const { lines: names } = await game.text(language);
  return {
    seats: preview.seats.map((seat) => ({ ...seat, lines: seat.lines.map((line) => ({ ...line, text: names[line.line] })) })),
  };
}

/** A refusal with its sentence; the game's own words where one is meant. */
export async function refusalIn(refusal: Refusal, table: Table | undefined, language: Language) {
  const house = houseTexts[language];
  const text = sayProtocolRefusal(language, refusal) ?? sayRefusal(house, await table?.game.text(language), refusal, house);
  return { ...refusal, text };
}
