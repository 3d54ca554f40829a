import { medianOf } from '../measure/median-interval.ts';
import type { WatchResult } from '../measure/watch-result.ts';
import { describeCalibration, IS_OFF, isNear, type Calibration } from '../profile/calibration.ts';
import { speedText } from '../profile/speed.ts';
import { number, percent } from './format.ts';
import { htmlNotes } from './html.ts';
import type { BenchResults } from './results.ts';

/** On what it was measured, and how far that can be believed. */
export function machineSection({
  machine,
  profiles,
  calibrations,
  pageThrottle,
  workerThrottle,
  presentation,
  watch,
}: BenchResults): string {
  const rows: [name: string, text: string][] = [
    ['processor', `${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB`],
    ['system', `${machine.system}, Node ${machine.node}, Chromium ${machine.chromium}`],
    ['load average', machine.load.map((load) => number(load, 2)).join(' before, ') + ' after'],
    ['page throttle', pageThrottle],
    ['worker throttle', workerThrottle],
    ...profiles.map((profile): [string, string] => [
      `profile ${profile.name}`,
      `${profile.width} × ${profile.height}, pixel ratio ${profile.pixelRatio}, touch, ${speedText(profile.speed)}`,
    ]),
    ...calibrations.map((calibration): [string, string] => [
      `spin loop, ${calibration.asked} loops/ms`,
      describeCalibration(calibration) + loopsBeforeRuns(calibration, watch),
    ]),
  ];
  if (presentation) {
    const { early, dropped, speed } = presentation;
    rows.push([
      'stamp against the trace',
      `early by ${number(early.p50, 1)} ms in the middle, ${number(early.p95, 1)} at p95 (${early.count} frames, ${speedText(speed)}, traced)`,
    ]);
    rows.push([
      'dropped frames against the trace',
      `${percent(dropped.counted, 1)} counted, ${percent(dropped.presented, 1)} by what was presented`,
    ]);
  }
  return `<h2>Machine, profile and stamp</h2>${htmlNotes(rows)}`;
}

/** What the speed had come to in each run: a calibration in a bad minute is off for all that follows. */
function loopsBeforeRuns({ speed, asked }: Calibration, watch: readonly WatchResult[]): string {
  const loops = medianOf(watch.filter((run) => run.speed === speed).map((run) => run.loops));
  if (!loops) return '';
  const [from, to] = loops.between;
  const verdict = isNear(loops.middle, asked) ? '' : `, ${IS_OFF}`;
  return `; the page before ${loops.count} runs: ${number(loops.middle)} (${number(from)} to ${number(to)})${verdict}`;
}
