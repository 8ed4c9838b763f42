/** Messages on this device: whether it can show them, and the asking for it. */
import { subscribe, unsubscribe } from './api.ts';

/** Why this device shows no messages; undefined where it can. */
export type PushObstacle = 'insecure' | 'install' | 'unable' | 'denied';

function isApple(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

export function obstacle(): PushObstacle | undefined {
  if (!isSecureContext) return 'insecure';
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // There only pages on the home screen may.
  if (!able && isApple()) return 'install';
  if (!able) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Asks the browser, which asks the person; then tells the server where this device can be reached. */
export async function showMessagesHere(key: string): Promise<Awaited<ReturnType<typeof subscribe>> | PushObstacle> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One made for another server's key is worth nothing here.
  if (known && encoded(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'unable';
  return subscribe({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

function encoded(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function showNoMessagesHere(): ReturnType<typeof unsubscribe> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  await subscription?.unsubscribe();
  return unsubscribe();
}
