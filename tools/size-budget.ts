/** Fails when the built client weighs more than `size-limits.ts` promises. */
import { join } from 'node:path';
import { Bundle } from './bundle.ts';
import { say } from './output.ts';
import { ROOT } from './paths.ts';
import { SIZE_LIMITS } from './size-limits.ts';
import { describeFinding, isOver, measureSizes } from './size-report.ts';

const findings = measureSizes(new Bundle(join(ROOT, 'dist')), SIZE_LIMITS);
for (const finding of findings) say(describeFinding(finding));
if (findings.some(isOver)) process.exitCode = 1;
