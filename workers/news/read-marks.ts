import type { Storage } from '../storage/storage.ts';

const KEY = 'read-articles';
/** Far more than a list shows of unread ones; the oldest marks go. */
const MOST = 300;

type Settings = Pick<Storage, 'settings'>;

/** Ids of the articles that have been opened on this device. */
export async function readArticles({ settings }: Settings): Promise<ReadonlySet<number>> {
  const kept = await settings.get(KEY);
  return new Set(kept ? kept.split(',').map(Number) : []);
}

/** Keeps that an article has been opened. */
export async function markRead(storage: Settings, id: number): Promise<void> {
  const read = await readArticles(storage);
  if (read.has(id)) return;
  await storage.settings.put(KEY, [...read, id].slice(-MOST).join());
}
