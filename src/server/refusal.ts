import type { Refusal } from '../core/refusal.ts';
import type { TableReasons } from '../table/refusal.ts';
import type { Protocol } from '../wire/protocol.ts';

type Nothing = Record<never, never>;

/** The reasons that are a table's or the server's own, neither a game's nor the house's. */
export interface ServerReasons extends TableReasons {
  notJson: Nothing;
  unknownMessage: Nothing;
  notFound: Nothing;
  tooLong: { most: number };
  tooMany: { seconds: number };
  wrongOrigin: Nothing;
  outdated: { version: number; oldest: number };
  noSession: Nothing;
  wrongCode: Nothing;
  wrongName: { most: number };
  wrongChat: { most: number };
  reservedLine: Nothing;
  nothingToReveal: Nothing;
  noMail: Nothing;
  wrongMailAddress: Nothing;
  takenAddress: Nothing;
  wrongLink: Nothing;
  usedLink: Nothing;
  oldLink: Nothing;
  othersLink: Nothing;
  lastWayIn: Nothing;
  challengeOver: Nothing;
  wrongPasskey: Nothing;
  unknownPasskey: Nothing;
  knownPasskey: Nothing;
  copiedPasskey: Nothing;
  tooManyPasskeys: { most: number };
  noSuchTable: Nothing;
  damagedTable: Nothing;
  noSuchPerson: Nothing;
  /** Somebody there keeps apart from you; whether you from him or he from you is not said. */
  keptApart: Nothing;
  /** The same of a tournament. */
  keptApartThere: Nothing;
  noRematch: Nothing;
  banned: { until: string; why: string };
  noSuchLine: Nothing;
  noSuchReport: Nothing;
  noSuchBan: Nothing;
  notOperator: Nothing;
  wrongRange: Nothing;
  outsideRange: { least: number; most: number; rating: number };
  notFriends: Nothing;
  blockedByYou: Nothing;
  tooManyFriends: { most: number };
  wrongBan: Nothing;
  wrongNetwork: Nothing;
  needsWayBack: Nothing;
  notHost: Nothing;
  mutedHere: Nothing;
  onlySeatsTalk: Nothing;
  seatTaken: Nothing;
  tableFull: Nothing;
  wrongInvitation: Nothing;
  onlyByInvitation: Nothing;
  noSuchBot: { levels: string };
  stillRunning: Nothing;
  sealedTable: Nothing;
  tournamentSeat: Nothing;
  noSuchTournament: Nothing;
  notTournamentHost: Nothing;
  tournamentStarted: Nothing;
  tournamentFull: { most: number };
  tooFewEntrants: Nothing;
  tooManyTournaments: { most: number };
  wrongTableSize: { least: number; most: number };
  notEntered: Nothing;
  wrongDay: Nothing;
  wrongChallenge: Nothing;
  tooManyTables: { most: number };
  tooManyRecords: { most: number };
  noSuchShare: Nothing;
  tooManyShares: { most: number };
  notYoursToComment: Nothing;
  wrongComment: Nothing;
  noSuchComment: Nothing;
  tooManyComments: { most: number };
  tooMuchRecord: { entries: number; marks: number; line: number };
  wrongAddress: { why: string };
  wrongZone: Nothing;
  tooManyWebhooks: { most: number };
  wrongHoliday: Nothing;
  holidayTwice: Nothing;
  holidayUsedUp: { year: number; left: number; most: number };
  tryAgain: Nothing;
  /** The store went away while it was being told: perhaps it has kept it. */
  notKnown: Nothing;
  broken: Nothing;
}

/** A refusal of the server. */
export function serverRefusal<K extends keyof ServerReasons>(reason: K, details: ServerReasons[K]): Refusal {
  return { rule: 'server', reason, details: details };
}

/** Why a client of this version is not served: it would misread what it is told. */
export function outdatedRefusal({ oldest }: Protocol, version: number): Refusal {
  return serverRefusal('outdated', { version, oldest });
}
