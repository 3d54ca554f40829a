/** The engine against a naive model in memory, over random commands and ticks. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryArena } from './arena.ts';
import { Duel } from './duel.ts';
import { step } from './random-steps.ts';

/** What a run may take on a slow machine, ms. */
const RUN_MS = 60;

/** Adds the tests. @param runs of both kinds of fee together */
export function engineAgrees(runs: number): void {
  describe.each(['perLot', 'ofMargin'] as const)('engine against the naive model, fee %s', (feeType) => {
    it(
      `agrees over ${runs / 2} random runs`,
      async () => {
        const seen = new Map<string, number>();
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }), async (steps) => {
            const duel = await Duel.begin(feeType, memoryArena());
            for (const one of steps) await duel.play(one);
            await duel.agree();
            for (const { closeReason = 'open', parentId } of await duel.trades()) {
              const what = parentId === undefined ? closeReason : 'part';
              seen.set(what, (seen.get(what) ?? 0) + 1);
            }
          }),
          { numRuns: runs / 2 },
        );
        // Runs that hardly reached a rule would prove little about it. The rarest reason comes once in
        // twelve runs and differs by a fifth: the bound lies far enough below for chance not to reach it.
        for (const reason of ['user', 'stop_loss', 'take_profit', 'stop_out', 'cancelled', 'part', 'open']) {
          expect(seen.get(reason) ?? 0, reason).toBeGreaterThan(runs / 100);
        }
      },
      runs * RUN_MS,
    );
  });
}
