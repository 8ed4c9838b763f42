/** Who holds a seat: a person, a bot, or a person for whom a bot sits in. */

export interface Holder {
  /** Whose seat it is, by an id the table does not read; null where nobody sits, or a bot alone. */
  readonly person: string | null;
  /** What the seat is called where the person's own name does not say it. */
  readonly name: string | null;
  /** The level of the bot that decides for the seat now; null where the person himself does. */
  readonly bot: string | null;
  /** True once the person has given up for good: a bot plays the seat to the end. */
  readonly resigned: boolean;
}

export const nobody: Holder = { person: null, name: null, bot: null, resigned: false };

/** Everybody who sits at one device is one person to the table. */
export const personHere = 'here';

/** The persons whose consent counts: everybody who holds a seat and has not given it up, whoever plays it for him now. */
export function personsAsked(holders: readonly Holder[]): Set<string> {
  return new Set(holders.flatMap(({ person, resigned }) => (person !== null && !resigned ? [person] : [])));
}

/** Whether the seat is a bot's own, and not somebody's for whom it sits in. */
export function isBotAlone({ person, bot }: Pick<Holder, 'person' | 'bot'>): boolean {
  return person === null && bot !== null;
}

/** A holder as a device keeps it. The form is in logs and heads of tables that exist: it stays. */
export type DeviceHolder =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

export function fromDevice(kept: DeviceHolder): Holder {
  return kept.kind === 'bot'
    ? { ...nobody, name: kept.name, bot: kept.level }
    : { ...nobody, name: kept.name, person: personHere };
}

export function forDevice({ name, bot }: Holder): DeviceHolder {
  return bot === null ? { kind: 'here', name: name ?? '' } : { kind: 'bot', name: name ?? '', level: bot };
}

/** On a device the log names who sits down; on a server nobody, because people may want to be forgotten. */
export function writeHolder(holder: Holder, named: boolean, why?: Why): string {
  if (named) return JSON.stringify(forDevice(holder));
  const reason = why === undefined ? '' : ` ${why}`;
  if (holder.resigned) return `resigned${reason}`;
  return holder.bot === null ? 'person' : `bot ${holder.bot}${reason}`;
}

/** What the log says where time is out and nobody sits in yet. */
export const outOfTime = 'out of time';

/** Why a bot plays from here on where its holder did not ask for it: time has run out, or the others agreed on it. */
const whys = ['time', 'absent'] as const;
export type Why = (typeof whys)[number];

/** What a log says of a new holder. */
export interface WrittenHolder {
  readonly holder: 'bot' | 'person' | 'resigned';
  readonly name?: string;
  readonly level?: string;
  readonly why?: Why;
}

/**
 * The two forms of `writeHolder`, told apart by the first character: a brace begins a device's JSON, anything else is a server's
 * word. Records come from anywhere, so what fits neither is a person without a name.
 */
export function readHolder(text: string): WrittenHolder {
  if (text.startsWith('{')) return readDeviceHolder(text);
  const [word, ...more] = text.split(' ');
  const reason = whys.find((one) => one === more.at(-1));
  const why = reason ? { why: reason } : {};
  if (word === 'resigned') return { holder: 'resigned', ...why };
  const [level] = more;
  return word === 'bot' ? { holder: 'bot', ...(level ? { level } : {}), ...why } : { holder: 'person' };
}

function readDeviceHolder(text: string): WrittenHolder {
  const { kind, name, level } = readObject(text);
  const called = typeof name === 'string' ? { name } : {};
  if (kind !== 'bot') return { holder: 'person', ...called };
  return { holder: 'bot', ...called, ...(typeof level === 'string' ? { level } : {}) };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
