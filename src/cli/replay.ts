import { playEntries } from '../core/entries.ts';
import type { Event } from '../core/event.ts';
import type { Action } from '../core/game.ts';
import { act, type Entry, openMatch, stateAfter } from '../core/match.ts';
import type { RecordNotes } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { houseTexts } from '../core/text/index.ts';
import { type AnyText, type Language, type Say, sayEvent } from '../core/text.ts';
import { outOfTime, readHolder } from '../table/holder.ts';
import { type Command, isUsageError, readArguments, wholeNumber } from './command.ts';
import { type AnyMatch, openRecord, type Table } from './match.ts';
import { readLanguage, recordText, refuseRecord, sayNames } from './record.ts';
import { sayClock, timeTeller } from './told-times.ts';
import { type ReplayWords, replayWords } from './words.ts';

export const replay: Command = {
  usage: 'tafelrunde replay <record> [--language en|nl|de] [--until step] [--board]',

  async run(args) {
    const options = { language: { type: 'string' }, until: { type: 'string' }, board: { type: 'boolean' } } as const;
    const read = readArguments(args, options, 1);
    if (isUsageError(read)) return read;
    const language = readLanguage(read.values.language);
    if (isUsageError(language)) return language;
    const text = await recordText(read.positionals[0]);
    if (isUsageError(text)) return text;
    const table = await openRecord(text);
    if (isRefusal(table)) return refuseRecord(table, language);
    const steps = { least: 0, most: Number.MAX_SAFE_INTEGER, preset: Number.MAX_SAFE_INTEGER };
    const until = wholeNumber('until', read.values.until, steps);
    if (isUsageError(until)) return until;
    for (const line of await tellGame(table, table.notes, language, until)) console.log(line);
    if (read.values.board) console.log(`\n${await drawPosition(table, until)}`);
    return 0;
  },
};

/** The position after so many steps, or at the end, as text. */
async function drawPosition({ game, match }: Table, until: number): Promise<string> {
  const { draw } = await game.drawing();
  return draw(stateAfter(match, Math.min(until, match.steps.length)));
}

/** A game in words up to a step, what was taken back included, each step under its number. */
export async function tellGame(
  { game, match }: Table,
  notes: RecordNotes,
  language: Language,
  until = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const text: AnyText = await game.text(language);
  const words = replayWords[language];
  const say = sayNames(houseTexts[language], notes.names);
  const timeOf = timeTeller(notes, words, language);
  const told: AnyMatch = openMatch(game, match.origin, match.seed);
  const commented = commentsByEntry(match, notes);
  const lines = [[heading(text, match), ...sayClock(notes, words, language)].join('; '), ...(commented.get(-1) ?? []), ''];
  for (const [index, entry] of match.entries.entries()) {
    if (told.steps.length >= until) break;
    const at = `${told.steps.length + 1}.`.padEnd(5);
    const said = entry.kind === 'act' ? tellAct(told, entry, text, say) : tellEntry(told, entry, words, say);
    const time = timeOf(index, entry.seat);
    lines.push(...said.map((sentence, i) => `${i === 0 ? at : '     '}${sentence}${i === said.length - 1 ? time : ''}`));
    lines.push(...(commented.get(index) ?? []));
  }
  const { points, over } = game.standing(told.state);
  lines.push('', over ? words.result : words.unfinished);
  for (const [seat, sum] of points.entries()) lines.push(`${say.seat(seat)}: ${sum}`);
  return lines;
}

/** What people said of the moments, under the entry that led to each for good; before all entries where the beginning is meant. */
function commentsByEntry({ entries }: AnyMatch, { comments = [] }: RecordNotes): ReadonlyMap<number, readonly string[]> {
  const ledTo = new Map([[0, -1]]);
  let steps = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'act') ledTo.set(++steps, index);
    if (entry.kind === 'undo') steps -= entry.steps;
  }
  const told = Map.groupBy(comments, ({ moment }) => ledTo.get(moment) ?? -1);
  const line = (text: string) => `     » ${text.replaceAll('\n', '\n       ')}`;
  return new Map(
    [...told].map(([index, some]) => [index, some.map(({ author, text }) => line(author ? `${author}: ${text}` : text))]),
  );
}

function heading(text: AnyText, { origin }: AnyMatch): string {
  const options = Object.entries(origin.config.options).map(([name, value]) => {
    const option = text.options[name];
    return `${option?.name ?? name}: ${option?.values[String(value)] ?? value}`;
  });
  return [text.name, ...options].join('; ');
}

function tellAct(told: AnyMatch, entry: Extract<Entry<Action>, { kind: 'act' }>, text: AnyText, say: Say): string[] {
  const played = act(told, entry.seat, entry.action);
  return played.ok ? played.events.map((event: Event) => sayEvent(text, event, say)) : [];
}

function tellEntry(told: AnyMatch, entry: Exclude<Entry<Action>, { kind: 'act' }>, words: ReplayWords, say: Say): string[] {
  playEntries(told, [entry]);
  const who = say.seat(entry.seat);
  switch (entry.kind) {
    case 'undo':
      return [words.undo(who, entry.steps)];
    case 'seat':
      return [tellHolder(words, who, entry.holder)];
    case 'order':
      return [words.order(who)];
    case 'mark':
      return [entry.text === outOfTime ? words.timeUp(who) : `${who}: ${entry.text}`];
  }
}

/** By whom a seat is played from here on; records come from anywhere, and some say it in words of their own. */
function tellHolder(words: ReplayWords, who: string, text: string): string {
  if (!/^(bot|person|resigned)\b|^\{/.test(text)) return words.seat(who, text);
  const { holder, name = who, why } = readHolder(text);
  if (holder === 'bot' && why) return words.holders[why === 'time' ? 'botTime' : 'botAbsent'](who);
  return words.holders[holder === 'resigned' && why === 'time' ? 'resignedTime' : holder](name);
}
