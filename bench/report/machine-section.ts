import { describeCalibration } from '../profile/calibration.ts';
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
      describeCalibration(calibration),
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
