/** `npm run bench`: measures the production build beside the floor and the baselines, and writes the report. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readableDuration, say } from '../tools/output.ts';
import { ROOT } from '../tools/paths.ts';
import { guardedRun } from './guard/guarded-run.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { besidePlan, fullPlan, FULL_TIMING, QUICK_TIMING, quickPlan, watchTitles } from './plan.ts';
import { describeCalibration } from './profile/calibration.ts';
import { describeMachine, loadNow } from './profile/machine.ts';
import { pageScript } from './profile/page-script.ts';
import type { PhoneSpeed } from './profile/speed.ts';
import { describeThrottles } from './profile/throttle/throttles.ts';
import { Workshop } from './profile/workshop.ts';
import { reportPage } from './report/page.ts';
import { reportTables } from './report/tables.ts';
import type { BenchResults } from './report/results.ts';
import type { BenchJob } from './scenarios/bench-job.ts';
import { readSoak } from './soak-file.ts';
import type { Findings, Step } from './step.ts';

async function runSteps(steps: readonly Step[], job: BenchJob, workshop: Workshop): Promise<Findings> {
  const findings: Findings = { watch: [], actions: [], audits: [], presentation: undefined, costs: undefined };
  const begun = performance.now();
  for (const [index, { label, speed, run }] of steps.entries()) {
    const anew = speed && (await workshop.calibrations.keep(speed));
    if (anew) say(describeCalibration(anew));
    const passed = performance.now() - begun;
    const left = index === 0 ? '' : `, ${readableDuration((passed / index) * (steps.length - index))} left`;
    process.stdout.write(`[${index + 1}/${steps.length}${left}] ${label} … `);
    // One at a time, or they would disturb each other.
    say(await outcomeOf(run, job, findings));
  }
  return findings;
}

/** A scenario that fails is missing from the report, and the others are still worth having. */
async function outcomeOf(run: Step['run'], job: BenchJob, findings: Findings): Promise<string> {
  try {
    return await run(job, findings);
  } catch (error) {
    process.exitCode = 1;
    return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function bringToAll(workshop: Workshop, speeds: readonly PhoneSpeed[]): Promise<void> {
  // One at a time, or they would disturb each other.
  for (const speed of speeds) say(describeCalibration(await workshop.calibrations.take(speed)));
}

function planOf({ quick, beside }: BenchOptions): Step[] {
  if (beside !== undefined) return besidePlan(beside);
  return quick ? quickPlan() : fullPlan();
}

async function measure(options: BenchOptions, workshop: Workshop): Promise<BenchResults> {
  const begun = performance.now();
  const startedAt = new Date().toISOString();
  const machine = describeMachine(workshop.browser.version);
  const speeds: readonly PhoneSpeed[] = options.quick ? ['reference'] : ['reference', 'half', 'quarter'];
  await bringToAll(workshop, speeds);
  const throttle = describeThrottles(workshop.device('reference').throttles);
  say(`page throttle: ${throttle.page}; worker throttle: ${throttle.worker}`);
  const scripts = [await pageScript('probe'), ...(options.plant ? [await pageScript('planted-work')] : [])];
  const timing = options.quick ? QUICK_TIMING : FULL_TIMING;
  const steps = planOf(options).filter(({ name }) => name.includes(options.only ?? ''));
  const { feed, device, beside } = workshop;
  const findings = await runSteps(steps, { feed, device, beside, timing, scripts }, workshop);
  return {
    mode: options.quick ? 'quick' : 'full',
    startedAt,
    seconds: (performance.now() - begun) / 1_000,
    machine: { ...machine, load: [machine.load[0], loadNow()] },
    pageThrottle: throttle.page,
    workerThrottle: throttle.worker,
    profiles: speeds.map((speed) => workshop.device(speed).profile),
    calibrations: workshop.calibrations.all,
    titles: watchTitles(),
    soak: readSoak(resolve(ROOT, options.out)),
    ...findings,
  };
}

function readResults(file: string): BenchResults {
  return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')) as BenchResults;
}

function write(results: BenchResults, { out }: BenchOptions, against: BenchResults | undefined): void {
  const folder = resolve(ROOT, out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results));
  writeFileSync(join(folder, 'report.html'), reportPage(results, against));
  say(`Written: ${out}/report.html and results.json`);
}

function guard({ guard: guarded }: BenchResults): void {
  if (!guarded) return;
  say(`guard: ${guarded.sum}`);
  if (guarded.verdicts.some(({ breaches }) => breaches.length > 0)) process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  // Before all else: a wrong path must not be found out after an hour.
  const against = options.against === undefined ? undefined : readResults(options.against);
  const workshop = await Workshop.open(options);
  try {
    const once = (): Promise<BenchResults> => measure(options, workshop);
    const results = await (options.guard ? guardedRun(once, options) : once());
    say(reportTables(results, against));
    write(results, options, against);
    guard(results);
  } finally {
    await workshop.close();
  }
}

await main();
