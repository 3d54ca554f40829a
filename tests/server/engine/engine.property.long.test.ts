/** Five times as many runs as in the short stage; ENGINE_RUNS=100000 runs it longer. */
import { engineAgrees } from './engine-agrees.ts';

engineAgrees(Number(process.env['ENGINE_RUNS'] ?? 10_000));
