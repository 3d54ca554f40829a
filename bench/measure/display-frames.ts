/**
 * What a display shows of a page that is scrolled. The compositor moves the page by itself, so the list goes on moving in
 * display frames for which the page has nothing new: frames of the page alone do not tell what the display repeats.
 */
import type { TraceEvent } from '../probe/trace.ts';

/** The browser's own account of each frame that its compositor began: category and name in its trace. */
export const FRAME_CATEGORY = 'benchmark';
export const FRAME_EVENT = 'PipelineReporter';

interface FrameReport {
  readonly frame_sequence: number;
  readonly state: 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED' | 'STATE_NO_UPDATE_DESIRED';
  readonly scroll_state: 'SCROLL_NONE' | 'SCROLL_COMPOSITOR_THREAD' | 'SCROLL_MAIN_THREAD';
  /** Whether it had a part that was not drawn yet. */
  readonly has_missing_content: boolean;
}

export interface MovingFrames {
  /** Display frames in which what is scrolled had to move. */
  readonly frames: number;
  /** Share of them that the display had to repeat. */
  readonly dropped: number;
  /** Share of them that came without what the page had to say. */
  readonly withoutPage: number;
}

type Fate = 'whole' | 'withoutPage' | 'dropped';
const BEST_FIRST: readonly Fate[] = ['whole', 'withoutPage', 'dropped'];

/**
 * A frame may have several reports: of what the compositor shows at once, and of what the page adds to a later one.
 * @throws Error where the browser said nothing of them
 */
export function movingFrames(events: readonly TraceEvent[]): MovingFrames {
  const fates = new Map<string, Fate>();
  for (const { pid, report } of reportsOf(events)) {
    const fate = fateOf(report);
    if (!fate) continue;
    const key = `${pid} ${report.frame_sequence}`;
    const known = fates.get(key) ?? fate;
    fates.set(key, BEST_FIRST.find((one) => one === fate || one === known) ?? fate);
  }
  const all = [...fates.values()];
  if (all.length === 0) throw new Error('The trace has no frame in which the list moved');
  const share = (fate: Fate): number => all.filter((one) => one === fate).length / all.length;
  return { frames: all.length, dropped: share('dropped'), withoutPage: share('withoutPage') };
}

/** Undefined where nothing had to move. */
function fateOf({ state, scroll_state: scroll, has_missing_content: isBare }: FrameReport): Fate | undefined {
  if (scroll === 'SCROLL_NONE' || state === 'STATE_NO_UPDATE_DESIRED') return undefined;
  if (state === 'STATE_DROPPED' || isBare) return 'dropped';
  if (state === 'STATE_PRESENTED_ALL') return 'whole';
  // Where the page moves it, it has not moved without the page.
  return scroll === 'SCROLL_MAIN_THREAD' ? 'dropped' : 'withoutPage';
}

/** What the beginning and the end of each say together. */
function reportsOf(events: readonly TraceEvent[]): { readonly pid: number; readonly report: FrameReport }[] {
  const begun = new Map<string, unknown>();
  return events.flatMap(({ ph, pid = 0, id2, args }) => {
    const key = `${pid} ${id2?.local ?? ''}`;
    const said = args?.['frame_reporter'];
    if (ph === 'b') begun.set(key, said);
    if (ph !== 'e' || !begun.has(key)) return [];
    const report = { ...(begun.get(key) as object | undefined), ...(said as object | undefined) };
    begun.delete(key);
    return 'state' in report ? [{ pid, report: report as FrameReport }] : [];
  });
}
