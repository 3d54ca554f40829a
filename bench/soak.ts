/** `npm run bench:soak -- HOURS`: leaves the product open, and reports what grew, broke off or went missing. */
import { join } from 'node:path';
import { readableDuration, say } from '../tools/output.ts';
import { ROOT } from '../tools/paths.ts';
import { summariseSoak } from './measure/soak-summary.ts';
import { QUICK_TIMING } from './plan.ts';
import { pageScript } from './profile/page-script.ts';
import { Workshop } from './profile/workshop.ts';
import { writeSoak } from './soak-file.ts';
import { soakOptions } from './soak-options.ts';
import { runSoak, type SoakResult } from './scenarios/soak-run.ts';

const MEGABYTE = 1e6;
const ASKED = 1;
const OUT = 'test-results/bench';

function report(result: SoakResult): void {
  const summary = summariseSoak(result);
  for (const key of ['page', 'worker'] as const) {
    const slope = summary[key];
    say(`heap of the ${key}: ${slope.toFixed(2)} MB an hour, asked ≤ ${ASKED}: ${slope <= ASKED ? 'met' : 'missed'}`);
    if (slope > ASKED) process.exitCode = 1;
  }
  say(`socket reconnects: ${result.reconnects}; missed candles: ${result.missedCandles}`);
  if (result.missedCandles > 0) process.exitCode = 1;
}

const options = soakOptions(process.argv[2]);
const workshop = await Workshop.open();
try {
  const { feed, device, beside } = workshop;
  const job = { feed, device, beside, timing: QUICK_TIMING, scripts: [await pageScript('legend-opens')] };
  const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(2)} MB`;
  const result = await runSoak(job, options, ({ ms, page, worker }) =>
    say(
      `${readableDuration(ms)} of ${readableDuration(options.ms)}: page ${megabytes(page)}, worker ${megabytes(worker)}`,
    ),
  );
  report(result);
  writeSoak(join(ROOT, OUT), result);
} finally {
  await workshop.close();
}
