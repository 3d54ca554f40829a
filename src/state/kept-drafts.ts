/**
 * What was typed, kept over one reload of the page: written to the tab's storage just before it, taken out at the next
 * start, and given back to each form's state as soon as that loads. Never a password, nor a code that was sent to
 * somebody.
 */
import { hasShapeOf } from '../lib/same-shape.ts';

const KEY = 'pipframe.drafts';

/** Of the page before, until their states load. */
const waiting = take();
/** What stands in the states that have loaded. */
const readers = new Map<string, () => unknown>();

function take(): Map<string, unknown> {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
    return new Map(Object.entries(kept ?? {}));
  } catch {
    return new Map();
  }
}

/** Keeps the drafts for the page that comes next. A device that keeps nothing loses them. */
export function keepDrafts(): void {
  const now = [...readers].map(([name, read]) => [name, read()] as const);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...waiting, ...now])));
  } catch {
    // The reload is asked for all the same: without it nothing more can be typed.
  }
}

/** One state among those that are kept: gives it what the page before had, if this release can read that. */
export function keepAsDraft<T>(name: string, example: T, read: () => T | null, restore: (draft: T) => void): void {
  const draft = waiting.get(name);
  waiting.delete(name);
  readers.set(name, read);
  if (hasShapeOf(draft, example)) restore(draft);
}
