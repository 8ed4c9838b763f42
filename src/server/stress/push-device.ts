/** What a browser does with a push message, for tests: keys of its own, and reading with them (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushDevice {
  /** As `PushSubscription.toJSON()` would say. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  read(body: Buffer): unknown;
}

export function newPushDevice(endpoint: string): PushDevice {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } },
    read(body) {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last byte that is not zero marks the end.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as unknown;
    },
  };
}
