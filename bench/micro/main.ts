/** `npm run bench:micro`: runs the micro-benches and prints what an item costs, and how that grows. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../tools/output.ts';
import { packageScript, ROOT } from '../../tools/paths.ts';
import { runNode } from '../../tools/run.ts';
import { costTable, type BenchOutput } from './cost-table.ts';

const OUT = 'test-results/micro.json';

mkdirSync(join(ROOT, 'test-results'), { recursive: true });
say('Measuring about fifty cases, half a minute …');
const { ok, output } = await runNode(packageScript('vitest', 'vitest.mjs'), 'bench', '--run', `--outputJson=${OUT}`);
if (ok) say(costTable(JSON.parse(readFileSync(join(ROOT, OUT), 'utf8')) as BenchOutput));
else say(output);
process.exitCode = ok ? 0 : 1;
