import { playEntries } from '../core/entries.ts';
import type { Event } from '../core/event.ts';
import type { Action } from '../core/game.ts';
import { act, type Entry, openMatch } from '../core/match.ts';
import { isRefusal } from '../core/refusal.ts';
import { houseTexts } from '../core/text/index.ts';
import { type AnyText, type Language, type Say, sayEvent } from '../core/text.ts';
import { type Command, isUsageError, readArguments } from './command.ts';
import { type AnyMatch, openRecord, type Table } from './match.ts';
import { readLanguage, recordText, refuseRecord, sayNames } from './record.ts';
import { type ReplayWords, replayWords } from './words.ts';

export const replay: Command = {
  usage: 'tafelrunde replay <record> [--language en|nl|de]',

  async run(args) {
    const read = readArguments(args, { language: { type: 'string' } }, 1);
    if (isUsageError(read)) return read;
    const language = readLanguage(read.values.language);
    if (isUsageError(language)) return language;
    const text = await recordText(read.positionals[0]);
    if (isUsageError(text)) return text;
    const table = await openRecord(text);
    if (isRefusal(table)) return refuseRecord(table, language);
    for (const line of await tellGame(table, table.notes.names, language)) console.log(line);
    return 0;
  },
};

/** A whole game in words, what was taken back included, each step under its number. */
export async function tellGame({ game, match }: Table, names: readonly string[], language: Language): Promise<string[]> {
  const text: AnyText = await game.text(language);
  const words = replayWords[language];
  const say = sayNames(houseTexts[language], names);
  const told: AnyMatch = openMatch(game, match.origin, match.seed);
  const lines = [heading(text, match), ''];
  for (const entry of match.entries) {
    const at = `${told.steps.length + 1}.`.padEnd(5);
    const said = entry.kind === 'act' ? tellAct(told, entry, text, say) : tellEntry(told, entry, words, say);
    lines.push(...said.map((sentence, i) => `${i === 0 ? at : '     '}${sentence}`));
  }
  const { points, over } = game.standing(told.state);
  lines.push('', over ? words.result : words.unfinished);
  for (const [seat, sum] of points.entries()) lines.push(`${say.seat(seat)}: ${sum}`);
  return lines;
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
      return [words.seat(who, entry.holder)];
    case 'order':
      return [words.order(who)];
    case 'mark':
      return [`${who}: ${entry.text}`];
  }
}
