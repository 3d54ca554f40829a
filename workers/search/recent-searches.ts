import type { Outcome } from '../../src/contract/worker/failure.ts';
import { ok } from '../../src/lib/result.ts';
import type { Storage } from '../storage/storage.ts';

const KEY = 'recent-searches';
/** As many as stand above the keyboard of a small phone. */
const MOST = 6;
const LONGEST = 40;
/** No text of a search has one. */
const BETWEEN = '\n';

type Settings = Pick<Storage, 'settings'>;

/** What was looked for and found before on this device, newest first. */
export async function recentSearches({ settings }: Settings): Promise<Outcome<readonly string[]>> {
  const kept = await settings.get(KEY);
  return ok(kept ? kept.split(BETWEEN) : []);
}

/** Puts a text before the others, once whatever its case; returns all. */
export async function keepSearch(storage: Settings, text: string): Promise<Outcome<readonly string[]>> {
  const kept = await recentSearches(storage);
  const added = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (!kept.ok || added === '') return kept;
  const others = kept.value.filter((other) => other.toLowerCase() !== added.toLowerCase());
  const all = [added, ...others].slice(0, MOST);
  await storage.settings.put(KEY, all.join(BETWEEN));
  return ok(all);
}

export async function forgetSearches({ settings }: Settings): Promise<Outcome<readonly string[]>> {
  await settings.remove(KEY);
  return ok([]);
}
