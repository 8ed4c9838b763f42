import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverMessage } from '../../wire/messages.ts';
import { clientMessage } from '../../wire/requests.ts';
import type { Route } from '../../wire/route.ts';
import { routes } from '../../wire/routes.ts';
import { httpApp } from '../http/app.ts';
import { checkAnswer, checkMessage } from '../stress/promised.ts';
import { openWorld, type World } from '../stress/world.ts';

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: object; requestBody?: object }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const docs = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const names = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const rows = docs.split('\n').filter((line) => line.startsWith('| `'));

let world: World;
let described: Described;
beforeAll(async () => {
  world = await openWorld();
  described = (await (await fetch(`${world.base}/api/openapi.json`)).json()) as Described;
});
afterAll(() => world.remove());

/** The routes of the documentation; "…" stands for the address of a table. */
function documented(): Map<string, string> {
  const found = new Map<string, string>();
  for (const row of rows) {
    const [, request = '', body = ''] = row.split('|');
    const [name = ''] = names(request);
    const [method = '', path = ''] = name.split(' ');
    if (!path) continue;
    const [address = ''] = path.replace('…', '/api/tables/:id').split('?');
    found.set(`${method} ${address}`, body);
  }
  return found;
}

const address = ({ method, path }: Route) => `${method} /api${path}`;
const entriesOf = (schema: unknown) => (schema as { entries: Record<string, { type: string }> }).entries;
/** The members of a body as the documentation writes them: what may be left out has a question mark. */
const membersOf = (schema: unknown) =>
  Object.entries(entriesOf(schema)).map(([name, { type }]) => (type === 'optional' ? `${name}?` : name));

describe('the description of the API', () => {
  it('has every route the server serves, and no other', () => {
    const served = httpApp(world.context).routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    const known = served.map(({ method, path }) => `${method} ${path.replace('{[0-9]{1,2}}', '')}`);
    expect(known.sort()).toEqual([...Object.values(routes).map(address), 'GET /api/openapi.json'].sort());
    const paths = Object.entries(described.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(paths.sort()).toEqual([...Object.values(routes).map(address), 'GET /api/socket'].sort());
  });

  it('points only at schemas it has', () => {
    const pointed = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to);
    expect(pointed.length).toBeGreaterThan(20);
    for (const to of pointed)
      expect(Object.keys(described.components.schemas)).toContain(to.replace('#/components/schemas/', ''));
  });

  it('says of every route what it takes, answers and refuses', () => {
    const operations = Object.values(described.paths).flatMap((one) => Object.values(one));
    const withBody = Object.values(routes).filter(({ body }) => body);
    expect(operations.filter(({ requestBody }) => requestBody).length).toBe(withBody.length);
    for (const { responses } of operations.filter(({ responses }) => !('101' in responses)))
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['426', '429', '500']));
  });
});

describe('docs/api.md', () => {
  it('names every route, and no other', () => {
    const others = ['GET /api/openapi.json'];
    expect([...documented().keys()].sort()).toEqual([...Object.values(routes).map(address), ...others].sort());
  });

  it.each(Object.values(routes).filter(({ body }) => body))('names the members of the body of $method $path', (route) => {
    expect(names(documented().get(address(route)) ?? '').sort()).toEqual(membersOf(route.body).sort());
  });

  it('names every message of a client with its members, and no other', () => {
    const [, playing = ''] = docs.split('| you send |');
    const found = playing
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|'));
    const known = clientMessage.options.map(({ entries }) => entries);
    expect(found?.map(([, name = '']) => names(name)[0]).sort()).toEqual(known.map(({ type }) => type.literal).sort());
    for (const [, name = '', members = ''] of found ?? []) {
      const entries = known.find(({ type }) => type.literal === names(name)[0]) ?? {};
      const wanted = membersOf({ entries }).filter((one) => one !== 'type' && one !== 'id');
      expect(
        names(members)
          .filter((one) => !['undo', 'end'].includes(one))
          .sort(),
        name,
      ).toEqual(wanted.sort());
    }
  });

  it('names every message of the server with its members, and no other', () => {
    const found = [...docs.matchAll(/`(\w+)` `\{([^}]*)\}`/g)].map(
      ([, name = '', members = '']) => [name, members.split(', ')] as const,
    );
    const answers = ['done', 'refused'];
    const known = serverMessage.options.map(({ entries }) => entries).filter(({ type }) => !answers.includes(type.literal));
    expect(found.map(([name]) => name).sort()).toEqual(known.map(({ type }) => type.literal).sort());
    for (const [name, members] of found) {
      const entries = known.find(({ type }) => type.literal === name) ?? {};
      expect([...members].sort(), name).toEqual(
        Object.keys(entries)
          .filter((one) => one !== 'type')
          .sort(),
      );
    }
    for (const name of answers) expect(docs).toContain(`{"type":"${name}"`);
  });
});

describe('holding answers against their schemas can fail', () => {
  it('finds a member nobody announced, one that is missing, and a refusal nobody described', () => {
    const person = { id: 'x', name: 'Anna', language: 'en' };
    expect(() => checkAnswer('POST', '/api/session', 201, { person })).not.toThrow();
    expect(() => checkAnswer('POST', '/api/session', 201, { person: { ...person, cookie: '' } })).toThrow('cookie');
    expect(() => checkAnswer('POST', '/api/session', 201, {})).toThrow('person');
    const refusal = { rule: 'server', reason: 'notHost', details: {}, text: 'No.' };
    expect(() => checkAnswer('GET', '/api/games', 409, { refusal })).toThrow('409');
    expect(() => checkMessage({ type: 'presence', table: 't', online: [], spectators: 0, ears: 1 })).toThrow('ears');
  });
});
