/** What happens, one event per thing. Nodes and fields are numbers of the board; cards are counts by kind or value. */
import type { Seat } from '../../core/game.ts';
import type { Bribery, EventCard } from './data.ts';

type Counts = readonly number[];
type To = { readonly to: readonly Seat[] };

/** Why supply cards were drawn or given up. */
export type Cause = 'action' | 'village' | 'reinforcement' | 'bribery' | 'defence' | 'refill' | 'way' | 'plunder' | 'payment';

export type CortezEvent =
  | { readonly type: 'marked'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly card: EventCard; readonly round: number; readonly reveals: true }
  | { readonly type: 'nothingHappened' }
  | { readonly type: 'treasure'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'treasureLeft'; readonly round: number }
  | { readonly type: 'bridgeTurned'; readonly seat: Seat; readonly bridge: number; readonly whole: boolean }
  | {
      readonly type: 'driven';
      readonly seat: Seat;
      readonly nation: number;
      readonly from: number;
      readonly to: number;
      readonly how: 'attack' | 'flight';
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Counts; readonly why: Cause }
  | {
      readonly type: 'drewSupply';
      readonly seat: Seat;
      readonly count: number;
      readonly why: Cause;
      readonly reveals: true;
      readonly secret?: To & { readonly cards: Counts };
    }
  | {
      readonly type: 'drewWar';
      readonly seat: Seat;
      readonly count: number;
      readonly why: Cause;
      readonly reveals: true;
      readonly secret?: To & { readonly war: Counts };
    }
  | { readonly type: 'reshuffled'; readonly count: number }
  | {
      readonly type: 'putBack';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: To & { readonly war: Counts };
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly way: readonly number[];
      readonly price: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly what: 'action' | 'bridges' | 'fight' | 'auction' | 'premium' }
  | { readonly type: 'lots'; readonly seats: readonly Seat[]; readonly cards: Counts; readonly reveals: true }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly standIn: boolean;
      readonly from: number;
      readonly at: number;
    }
  | { readonly type: 'stood'; readonly seat: Seat }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly count: number;
      readonly weapons: number;
      readonly secret?: To & { readonly war: Counts };
    }
  | { readonly type: 'surrendered'; readonly seat: Seat }
  | { readonly type: 'stayedOut'; readonly seat: Seat }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly offer: number;
      readonly give: Counts;
      readonly want: Counts;
      readonly surrender: boolean;
    }
  | {
      readonly type: 'helpOffered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly offer: number;
      readonly give: Counts;
      readonly want: Counts;
      readonly reveals: true;
      readonly secret?: To & { readonly card: number };
    }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly to: Seat;
      readonly offer: number;
      readonly want: Counts;
      /** What is asked for beside the card, where the answer changes it. */
      readonly give?: Counts;
    }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly with: Seat;
      readonly offer: number;
      readonly give: Counts;
      readonly want: Counts;
      readonly surrender: boolean;
    }
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly helper: Seat;
      readonly offer: number;
      readonly give: Counts;
      readonly want: Counts;
      readonly secret?: To & { readonly card: number };
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly to: Seat; readonly offer: number }
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly offer: number }
  | { readonly type: 'offerLapsed'; readonly seat: Seat; readonly to: Seat; readonly offer: number; readonly reveals?: true }
  | { readonly type: 'offerStands'; readonly seat: Seat; readonly to: Seat; readonly offer: number; readonly reveals: true }
  | {
      readonly type: 'shown';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly attackers: Counts;
      readonly defenders: Counts;
      readonly weapons: Counts;
      readonly values: Counts;
      readonly reveals: true;
    }
  | { readonly type: 'won'; readonly seat: Seat; readonly loser: Seat; readonly at: number }
  | { readonly type: 'notRefilled'; readonly seat: Seat }
  | { readonly type: 'collarReturned'; readonly seat: Seat }
  | { readonly type: 'lastCollarKept'; readonly seat: Seat }
  | { readonly type: 'banished'; readonly seat: Seat; readonly nation: number; readonly from: number; readonly to: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'briberySold';
      readonly seat: Seat;
      readonly price: number;
      readonly reveals: true;
      readonly secret?: To & { readonly card: Bribery };
    }
  | { readonly type: 'bribed'; readonly seat: Seat; readonly card: Bribery }
  | { readonly type: 'carried'; readonly seat: Seat; readonly owner: Seat; readonly from: number; readonly to: number }
  | {
      readonly type: 'ended';
      readonly why: 'treasure' | 'cityFull';
      readonly nation: number;
      readonly points: Counts;
      readonly missions: Counts;
      readonly reveals: true;
    };

export type Emit = (event: CortezEvent) => void;
