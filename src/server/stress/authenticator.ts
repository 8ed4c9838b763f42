/** A passkey made of nothing but code, for tests that a browser would not let lie. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Authenticator {
  readonly id: string;
  /** How often it says it has been used. */
  counter: number;
  register(options: Asked, origin: string): object;
  signIn(options: Asked, origin: string): object;
}

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

/** As much of CBOR as a passkey needs: text, bytes, whole numbers and maps. */
function cbor(value: string | number | Buffer | Map<string | number, unknown>): Buffer {
  const head = (kind: number, length: number) => {
    if (length < 24) return Buffer.from([(kind << 5) | length]);
    return length < 256 ? Buffer.from([(kind << 5) | 24, length]) : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const members = [...value].flatMap(([name, member]) => [cbor(name), cbor(member as string)]);
  return Buffer.concat([head(5, value.size), ...members]);
}

export function newAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const raw = randomBytes(16);
  const id = raw.toString('base64url');
  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (host: string, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([more.length ? 0x45 : 0x05]);
    return Buffer.concat([createHash('sha256').update(host).digest(), flags, count, more]);
  };
  const whole = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  const authenticator: Authenticator = {
    id,
    counter: 0,
    register(options, origin) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, raw.length]), raw, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(options.rp?.id ?? '', authenticator.counter, credential)],
      ]);
      return whole({
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn(options, origin) {
      const said = clientData('webauthn.get', options, origin);
      const data = authData(options.rpId ?? '', authenticator.counter);
      const signed = Buffer.concat([data, createHash('sha256').update(said).digest()]);
      return whole({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
  return authenticator;
}
