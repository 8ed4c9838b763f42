/** Opening a table on the server, for guests who come by link. */
import type { OptionValue } from '../../core/game.ts';
import type { ClockWish, RatingRange, SeatWish } from '../../wire/tables.ts';
import { randomId } from '../random-id.ts';
import { go } from '../router.svelte.ts';
import { words } from '../words.svelte.ts';
import { introduce, openTable, server } from './api.ts';

interface Wish {
  readonly seats: readonly { readonly kind: string }[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly map?: string | object | undefined;
  readonly first: string;
  readonly me: string;
  readonly clock: ClockWish | undefined;
  readonly range: RatingRange | undefined;
  readonly rated: boolean;
  nameOf(seat: number): string;
}

/** What was asked for last and not answered for certain: asked for again it is the same table. */
let unanswered: { readonly wish: string; readonly name: string } | undefined;

/** Goes to the new table; or says why there is none. */
export async function createOnlineTable(game: string, wish: Wish): Promise<string> {
  const stranger = await introduce(wish.me, words.language);
  if (stranger) return stranger.text ?? stranger.reason;
  const bots = (await server())?.bots ?? [];
  const seats = wish.seats.map(({ kind }, at): SeatWish => {
    if (kind === 'me' || kind === 'invite' || kind === 'open') return { kind };
    if (kind === 'here') return { kind, name: wish.nameOf(at) };
    return { kind: 'bot', level: bots.includes(kind) ? kind : (bots.at(-1) ?? kind) };
  });
  const asked = {
    game,
    options: { ...wish.options },
    ...(wish.map === undefined ? {} : { map: wish.map }),
    ...(wish.first === 'random' ? {} : { first: Number(wish.first) }),
    public: seats.some(({ kind }) => kind === 'open'),
    seats,
    rated: wish.rated,
    ...(wish.clock ? { clock: { ...wish.clock } } : {}),
    ...(wish.range ? { range: { ...wish.range } } : {}),
  };
  const text = JSON.stringify(asked);
  if (unanswered?.wish !== text) unanswered = { wish: text, name: randomId(16) };
  const opened = await openTable({ ...asked, name: unanswered.name });
  if (opened.ok) unanswered = undefined;
  if (!opened.ok) return opened.refusal.text ?? opened.refusal.reason;
  go(`/table/${opened.body.table.id}`);
  return '';
}
