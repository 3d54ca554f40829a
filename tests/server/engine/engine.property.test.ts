/** The engine against a naive model, over random commands and ticks. ENGINE_RUNS=100000 runs it longer. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import { memoryArena, sqlArena } from './arena.ts';
import { Duel } from './duel.ts';
import { step } from './random-steps.ts';

/** Runs whose bookings go through SQL. */
const SQL_RUNS = 40;
const RUNS = Number(process.env['ENGINE_RUNS'] ?? 10_000);

describe.each(['perLot', 'ofMargin'] as const)('engine against the naive model, fee %s', (feeType) => {
  it(
    `agrees over ${RUNS / 2} random runs`,
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
        { numRuns: RUNS / 2 },
      );
      // A run that never reached a rule would prove nothing about it.
      for (const reason of ['user', 'stop_loss', 'take_profit', 'stop_out', 'cancelled', 'part', 'open']) {
        expect(seen.get(reason) ?? 0, reason).toBeGreaterThan(RUNS / 50);
      }
    },
    RUNS * 60,
  );
});

onEachDatabase('engine against the naive model', (database) => {
  it(
    `agrees over ${SQL_RUNS} random runs`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }), async (steps) => {
          const duel = await Duel.begin('perLot', await sqlArena(database()));
          for (const one of steps) await duel.play(one);
          await duel.agree();
        }),
        { numRuns: SQL_RUNS },
      );
    },
    SQL_RUNS * 2_000,
  );
});
