/** Every open socket, by person, device and address. */
import type { Language } from '../../core/text.ts';
import type { Muted, News, Renamed, SignedOut } from '../bell/bus.ts';
import { isLanguage } from '../text/index.ts';
import type { Client } from './client.ts';

export interface Clients {
  add(client: Client): void;
  remove(client: Client): void;
  count(): number;
  countOf(key: 'personId' | 'address', value: string): number;
  all(): Iterable<Client>;
  /** Here and at every other process. */
  cutDevice(device: string): void;
  cutPerson(person: string): void;
  /** Another process has said so. */
  cutHere(out: Pick<SignedOut, 'person' | 'device'>): void;
  /** Here and at every other process. */
  muted(person: string, other: string, on: boolean): void;
  mutedHere(muted: Omit<Muted, 'kind'>): void;
  renamedHere(renamed: Omit<Renamed, 'kind'>): void;
}

export function openClients(announce: (news: News) => void = () => undefined): Clients {
  const clients = new Set<Client>();
  const counts = { personId: new Map<string, number>(), address: new Map<string, number>() };
  const bump = (map: Map<string, number>, key: string, by: number): void => {
    const now = (map.get(key) ?? 0) + by;
    if (now > 0) map.set(key, now);
    else map.delete(key);
  };
  const count = (client: Client, by: number): void => {
    bump(counts.personId, client.who?.person.id ?? '', by);
    bump(counts.address, client.address, by);
  };
  const ofPerson = (person: string) => [...clients].filter(({ who }) => who?.person.id === person);
  function cutHere({ person, device }: Pick<SignedOut, 'person' | 'device'>): void {
    for (const client of [...clients]) {
      const { who } = client;
      const out = who !== undefined && (who.device === device || who.person.id === person);
      if (out) client.dismiss(4401, 'signed out');
    }
  }
  function mutedHere({ person, other, on }: Omit<Muted, 'kind'>): void {
    for (const [one, another] of [[person, other] as const, [other, person] as const])
      for (const client of ofPerson(one)) {
        if (on) client.mutes.add(another);
        else client.mutes.delete(another);
      }
  }
  return {
    add(client) {
      clients.add(client);
      count(client, 1);
    },
    remove(client) {
      if (clients.delete(client)) count(client, -1);
    },
    count: () => clients.size,
    countOf: (key, value) => counts[key].get(value) ?? 0,
    all: () => clients,
    cutDevice(device) {
      cutHere({ device });
      announce({ kind: 'signedOut', device });
    },
    cutPerson(person) {
      cutHere({ person });
      announce({ kind: 'signedOut', person });
    },
    cutHere,
    muted(person, other, on) {
      mutedHere({ person, other, on });
      announce({ kind: 'muted', person, other, on });
    },
    mutedHere,
    renamedHere({ person, name, language }) {
      for (const client of ofPerson(person)) {
        if (client.who) client.who = { ...client.who, person: { ...client.who.person, name, language } };
        if (isLanguage(language)) client.language = language satisfies Language;
      }
    },
  };
}
