import type { DevtoolsSession } from '../browser/target-session.ts';

/** Bytes that are really in use: twice collected, for what the first pass lets go of may hold more. */
export async function heapAfterCollection(session: DevtoolsSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Bytes an hour, by the straight line that fits best through (ms, bytes). */
export function heapSlope(samples: readonly (readonly [ms: number, bytes: number])[]): number {
  const mean = (pick: 0 | 1): number => samples.reduce((sum, sample) => sum + sample[pick], 0) / samples.length;
  const [meanTime, meanBytes] = [mean(0), mean(1)];
  let [above, below] = [0, 0];
  for (const [time, bytes] of samples) {
    above += (time - meanTime) * (bytes - meanBytes);
    below += (time - meanTime) ** 2;
  }
  return (above / below) * 3_600_000;
}
