/** What only makes sense where persons sit at different devices, asked of the server. */
import type { Seat } from '../../core/game.ts';
import type { TableDescription } from '../../wire/tables.ts';
import { handSeatOver, knownPerson, letSpectatorsTalk, resignSeat, silencePerson } from '../online/api.ts';
import { refusalOf, request } from '../online/refusals.ts';
import type { Company } from './source.ts';

/** What is known of the others now. */
interface Heard {
  description(): TableDescription;
  /** Everybody who looks on, this device too. */
  spectators(): number;
  gone(): ReturnType<Company['gone']>;
}

/** Whether the person holds this seat, or any. */
export function holds({ seats }: TableDescription, person: string | undefined, seat?: Seat): boolean {
  return person !== undefined && seats.some((one) => one.person === person && (seat === undefined || one.seat === seat));
}

export function onlineCompany(id: string, { description, spectators, gone }: Heard): Company {
  return {
    // Whoever looks on does not count himself.
    spectators: () => Math.max(0, spectators() - (holds(description(), knownPerson()) ? 0 : 1)),
    talk() {
      const { talk: allowed = true, silenced = [], host } = description();
      const me = knownPerson();
      const muted = me !== undefined && silenced.includes(me);
      const mine = !muted && (allowed || host === me || holds(description(), me));
      return { mine, spectators: allowed, silenced, host: host === me };
    },
    letSpectatorsTalk: (on) => refusalOf(letSpectatorsTalk(id, on)),
    silence: (person, on) => refusalOf(silencePerson(id, person, on)),
    proposal() {
      const { proposal } = description();
      return proposal ? { steps: 0, ...proposal } : undefined;
    },
    gone,
    askSubstitute: (seat, absent) => request({ type: 'propose', table: id, seat, what: 'substitute', absent }),
    answer: (agree) => request({ type: 'answer', table: id, agree }),
    askEnd: (seat) => request({ type: 'propose', table: id, seat, what: 'end' }),
    next: () => description().next ?? undefined,
    tournament: () => description().tournament ?? undefined,
    unfinished: () => description().status === 'unfinished',
    resign: (seat) => refusalOf(resignSeat(id, seat)),
    async handOver(seat) {
      const made = await handSeatOver(id, seat);
      return made.ok ? made.body.invitation.link : made.refusal;
    },
  };
}
