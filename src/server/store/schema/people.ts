/** People and how they are known: devices, links, passkeys, addresses. */

export interface PersonTable {
  id: string;
  name: string;
  language: string;
  created: number;
  /** Where the person is, by the IANA name of the time zone; null where no device has said. */
  zone: string | null;
  /** First and last days of holidays, by that zone. */
  holidays: string | null;
  /** How long the last answers at a pace of days took, newest last. */
  took: string | null;
  /** 1 where the person agreed to stand in lists of the best. */
  listed: number | null;
}

/** One device of a person; the token itself is never stored. */
export interface SessionTable {
  hash: string;
  person: string;
  created: number;
  /** When it was last here, to the day; null where it has not been since this is noted. */
  seen: number | null;
  /** Which browser on which system, in two words. */
  agent: string | null;
}

/** A code that moves a person to another device, good once. */
export interface LinkTable {
  hash: string;
  person: string;
  expires: number;
}

/** A passkey of a person; what opens it never leaves its owner's device. */
export interface PasskeyTable {
  id: string;
  person: string;
  name: string;
  /** The public half, as base64url. */
  key: string;
  /** How often it has been used, as far as it counts: a copy would be behind. */
  counter: number;
  /** How a browser reaches it, as a JSON list. */
  transports: string;
  created: number;
  used: number | null;
}

/** The one address of a person, confirmed by a letter. */
export interface AddressTable {
  person: string;
  address: string;
  confirmed: number;
}

/** Something begun that is to be finished once, and soon. Only the hash of what finishes it is kept. */
export interface SigninTable {
  hash: string;
  /**
   * `enter`: a link signs in whoever has the address. `confirm`: a link gives the address to the person. `join`: the device's guest is
   * asked whether to become one with the person. `register`, `passkey`: a challenge to a passkey, new or known.
   */
  kind: 'enter' | 'confirm' | 'join' | 'register' | 'passkey';
  person: string | null;
  address: string | null;
  /** The session of the device that began it. */
  device: string | null;
  expires: number;
  used: number;
}

export interface MuteTable {
  person: string;
  muted: string;
}
