/** Letters to people, where the operator has named a server that takes them. */
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';

interface Letter {
  /** One address, as its owner has confirmed it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mail {
  /** When it returns the operator's mail server has taken the letter; it fails when that takes too long or too many wait. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

const atOnce = 3;

interface Bounds {
  /** Milliseconds the mail server may take for each step. */
  readonly timeout: number;
  readonly mostWaiting: number;
}

export function openMail({ url, from }: MailConfig, bounds: Partial<Bounds> = {}): Mail {
  const { timeout = 15_000, mostWaiting = 500 } = bounds;
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: atOnce,
      // A letter whose line broke may have been taken already: once more, not five times.
      maxRequeues: 1,
      idleTimeout: timeout,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  let waiting = 0;
  return {
    async send({ to, subject, text, html, headers }) {
      if (waiting >= mostWaiting) throw new Error(`${waiting} letters are waiting to be sent`);
      waiting++;
      try {
        await transport.sendMail({
          // As an object it is one address, whatever is in it.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } finally {
        waiting--;
      }
    },
    close: () => transport.close(),
  };
}
