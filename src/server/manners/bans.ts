/** Who is kept out just now. Asked at everything that is done, so it is known without asking the store. */
import { BlockList, isIP } from 'node:net';
import type { Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';
import type { BanRow, MannersStore } from '../store/manners.ts';

export interface Bans {
  /** Why this person, or whoever comes from this address, may only look on. */
  refusal(person: string | undefined, address: string): Refusal | undefined;
  isBanned(person: string): boolean;
  /** Reads anew who is banned; after every change, here or at another process. */
  reload(): Promise<void>;
}

interface Range {
  readonly list: BlockList;
  readonly ban: BanRow;
}

export async function openBans(store: Pick<MannersStore, 'standing'>, now: () => number): Promise<Bans> {
  let persons: ReadonlyMap<string, BanRow> = new Map();
  let ranges: readonly Range[] = [];
  const bans: Bans = {
    async reload() {
      const standing = await store.standing(now());
      // Of several the one that lasts longest, which comes last.
      persons = new Map(standing.flatMap((ban) => (ban.person === null ? [] : [[ban.person, ban]])));
      ranges = standing.flatMap((ban) => {
        const list = ban.network === null ? undefined : listOf(ban.network);
        return list ? [{ list, ban }] : [];
      });
    },
    isBanned: (person) => (persons.get(person)?.until ?? 0) > now(),
    refusal(person, address) {
      const own = person === undefined ? undefined : persons.get(person);
      const found = own && own.until > now() ? own : bannedRange(ranges, address, now());
      if (!found) return undefined;
      return serverRefusal('banned', { until: new Date(found.until).toISOString().slice(0, 10), why: found.reason });
    },
  };
  await bans.reload();
  return bans;
}

function bannedRange(ranges: readonly Range[], address: string, now: number): BanRow | undefined {
  const bare = plain(address);
  const family = isIP(bare);
  if (family === 0) return undefined;
  return ranges.find(({ list, ban }) => ban.until > now && list.check(bare, family === 4 ? 'ipv4' : 'ipv6'))?.ban;
}

/** An address of the fourth version may come dressed as one of the sixth. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The least that must be fixed: nobody bans half the world; and of the sixth version half the address is one household's. */
const least = { 4: 16, 6: 32 } as const;
const most = { 4: 32, 6: 64 } as const;

function listOf(network: string): BlockList | undefined {
  const [address = '', length = ''] = network.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || !/^\d{1,3}$/.test(length)) return undefined;
  const bits = Number(length);
  if (bits < least[family] || bits > most[family]) return undefined;
  const list = new BlockList();
  list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  return list;
}

/** A range as it is kept, such as 203.0.113.0/24; a single address is the smallest range there is around it. */
export function readNetwork(text: string): string | undefined {
  const bare = plain(text.trim().toLowerCase());
  const family = isIP(bare);
  const range = family === 4 ? `${bare}/32` : family === 6 ? `${bare}/64` : bare;
  return listOf(range) ? range : undefined;
}
