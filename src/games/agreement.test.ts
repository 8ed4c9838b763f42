import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../core/event.ts';
import { type AnyText, type Language, languages, type Say } from '../core/text.ts';
import { gameIds, loadGame } from './index.ts';
import { type Samples, samplesOf } from './recorded-samples.ts';
import { type TextFile, textFiles } from './text-files.ts';

const numbers = [0, 1, 2, 8];
const say: Say = { seat: (seat) => ['Anna', 'Bert', 'Chioma', 'Doris'][seat] ?? 'Emre' };

/** What is counted, as one and as more. Words that are alike in both cannot be wrong and are not listed. */
const nouns: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ...[
      'point',
      'card',
      'disguise',
      'weapon',
      'treasure',
      'tile',
      'block',
      'tablet',
      'group',
      'figure',
      'crown',
      'ducat',
      'ship',
    ],
    ...['scarab', 'overseer', 'worker', 'collar', 'event', 'explorer', 'camp', 'action', 'offer', 'level', 'guard'],
    ...['move', 'step', 'table', 'player', 'minute', 'day', 'hour', 'character', 'start', 'passkey', 'spectator', 'seat'],
  ].map((one) => [one, `${one}s`] as const),
  nl: [
    ['(?:actie|verplaatsings)?punt', '(?:actie|verplaatsings)?punten'],
    ['(?:krijgs|voorraad|omkoperij)?kaart', '(?:krijgs|voorraad|omkoperij)?kaarten'],
    ['vermomming', 'vermommingen'],
    ['wapen', 'wapens'],
    ['schat', 'schatten'],
    ['(?:biedtablet|kaartje|aanbod)', '(?:biedtabletten|kaartjes|aanbiedingen)'],
    ['(?:bouw)?steen', '(?:bouw)?stenen'],
    ['(?:groep|figuur|kroon|schip|kraag|kamp|actie)', '(?:groepen|figuren|kronen|schepen|kragen|kampen|acties)'],
    ['(?:dukaat|scarabee|opzichter|arbeider)', '(?:dukaten|scarabeeën|opzichters|arbeiders)'],
    ['(?:expeditielid|gebeurtenis)', '(?:expeditieleden|gebeurtenissen)'],
    ['(?:zet|stap|tafel|speler|dag|teken|start|passkey)', '(?:zetten|stappen|tafels|spelers|dagen|tekens|starts|passkeys)'],
    ['(?:niveau|tempelwachter|toeschouwer|plaats|minuut)', '(?:niveaus|tempelwachters|toeschouwers|plaatsen|minuten)'],
  ],
  de: [
    ['(?:Aktions|Bewegungs)?[Pp]unkt', '(?:Aktions|Bewegungs)?[Pp]unkten?'],
    ['(?:Kriegs|Vorrats|Bestechungs)?[Kk]arte', '(?:Kriegs|Vorrats|Bestechungs)?[Kk]arten'],
    ['(?:Tarnung|Waffe|Krone|Figur|Gruppe|Aktion)', '(?:Tarnungen|Waffen|Kronen|Figuren|Gruppen|Aktionen)'],
    ['(?:Schatz|Baustein|Schiff|Angebot)', '(?:Schätzen?|Bausteinen?|Schiffen?|Angeboten?)'],
    ['(?:Gebotst|T)afel', '(?:Gebotst|T)afeln'],
    ['(?:Dukat|Skarabäus|Ereignis|Camp)', '(?:Dukaten|Skarabäen|Ereignissen?|Camps)'],
    ['(?:Zug|Schritt|Tisch|Tag|Start|Passkey|Platz)', '(?:Zügen?|Schritten?|Tischen?|Tagen?|Starts|Passkeys|Plätzen?)'],
    ['(?:Ebene|Stufe|Minute)', '(?:Ebenen|Stufen|Minuten)'],
  ],
};
/** A word between number and noun, if it belongs to the noun ("2 free collars", not "1 of figures"). */
const between = String.raw`(?:(?!(?:a|een|eine|geen|kein|meer|of|to|for|and|at|in|on|from|with|van|op|met|voor|von|deiner|auf|mit|für|bei|bij|am|vom|gets|krijgt|erhält|per|order)\s)\p{L}+ )?`;

/** What is wrong with a sentence, if anything is. */
function fault(language: Language, sentence: string): string | undefined {
  // The upper end of a range is more than one.
  const start = String.raw`(?<![\p{L}\d.,:-])(?<!\d (?:to|tot|bis) )`;
  const wrong = nouns[language].flatMap(([one, more]) => [
    new RegExp(String.raw`${start}1 ${between}${more}(?!\p{L})`, 'u'),
    new RegExp(String.raw`${start}(?:0|2|8) ${between}${one}(?!\p{L}| points?)`, 'u'),
  ]);
  wrong.push(/(?<!\d)1 AP (?:are lost|vervallen|verfallen)/u, /\b(?:0 left there|daar nog 0|dort noch 0)\b/u);
  if (language === 'en') wrong.push(/\ba (?:8|11|18)\b/u, /\ban (?!8|11|18)\d/u, /\ban [BCDGJKPQTUVWYZ]\b/u);
  return wrong.map((pattern) => pattern.exec(sentence)?.[0]).find((found) => found !== undefined);
}

/** Every way to put the numbers into what a sentence is made of: in all places at once, and in each place alone. */
function* variants(value: unknown): Generator<unknown> {
  for (const number of numbers) {
    yield replaced(value, () => number);
    const places = count(value);
    for (let place = 0; place < places; place++) {
      let at = 0;
      yield replaced(value, (old) => (at++ === place ? number : old));
    }
  }
}

function replaced(value: unknown, put: (old: number) => number): unknown {
  if (typeof value === 'number') return put(value);
  if (Array.isArray(value)) return value.map((part) => replaced(part, put));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, put)]));
}

function count(value: unknown): number {
  let places = 0;
  replaced(value, (old) => {
    places++;
    return old;
  });
  return places;
}

/** Details of refusals and questions: a number, save where a game names something. */
const named: Readonly<Record<string, string>> = {
  hex: 'C4',
  at: '17',
  from: 'magellan I',
  to: 'B5',
  place: '6-C',
  position: '1.2',
  figure: 'member',
  motif: 'jaguar',
  tiles: 'A1, A2',
  bridge: 'N1',
  sites: '3, 5',
  phase: 'build',
  asked: 'pay',
};
const details = (number: number) => new Proxy({}, { get: (_, key) => named[String(key)] ?? number });

/** Sentences that numbers of that kind cannot have: a card of value 0, a seat that is not there. */
const impossible = /undefined|NaN|null/;

function tryToSay(tell: () => unknown): string[] {
  try {
    const said = tell();
    return typeof said === 'string' && !impossible.test(said) ? [said] : [];
  } catch {
    return [];
  }
}

function* sentences(text: AnyText, samples: Samples): Generator<string> {
  for (const event of samples.events.values())
    for (const variant of variants(event))
      yield* tryToSay(() => text.events[event.type]?.({ ...(variant as Event), type: event.type }, say));
  for (const action of samples.actions.values())
    for (const variant of variants(action)) yield* tryToSay(() => text.choices[action.type]?.(variant as never, say));
  for (const tell of [...Object.values(text.refusals), ...Object.values(text.questions)])
    for (const number of numbers) yield* tryToSay(() => tell(details(number) as never, say));
  for (const tell of Object.values(text.awaited))
    for (const number of numbers) yield* tryToSay(() => tell(details(number) as never, { names: 'Anna', several: false }, say));
}

/** The words of a board or of the client: every function with the same number for whatever it asks. */
async function* words(tree: unknown, depth = 0): AsyncGenerator<string> {
  if (typeof tree === 'function') {
    for (const number of numbers) {
      const said: unknown = await called(tree as (...given: unknown[]) => unknown, number);
      if (typeof said === 'string') yield said;
      else if (depth < 3) yield* words(said, depth + 1);
    }
  } else if (typeof tree === 'object' && tree !== null) for (const part of Object.values(tree)) yield* words(part, depth + 1);
}

/** With numbers only, or where that is not possible with letters or names in one place. */
function called(tell: (...given: unknown[]) => unknown, number: number): unknown {
  const rest = [number, number, number];
  for (const given of [
    [number, ...rest],
    ['AB', ...rest],
    [['Anna', 'Bert'], ...rest],
    [number, 'AB', number],
  ])
    try {
      const said = tell(...given);
      // Refusals and orders get their numbers by name.
      return typeof said === 'string' && impossible.test(said) ? tell(details(number)) : said;
    } catch {}
  return undefined;
}

/** What a file of words says in a language: its one export, or in one with all languages that part of each. */
async function* told({ path, language }: TextFile, wanted: Language): AsyncGenerator<string> {
  if (language !== undefined && language !== wanted) return;
  const module = (await import(/* @vite-ignore */ `../${path}`)) as Record<string, unknown>;
  if (language) yield* words(module[language]);
  else for (const part of partsIn(Object.values(module), wanted)) yield* words(part);
}

/** Whatever stands under the key of the language, at any depth. */
function partsIn(tree: unknown, language: Language, depth = 0): unknown[] {
  if (typeof tree !== 'object' || tree === null || depth > 4) return [];
  if (languages.every((one) => one in tree)) return [(tree as Record<Language, unknown>)[language]];
  return Object.values(tree).flatMap((part) => partsIn(part, language, depth + 1));
}

/** Files that only load others, or say nothing that is counted. */
const loads = /await import\(|\$state/;
const files = textFiles().filter(({ code }) => !loads.test(code));

async function all(said: AsyncGenerator<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const sentence of said) list.push(sentence);
  return list;
}

const faults = (language: Language, said: Iterable<string>) =>
  [...new Set(said)].flatMap((sentence) => (fault(language, sentence) ? [`${fault(language, sentence)}: ${sentence}`] : []));

describe.each(gameIds)('%s', (id) => {
  let samples: Samples;
  beforeAll(async () => {
    samples = await samplesOf(id);
  }, 60_000);

  it.each(languages)('log, choices, refusals and questions agree with their numbers (%s)', async (language) => {
    const text = await (await loadGame(id)).text(language);
    const said = [...sentences(text, samples)];
    expect(said.length).toBeGreaterThan(300);
    expect(faults(language, said)).toEqual([]);
  });

  it.each(languages)('the board agrees with its numbers (%s)', async (language) => {
    const board = (await import(`./${id}/board/text/${language}.ts`)) as Record<string, unknown>;
    const said = await all(words(board[language]));
    expect(said.length).toBeGreaterThan(50);
    expect(faults(language, said)).toEqual([]);
  });
});

it.each(languages)(
  'client, server, letters, notices, orders, summaries and all other words agree with their numbers (%s)',
  async (language) => {
    const said = (await Promise.all(files.map((file) => all(told(file, language))))).flat();
    expect(said.length).toBeGreaterThan(1000);
    expect(faults(language, said)).toEqual([]);
  },
);

describe('the test can fail', () => {
  it.each([
    ['en', 'That way costs 1 disguises; you have 2.'],
    ['en', 'Anna turns up a 8 for Pizarro.'],
    ['en', '1 tile to come, the next one has an B on its back'],
    ['en', 'Spend 1 action points, or end your turn.'],
    ['en', '2 war card'],
    ['nl', 'Het moeten 1 kaarten zijn.'],
    ['nl', 'nog 8 actiepunt'],
    ['de', 'Es müssen 1 Karten sein.'],
    ['de', 'mit 2 Punkt'],
    ['de', '1 freie Kragen und 1 verdeckte Karten'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(fault(language, sentence)).toBeDefined();
  });

  it.each(languages)('every part of the house is asked (%s)', async (language) => {
    const said = async (path: string) => {
      const file = files.find((one) => one.path === path);
      return file ? (await all(told(file, language))).join('\n') : '';
    };
    expect(await said(`server/text/${language}.ts`)).toMatch(/(?<!\d)8 /);
    expect(await said('server/text/notices.ts')).toMatch(/2 (?:tables|tafels|Tische)/);
    expect(await said(`web/account/text/${language}.ts`)).toMatch(/8 (?:tables|tafels|Tischen)/);
    expect(await said('web/text/shuffle.ts')).toMatch(/2 [Ss]tarts/);
    expect(await said(`web/text/clocks/${language}.ts`)).toMatch(/1 (?:day|dag|Tag)(?!\p{L})/u);
    expect(await said('games/magellan/order-desk.ts')).toMatch(/8/);
  });

  it('finds a fault planted in a refusal and in an event', async () => {
    const text = await (await loadGame('cortez')).text('en');
    const samples = await samplesOf('cortez');
    const planted: AnyText = {
      ...text,
      refusals: { ...text.refusals, tooDear: ({ price }: { price: number }) => `That way costs ${price} disguises.` },
      events: { ...text.events, bid: ({ amount }: { amount: number }) => `Somebody bids a ${amount}.` },
    };
    expect(faults('en', sentences(planted, samples)).map((found) => found.split(':')[0])).toEqual(['a 8', '1 disguises']);
  });
});
