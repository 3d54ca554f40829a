import type { Interest } from '../contract/worker/trading-api.ts';
import { onRestart } from './restarts.ts';
import { tell } from './trading.ts';

const parts = new Map<string, Interest>();

/** What one part of the screen shows; the worker gets the union. An empty interest withdraws it. */
export function setInterest(part: string, interest: Interest): void {
  parts.set(part, interest);
  tellAll();
}

function tellAll(): void {
  const all = [...parts.values()];
  tell('setInterest', {
    instruments: [...new Set(all.flatMap((each) => each.instruments))],
    positions: [...new Set(all.flatMap((each) => each.positions))],
  });
}

onRestart(tellAll);
