import { CREDIT, type Frame, type FramePort } from '../contract/worker/frame.ts';
import type { Gestures } from './gestures.ts';

/**
 * Receives frames, returns the credit at once, and hands everything staged to `apply` once per display frame. While a
 * press is being answered or the page is scrolled, what only moves prices waits. A hidden page has no display frames,
 * so there it applies on arrival: the worker sends it little.
 */
export function receiveFrames(
  port: FramePort,
  apply: (frames: readonly Frame[]) => void,
  gestures: Pick<Gestures, 'wait' | 'shown'>,
): () => void {
  let staged: Frame[] = [];
  let scheduled = 0;
  let held: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    cancelAnimationFrame(scheduled);
    clearTimeout(held);
    scheduled = 0;
    held = undefined;
  };
  const flush = (): void => {
    // One that was asked for before the page was hidden would come for nothing when it is seen again.
    cancel();
    const frames = staged;
    staged = [];
    gestures.shown();
    apply(frames);
  };
  const schedule = (): void => {
    cancel();
    const wait = staged.every(onlyMovesPrices) ? gestures.wait() : 0;
    if (wait > 0) held = setTimeout(schedule, wait);
    else scheduled = requestAnimationFrame(() => (gestureMeanwhile() ? schedule() : flush()));
  };
  const gestureMeanwhile = (): boolean => gestures.wait() > 0 && staged.every(onlyMovesPrices);
  port.onmessage = (event: MessageEvent<Frame>) => {
    staged.push(event.data);
    port.postMessage(CREDIT, []);
    if (document.hidden) flush();
    else if (scheduled === 0 && (held === undefined || !onlyMovesPrices(event.data))) schedule();
  };
  port.start();
  return () => {
    cancel();
    port.close();
  };
}

/** Not what the user or the server did: those frames may be the answer to the press. */
function onlyMovesPrices({ state, notices, ticket, chart }: Frame): boolean {
  return state === undefined && notices === undefined && ticket === undefined && chart?.kind !== 'replace';
}
