import { CREDIT, type Frame, type FramePort } from '../contract/worker/frame.ts';
import type { Gestures } from './gestures.ts';

/** What reads the frames of a worker. */
export interface FrameReader {
  /** Takes what came since the last display frame, oldest first. */
  readonly apply: (frames: readonly Frame[]) => void;
  /** Whether a frame only moves prices, and so may wait while a press is being answered. */
  readonly canWait: (frame: Frame) => boolean;
}

/**
 * Receives frames, returns the credit at once, and hands everything staged to the reader once per display frame. While a
 * press is being answered or the page is scrolled, what only moves prices waits. A hidden page has no display frames,
 * so there it applies on arrival: the worker sends it little. Returns how to stop.
 */
export function receiveFrames(
  port: FramePort,
  { apply, canWait }: FrameReader,
  gestures: Pick<Gestures, 'wait' | 'shown'>,
): () => void {
  let staged: Frame[] = [];
  let scheduled = 0;
  let held: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    if (scheduled !== 0) cancelAnimationFrame(scheduled);
    if (held !== undefined) clearTimeout(held);
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
    const wait = waitsForGesture();
    if (wait > 0) held = setTimeout(schedule, wait);
    else scheduled = requestAnimationFrame(drawn);
  };
  const drawn = (): void => {
    scheduled = 0;
    if (waitsForGesture() > 0) schedule();
    else flush();
  };
  /** How long, ms. */
  const waitsForGesture = (): number => {
    const wait = gestures.wait();
    return wait > 0 && staged.every(canWait) ? wait : 0;
  };
  port.onmessage = (event: MessageEvent<Frame>) => {
    staged.push(event.data);
    port.postMessage(CREDIT, []);
    if (document.hidden) flush();
    else if (scheduled === 0 && (held === undefined || !canWait(event.data))) schedule();
  };
  port.start();
  return () => {
    // What the worker said before its end stands until another says more.
    if (staged.length > 0) flush();
    cancel();
    port.close();
  };
}
