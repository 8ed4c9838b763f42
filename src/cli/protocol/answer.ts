/** One line in, one line out: whatever arrives, the answer is an object and the session lives on. */
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Language } from '../../core/text.ts';
import { protocolCommands } from './commands.ts';
import { idShape, languageShape } from './request.ts';
import { refusalIn } from './saying.ts';
import type { Session } from './session.ts';
import { protocolRefusal } from './words.ts';

type Members = Readonly<Record<string, unknown>>;

const longestEcho = 80;

/** The answer to a line, as a line. `complain` hears of faults that are ours. */
export async function answerLine(session: Session, line: string, complain: (error: unknown) => void): Promise<string> {
  const json = parse(line);
  if (json === undefined) return refused(session, {}, protocolRefusal('notJson', {}));
  if (!isObject(json)) return refused(session, {}, protocolRefusal('notAnObject', {}));
  const result = await tryAnswer(session, json, complain);
  return isRefusal(result) ? refused(session, json, result) : result;
}

/** A refusal as a line, in the language of the request where that could be read. */
export async function refused(session: Session, request: Members, refusal: Refusal): Promise<string> {
  const language: Language = v.is(languageShape, request.language) ? request.language : 'en';
  const table = typeof request.match === 'number' ? session.tables.get(request.match) : undefined;
  return written(request, { ok: false, refusal: await refusalIn(refusal, table, language) });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isObject(json: unknown): json is Members {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

async function tryAnswer(session: Session, request: Members, complain: (error: unknown) => void): Promise<string | Refusal> {
  const name = typeof request.command === 'string' ? request.command : '';
  const command = Object.hasOwn(protocolCommands, name) ? protocolCommands[name] : undefined;
  if (!command) {
    const known = Object.keys(protocolCommands).join(', ');
    return protocolRefusal('unknownCommand', { command: name.slice(0, longestEcho), known });
  }
  try {
    const answer = await command(session, request);
    return isRefusal(answer) ? answer : written(request, { ok: true, ...answer });
  } catch (error) {
    complain(error);
    return protocolRefusal('ourFault', {});
  }
}

function written({ id }: Members, answer: Members): string {
  return JSON.stringify(id !== undefined && v.is(idShape, id) ? { id, ...answer } : answer);
}
