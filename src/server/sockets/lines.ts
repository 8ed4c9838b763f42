/** Every open socket, by person, device and address. */
import type { Language } from '../../core/text.ts';
import { isLanguage } from '../text/index.ts';
import type { SocketLine } from './line.ts';

export interface Lines {
  add(line: SocketLine): void;
  remove(line: SocketLine): void;
  count(): number;
  countOf(key: 'personId' | 'address', value: string): number;
  all(): Iterable<SocketLine>;
  cutDevice(device: string): void;
  cutPerson(person: string): void;
  muted(person: string, other: string, on: boolean): void;
  renamed(person: string, change: { name: string; language: string }): void;
}

export function openLines(): Lines {
  const lines = new Set<SocketLine>();
  const counts = { personId: new Map<string, number>(), address: new Map<string, number>() };
  const bump = (map: Map<string, number>, key: string, by: number): void => {
    const now = (map.get(key) ?? 0) + by;
    if (now > 0) map.set(key, now);
    else map.delete(key);
  };
  const count = (line: SocketLine, by: number): void => {
    bump(counts.personId, line.who?.person.id ?? '', by);
    bump(counts.address, line.address, by);
  };
  const ofPerson = (person: string) => [...lines].filter(({ who }) => who?.person.id === person);
  return {
    add(line) {
      lines.add(line);
      count(line, 1);
    },
    remove(line) {
      if (lines.delete(line)) count(line, -1);
    },
    count: () => lines.size,
    countOf: (key, value) => counts[key].get(value) ?? 0,
    all: () => lines,
    cutDevice(device) {
      for (const line of lines) if (line.who?.device === device) line.close(4401, 'signed out');
    },
    cutPerson(person) {
      for (const line of ofPerson(person)) line.close(4401, 'signed out');
    },
    muted(person, other, on) {
      for (const line of ofPerson(person)) {
        if (on) line.mutes.add(other);
        else line.mutes.delete(other);
      }
    },
    renamed(person, { name, language }) {
      for (const line of ofPerson(person)) {
        if (line.who) line.who = { ...line.who, person: { ...line.who.person, name, language } };
        if (isLanguage(language)) line.language = language satisfies Language;
      }
    },
  };
}
