/**
 * What was typed, kept for the tab: written to its storage before a reload and when the page goes out of sight, taken out
 * at the next start, and given back to each form's state as soon as that loads. Never a password, nor a code that was
 * sent to somebody.
 */

const KEY = 'pipframe.drafts';

export interface KeptDrafts {
  /** Keeps the drafts for the page that comes next. A device that keeps nothing loses them. */
  readonly keep: () => void;
  /** One state among those that are kept: gives it what the page before had, if this release can read that. */
  readonly add: <T>(name: string, example: T, read: () => T | null, restore: (draft: T) => void) => void;
}

/** Takes what the page before kept. */
export function createKeptDrafts(): KeptDrafts {
  /** Of the page before, until their states load. */
  const waiting = take();
  /** What stands in the states that have loaded. */
  const readers = new Map<string, () => unknown>();
  return {
    keep: () => write([...waiting, ...[...readers].map(([name, read]) => [name, read()] as const)]),
    add: (name, example, read, restore) => {
      const draft = waiting.get(name);
      waiting.delete(name);
      readers.set(name, read);
      if (hasShapeOf(draft, example)) restore(draft);
    },
  };
}

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

function write(drafts: readonly (readonly [name: string, draft: unknown])[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // The reload is asked for all the same: without it nothing more can be typed.
  }
}

/** Whether a value that came from a storage has every field of the example, each of the same type; more fields do no harm. */
function hasShapeOf<T>(value: unknown, example: T): value is T {
  if (typeof value !== typeof example || (value === null) !== (example === null)) return false;
  if (typeof example !== 'object' || example === null) return true;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(example).every(([name, field]) => hasShapeOf(fields[name], field));
}
