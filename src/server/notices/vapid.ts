/** The keys by which push services know this server. */
import webpush from 'web-push';
import type { NoticeStore } from '../store/notices.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start; with other keys every device would have to ask anew. */
export async function vapidKeys(store: NoticeStore): Promise<VapidKeys> {
  return JSON.parse(await store.houseKey('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as VapidKeys;
}
