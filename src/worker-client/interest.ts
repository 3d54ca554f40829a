import type { Interest } from '../contract/worker/trading-api.ts';
import type { WorkerCalls } from './worker-calls.ts';

/** What the page has on screen, as its parts report it. */
export interface InterestReports {
  /** What one part of the screen shows; the worker gets the union. An empty interest withdraws it. */
  readonly setInterest: (part: string, interest: Interest) => void;
}

export function reportInterest({ tell, onRestart }: WorkerCalls): InterestReports {
  const parts = new Map<string, Interest>();
  const tellAll = (): void => {
    const all = [...parts.values()];
    tell('setInterest', {
      instruments: [...new Set(all.flatMap((each) => each.instruments))],
      positions: [...new Set(all.flatMap((each) => each.positions))],
    });
  };
  onRestart(tellAll);
  return {
    setInterest: (part, interest) => {
      parts.set(part, interest);
      tellAll();
    },
  };
}
