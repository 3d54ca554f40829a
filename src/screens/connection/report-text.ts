import type { LineReport } from '../../contract/worker/diagnostics-api.ts';
import { latencyFigures, reconnections } from './line-figures.ts';
import { quantile, type LongDurations, type PagePace } from './page-pace.ts';

/** What the page itself knows. */
export interface PageFacts {
  readonly version: string;
  readonly release: string;
  readonly userAgent: string;
  readonly language: string;
  readonly connection: string;
  readonly worker: string;
  readonly dataSaver: string;
  readonly pageBytes: number;
  readonly storedBytes: number | undefined;
  readonly missing: readonly string[];
  readonly pace: PagePace;
}

type Line = readonly [name: string, value: string | number | undefined];

/**
 * The report as text for whoever helps, in English whatever is spoken. It is put together from figures alone: nothing of
 * the session, the account or its money comes into it.
 * @param at ms since 1970
 */
export function reportText(facts: PageFacts, report: LineReport | undefined, at: number): string {
  const { pace } = facts;
  const lines: readonly Line[] = [
    ['time', new Date(at).toISOString()],
    ['version', `${facts.version} ${facts.release}`],
    ['browser', facts.userAgent],
    ['language', facts.language],
    ['missing', facts.missing.join(', ')],
    ['connection', facts.connection],
    ['worker', facts.worker],
    ...(report ? lineOf(report) : []),
    ['data saver', facts.dataSaver],
    ['page bytes', facts.pageBytes],
    ['stored bytes', facts.storedBytes],
    ['frame ms', `median ${rounded(quantile(pace.frames, 0.5))}, 95 % ${rounded(quantile(pace.frames, 0.95))}`],
    ...longLines('frames', pace.longFrames),
    ...longLines('tasks', pace.longTasks),
  ];
  return lines
    .map(([name, value]) => `${name}: ${value === undefined || value === '' ? '--' : String(value)}`)
    .join('\n');
}

function lineOf(report: LineReport): readonly Line[] {
  const { counters, traffic } = report;
  const { last, median, worst } = latencyFigures(report);
  return [
    ['latency ms', `last ${last ?? '--'}, median ${median ?? '--'}, worst ${worst ?? '--'}`],
    ['latencies ms', report.latencies.join(' ')],
    ['reconnections', reconnections(report)],
    ['losses', counters.lost],
    ['messages', `${counters.received}, dropped ${counters.dropped}`],
    ['socket bytes', `received ${counters.receivedBytes}, sent ${counters.sentBytes}`],
    ['call bytes', report.callBytes],
    ['traffic bytes', `minute ${traffic.minute}, hour ${traffic.hour}, today ${traffic.today}`],
    ['topics', `${report.topics}, instruments ${report.limitedTo ?? 'all'}`],
    ['unanswered', report.unanswered],
    ['storage', report.durable ? 'IndexedDB' : 'memory'],
    ...report.history.map(
      ({ at, phase, reason }) =>
        [new Date(at).toISOString(), reason === undefined ? phase : `${phase} (${reason})`] as const,
    ),
  ];
}

function longLines(what: string, long: LongDurations | undefined): readonly Line[] {
  return [
    [`long ${what}`, long?.count],
    [`long ${what} ms`, long?.durations.map(Math.round).join(' ')],
  ];
}

function rounded(ms: number | undefined): string {
  return ms === undefined ? '--' : ms.toFixed(1);
}
