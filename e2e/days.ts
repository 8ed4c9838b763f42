/** A server of the test's own, in a process of its own, whose time the test tells, with real endpoints around it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Environment } from '../src/server/config.ts';
import { startChild } from '../src/server/stress/child.ts';
import { newPushDevice, type PushDevice } from '../src/server/stress/push-device.ts';
import { openReceiver, type Receiver } from '../src/server/stress/receiver.ts';

export interface Days {
  /** By a name that browsers trust with service workers and passkeys. */
  readonly base: string;
  /** Takes push messages and webhooks. */
  readonly receiver: Receiver;
  /** Lets time pass, and does what has become due. */
  pass(minutes: number): Promise<void>;
  /** The process is killed as by a power cut; another one begins on what it left behind, so much later. */
  killFor(minutes: number): Promise<void>;
  close(): Promise<void>;
}

const minute = 60_000;

export async function openDays(environment: Environment = {}): Promise<Days> {
  let now = Date.UTC(2026, 10, 17, 12);
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-days-'));
  const receiver = await openReceiver();
  const start = (port: number) => startChild(folder, port, { NOTICE_ALLOW: receiver.host, ...environment }, now);
  let server = await start(0);
  const { port } = new URL(server.base);
  return {
    base: `http://localhost:${port}`,
    receiver,
    async pass(minutes) {
      now += minutes * minute;
      await server.reach(now);
    },
    async killFor(minutes) {
      await server.kill();
      now += minutes * minute;
      server = await start(Number(port));
    },
    async close() {
      await server.kill();
      await receiver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets the page's browser be reached at the test's own push endpoint: no push service of the outside world is asked. */
export async function reachAt(page: Page, { receiver }: Days, name: string): Promise<PushDevice> {
  const device = newPushDevice(`http://${receiver.host}/push/${name}`);
  await page.addInitScript((json) => {
    const subscription = { toJSON: () => json, unsubscribe: async () => true, options: { applicationServerKey: null } };
    let on = false;
    PushManager.prototype.getSubscription = async () => (on ? subscription : null) as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      on = true;
      return subscription as unknown as PushSubscription;
    };
  }, device.subscription);
  return device;
}

/** Hands a message to the page's service worker, as the browser does when it has decrypted one. */
export async function deliver(context: BrowserContext, page: Page, data: unknown): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.at(-1)?.registrationId;
      if (id !== undefined) resolve(id);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  await session.detach();
}
