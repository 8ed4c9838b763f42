import { type Commitment, type Fault, type Judgement, judgeContributions, sealOf } from '../core/commitment.ts';
import { chanceOf, type Draws } from '../core/dealt.ts';
import { isSecret, seedHash } from '../core/fairness.ts';
import type { Random } from '../core/random.ts';
import type { RecordNotes } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { type Command, isUsageError, readArguments, usageError } from './command.ts';
import { openRecord, type Table } from './match.ts';
import { recordText, refuseRecord } from './record.ts';

export const verify: Command = {
  usage: [
    'tafelrunde verify <record> [--hash H] [--seal S]',
    '  checks that the seed fits its hash and that every shuffle, every move and the result follow from it.',
    '  H is the hash that was shown when the table opened; the record carries one too, but whoever forges',
    '  the one can forge the other.',
    '  S is the hash over all that was fixed before the first device revealed its part, shown when the game began;',
    '  it tells whether the house added or left out anything afterwards.',
  ].join('\n'),

  async run(args) {
    const read = readArguments(args, { hash: { type: 'string' }, seal: { type: 'string' } }, 1);
    if (isUsageError(read)) return read;
    const noted = read.values.hash?.toLowerCase();
    if (noted !== undefined && !isSecret(noted)) return usageError('--hash must be 64 hexadecimal digits');
    const seal = read.values.seal?.toLowerCase();
    if (seal !== undefined && !isSecret(seal)) return usageError('--seal must be 64 hexadecimal digits');
    const text = await recordText(read.positionals[0]);
    if (isUsageError(text)) return text;
    const table = await openRecord(text);
    if (isRefusal(table)) {
      const code = refuseRecord(table);
      console.error('The record is NOT verified.');
      return code;
    }
    const { lines, verified } = check(table, carriesHash(text), { hash: noted, seal });
    for (const line of lines) console.log(line);
    return verified ? 0 : 1;
  },
};

/** Whether a hash stands above the moves; that it fits the seed is what reading the record checks. */
function carriesHash(text: string): boolean {
  return /^hash:/m.test(text.slice(0, text.search(/^\s*$/m)));
}

/** What somebody noted before the game. */
interface Noted {
  readonly hash?: string | undefined;
  readonly seal?: string | undefined;
}

type Named = Table & { readonly notes?: RecordNotes };

/** What can be said of a record that has been replayed without a refusal. */
export function check(
  table: Named,
  recorded: boolean,
  { hash: noted, seal }: Noted = {},
): { lines: string[]; verified: boolean } {
  const { game, match, notes } = table;
  const { contributions, secret } = match.seed;
  const devices = judgeContributions(contributions);
  const sealed = sealOf(seedHash(secret), contributions);
  const { over, points } = game.standing(match.state);
  const fits = noted === undefined || noted === seedHash(secret);
  const chance = replayChance(table);
  const users = [
    ...(match.origin.state === undefined ? ['the setup'] : []),
    `${chance.actions} of ${match.steps.length} actions`,
  ];
  const verified =
    (recorded || noted !== undefined) && fits && chance.same && !devices.fault && (seal === undefined || seal === sealed);
  const lines = [
    ...(recorded ? ['The seed fits the hash in the record.'] : []),
    ...(noted === undefined ? [] : [`The seed ${fits ? 'fits' : 'does NOT fit'} the hash you noted.`]),
    ...(recorded || noted !== undefined
      ? []
      : ['There is NO hash, so nobody can say whether the seed was fixed before the game.']),
    ...(match.seed.dealt ? ['The cards were dealt: the n-th from a pile is the same, whatever was played before it.'] : []),
    `Contributions of players to the shuffles: ${contributions.length || 'none'}.`,
    ...sayDevices(devices, sealed, notes?.names ?? []),
    ...(seal === undefined ? [] : [`It ${seal === sealed ? 'is' : 'is NOT'} the seal you noted.`]),
    chance.same
      ? `Every shuffle follows from the seed: ${chance.numbers} random numbers, used by ${users.join(' and ')}.`
      : 'Replayed by themselves, the shuffles do NOT give the recorded game.',
    `All ${match.entries.length} entries were legal.`,
    over ? `The result is ${points.join(' ')}.` : 'The game is not over.',
    `The record is ${verified ? '' : 'NOT '}verified.`,
  ];
  return { lines, verified };
}

/** What the devices had promised before the game, and what they kept. */
function sayDevices({ commitments, calledOff, fault }: Judgement, seal: string, names: readonly string[]): string[] {
  if (commitments.length === 0 && !fault) return [];
  const who = ({ seat, hash }: Commitment) => `seat ${seat + 1}${names[seat] ? ` (${names[seat]})` : ''}, ${hash.slice(0, 12)}…`;
  const missing = commitments.filter(({ secret }) => secret === undefined);
  const rounds = new Set(calledOff.map(({ round }) => round)).size;
  return [
    `Devices that committed themselves before the start: ${commitments.length}; ${commitments.length - missing.length} revealed what they had committed themselves to.`,
    ...missing.map((one) => `A device did NOT reveal, and the table went on without it: ${who(one)}`),
    ...(rounds === 0 ? [] : [`Starts called off after a device had revealed: ${rounds}. Everybody committed himself anew.`]),
    ...(fault ? [`${faults[fault.kind]} (${fault.hash.slice(0, 12)}…).`] : []),
    `Everything fixed before the first reveal has the seal ${seal}.`,
  ];
}

const faults: Readonly<Record<Fault, string>> = {
  otherSecret: 'A device’s secret does NOT fit what it had committed itself to',
  twice: 'One commitment stands there TWICE',
  order: 'The commitments are NOT in their order, or something was added when the list was closed',
};

/** Plays the steps that counted once more, apart from the match, and counts what they take from chance. */
function replayChance({ game, match }: Table): { numbers: number; actions: number; same: boolean } {
  let numbers = 0;
  let actions = 0;
  const counted = ({ below, of }: Random): Random => ({
    below(n) {
      numbers += 1;
      return below(n);
    },
    ...(of ? { of: (pile) => counted(of(pile)) } : {}),
  });
  const draws: Draws = {};
  const chance = (action: number) => counted(chanceOf(match.seed, match.key, action, draws));
  const { config, state: given } = match.origin;
  const state = given === undefined ? game.setup(config, chance(0)) : game.copy(given);
  for (const [at, { seat, action }] of match.steps.entries()) {
    const before = numbers;
    game.play(state, seat, action, chance(at + 1));
    if (numbers > before) actions += 1;
  }
  return { numbers, actions, same: JSON.stringify(state) === JSON.stringify(match.state) };
}
