import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Machine } from '../report/results.ts';

const GIBIBYTE = 2 ** 30;

/** The machine as it is; its load at the end is filled in then. */
export function describeMachine(chromium: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / GIBIBYTE),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium,
    load: [loadNow(), Number.NaN],
  };
}

export function loadNow(): number {
  return loadavg()[0] ?? Number.NaN;
}
