/** When a code may be sent again, by what it is for and to whom. Kept for the tab, so that neither leaving nor reloading shortens it. */
import { perPage } from './page.ts';
import { signal } from './signals.ts';

const KEY = 'pipframe.codes';
export const CODE_INTERVAL_S = 60;
const SECOND_MS = 1_000;

type Until = Readonly<Record<string, number>>;

/** What a code is sent for. */
export type CodePurpose = 'register' | 'reset' | 'password';

export const codeCountdownsOf = perPage(({ state: { clock } }) => {
  const ends = signal<Until>(load());
  return {
    start: (purpose: CodePurpose, to: string): void => {
      const now = Date.now();
      const running = Object.entries(ends.peek()).filter(([, until]) => until > now);
      ends.value = { ...Object.fromEntries(running), [keyOf(purpose, to)]: now + CODE_INTERVAL_S * SECOND_MS };
      keep(ends.value);
    },
    /** Whole seconds to go; 0 when a code may be sent. Follows the clock, to be read by a computed signal. */
    secondsLeft: (purpose: CodePurpose, to: string): number => {
      const until = ends.value[keyOf(purpose, to)] ?? 0;
      const left = Math.ceil((until - clock.value) / SECOND_MS);
      // The clock may be a moment behind; far behind it was set back, and the server knows whether a code may be sent.
      return left > 2 * CODE_INTERVAL_S ? 0 : Math.min(Math.max(left, 0), CODE_INTERVAL_S);
    },
  };
});

function load(): Until {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => typeof until === 'number'));
  } catch {
    return {};
  }
}

function keep(ends: Until): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ends));
  } catch {
    // A device that keeps nothing counts until the page is left.
  }
}

function keyOf(purpose: CodePurpose, to: string): string {
  return `${purpose} ${to.toLowerCase()}`;
}
