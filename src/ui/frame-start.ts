/**
 * Runs once at the start of the next display frame, before what `requestAnimationFrame` was asked for: who asks for a
 * frame then has this one. Events of animations are sent at that point (HTML standard, "update the rendering"), also of
 * an animation that moves nothing. A hidden page has no frames: there it waits. Returns how to call it off.
 */
export function atFrameStart(run: () => void): () => void {
  const nothing = new Animation();
  nothing.onfinish = run;
  nothing.finish();
  return () => (nothing.onfinish = null);
}
