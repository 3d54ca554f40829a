/** Parts as they load in a page: with its clock, its events and its server. */
import { CodePart, type PartEnvironment } from './code-part.ts';
import { reasonOf } from './why-missing.ts';

const PAGE: PartEnvironment = {
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  onReturn: (then) => {
    const seen = (): void => {
      if (!document.hidden) then();
    };
    window.addEventListener('online', then);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', then);
      document.removeEventListener('visibilitychange', seen);
    };
  },
  isHidden: () => document.hidden,
  random: Math.random,
  reasonOf,
};

/** A part that loads with `import()`, e.g. `pagePart(async () => (await import('./Big.tsx')).Big)`. */
export function pagePart<T>(load: () => Promise<T>): CodePart<T> {
  return new CodePart(load, PAGE);
}
