/** Why something cannot be done: data, put into words by the texts of the game or of the house. */
export interface Refusal {
  /** The paragraph that forbids it ("M2.3"), or "house" where no rule of a game is meant. */
  readonly rule: string;
  /** A key of the refusals in the game's texts, or of the house's. */
  readonly reason: string;
  readonly details: Readonly<Record<string, number | string>>;
}

export function refuse(rule: string, reason: string, details: Refusal['details'] = {}): Refusal {
  return { rule, reason, details };
}

/** A game's own `refuse`, for which every reason has its words and every detail its place in them. */
export function refuserFor<Reasons>() {
  return refuse as <K extends keyof Reasons & string>(rule: string, reason: K, details: Reasons[K]) => Refusal;
}

/** The reasons that are the house's own and not a game's. */
export interface HouseReasons {
  unreadable: { where: string };
  tooHigh: { where: string; most: number };
  tooLow: { where: string; least: number };
  notAsked: Record<never, never>;
  over: Record<never, never>;
  noSuchSeat: Record<never, never>;
  olderQuestion: Record<never, never>;
  /** What was done could not be written down. */
  notKept: Record<never, never>;
  unknownGame: { game: string };
  unknownOption: { option: string };
  wrongOption: { option: string; value: string };
  wrongPlayers: { least: number; most: number };
  wrongRules: { newest: number };
  wrongFirst: Record<never, never>;
  nothingToUndo: Record<never, never>;
  undoRevealed: Record<never, never>;
  undoOthers: Record<never, never>;
  brokenRecord: { line: number; why: string };
  brokenState: { why: string };
  wrongSeed: Record<never, never>;
  /** A printed board that cannot be read, or that lacks what no game can do without. */
  wrongMap: { why: MapFault };
  /** A printed board that has something otherwise than the rulebook, told in the words of the game. */
  unfitMap: { why: string };
}

/** Why something is no board of a game at all; the house's texts have the words. */
export type MapFault = 'noOther' | 'noSuch' | 'tooLarge' | 'notJson' | 'noBoard' | 'otherGame' | 'lacking';

/** A refusal of the house. */
export function houseRefusal<K extends keyof HouseReasons>(reason: K, details: HouseReasons[K]): Refusal {
  return { rule: 'house', reason, details: details };
}

/** Tells a refusal from the value it stands in for. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value && 'details' in value;
}
