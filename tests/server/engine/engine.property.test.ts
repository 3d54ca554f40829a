/** The engine against a naive model, over random commands and ticks. */
import * as fc from 'fast-check';
import { it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import { sqlArena } from './arena.ts';
import { Duel } from './duel.ts';
import { engineAgrees } from './engine-agrees.ts';
import { step } from './random-steps.ts';

/** Runs whose bookings go through SQL. */
const SQL_RUNS = 40;

engineAgrees(2_000);

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
