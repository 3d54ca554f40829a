/** `npm test`: every stage but the long ones, in order; `-- --long` runs those too, `-- --only lint,types` just these. */
import { parseArgs } from 'node:util';
import { readableDuration, say } from './output.ts';
import { STAGES, type Stage } from './stages.ts';
import { countTests, describeCounts, forgetResults } from './test-counts.ts';

/** The stages asked for, in their own order; ends the command where one does not exist. */
function chosenStages(only: string | undefined, long: boolean): readonly Stage[] {
  if (only === undefined) return STAGES.filter((stage) => long || !stage.long);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    say(`No stage ${unknown.join(', ')}; there are ${STAGES.map((stage) => stage.name).join(', ')}`);
    process.exit(2);
  }
  return STAGES.filter((stage) => names.includes(stage.name));
}

/** Runs one stage and prints its line, with its output where it failed. */
async function runStage({ name, run, show }: Stage): Promise<boolean> {
  process.stdout.write(`${name.padEnd(12)} … `);
  const begun = performance.now();
  const { ok, output } = await run();
  say(`${ok ? 'ok' : 'FAILED'}, ${readableDuration(performance.now() - begun)}`);
  const lines = output.split('\n');
  for (const line of ok ? lines.filter((text) => show?.test(text)) : lines) say(`  ${line.trimEnd()}`);
  return ok;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
  const stages = chosenStages(values.only, values.long ?? false);
  const begun = performance.now();
  forgetResults();
  const failed: string[] = [];
  for (const stage of stages) {
    const missing = failed.find((name) => name === stage.needs);
    if (missing !== undefined) say(`${stage.name.padEnd(12)} … not run, for ${missing} failed`);
    // One at a time: stages share two cores and the built client.
    else if (!(await runStage(stage))) failed.push(stage.name);
  }
  const verdict = failed.length === 0 ? 'All stages passed' : `Failed: ${failed.join(', ')}`;
  say(`${verdict}, ${readableDuration(performance.now() - begun)}`);
  const counts = countTests();
  if (counts) say(describeCounts(counts));
  if (failed.length > 0) process.exitCode = 1;
}

await main();
