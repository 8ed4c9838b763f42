/** A real mail server for tests: whatever it takes can be read. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

interface Received {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** All headers as they came, by their name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Postbox {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: Received[];
  /** The first letter that fits, now or later. */
  receive(fits?: (letter: Received) => boolean): Promise<Received>;
  /** From now on every letter is refused with these words; without words they are taken again. */
  refuse(words: string | undefined): void;
  close(): Promise<void>;
}

export async function openPostbox(): Promise<Postbox> {
  const received: Received[] = [];
  const waiting = new Set<(letter: Received) => void>();
  let refusing: string | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(refusing === undefined ? undefined : new Error(refusing)),
    onData(stream, { envelope }, done) {
      read(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const letter = { ...readLetter(source), from, to: envelope.rcptTo.map(({ address }) => address) };
        received.push(letter);
        done();
        for (const hear of [...waiting]) hear(letter);
      }, done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    receive(fits = () => true) {
      const known = received.find(fits);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const hear = (letter: Received) => {
          if (!fits(letter)) return;
          waiting.delete(hear);
          resolve(letter);
        };
        waiting.add(hear);
      });
    },
    refuse(words) {
      refusing = words;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

type Part = { readonly headers: Record<string, string>; readonly body: string };

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
}

function readLetter(source: string): Omit<Received, 'to' | 'from'> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => readPart(part.trimStart()));
  const textOf = (kind: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(kind));
    return part ? decode(part) : '';
  };
  return { headers, subject: decodeHeader(headers.subject ?? ''), text: textOf('text/plain'), html: textOf('text/html') };
}

function decode({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body.replaceAll(/=\r\n/g, '')) : Buffer.from(body, 'latin1').toString('utf8');
}

function unquote(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Words in other letters than English ones come encoded. */
function decodeHeader(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' ')),
    );
}
