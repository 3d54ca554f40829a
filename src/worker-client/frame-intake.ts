import { CREDIT, type Frame, type FramePort } from '../contract/worker/frame.ts';

/**
 * Receives frames, returns the credit at once, and hands everything staged to `apply` once per display frame.
 * A hidden page has no display frames, so there it applies on arrival: the worker sends it little.
 */
export function receiveFrames(port: FramePort, apply: (frames: readonly Frame[]) => void): () => void {
  let staged: Frame[] = [];
  let scheduled = 0;
  const flush = (): void => {
    // One that was asked for before the page was hidden would come for nothing when it is seen again.
    cancelAnimationFrame(scheduled);
    scheduled = 0;
    const frames = staged;
    staged = [];
    apply(frames);
  };
  port.onmessage = (event: MessageEvent<Frame>) => {
    staged.push(event.data);
    port.postMessage(CREDIT, []);
    if (document.hidden) flush();
    else if (scheduled === 0) scheduled = requestAnimationFrame(flush);
  };
  port.start();
  return () => {
    cancelAnimationFrame(scheduled);
    port.close();
  };
}
