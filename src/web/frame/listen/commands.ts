/** The commands of whoever listens: the same keys in every game. R, plus, minus and zero are left to the boards. */
import type { ListenText } from '../../text/listen.ts';

export type Command = keyof ListenText['commands'];

const commands: Readonly<Record<string, Command>> = {
  '?': 'help',
  w: 'where',
  l: 'last',
  s: 'since',
  a: 'here',
  n: 'next',
  N: 'previous',
  f: 'figures',
  F: 'figuresBack',
  p: 'standing',
  h: 'hand',
  b: 'board',
  q: 'question',
  c: 'choices',
  g: 'log',
  t: 'chat',
  '/': 'line',
};

export const commandKeys: readonly (readonly [string, Command])[] = Object.entries(commands);

/** What a key means, also with the lock of capitals on. */
export function commandOf(key: string, shift: boolean): Command | undefined {
  return commands[/^[a-z]$/i.test(key) ? (shift ? key.toUpperCase() : key.toLowerCase()) : key];
}

/** What a line that names a command means. */
export function commandTyped(line: string): Command | undefined {
  return line.length === 1 ? commands[line] : undefined;
}

/** As it is written in the list of keys. */
export function keyName(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift ${key}` : key.toUpperCase();
}
