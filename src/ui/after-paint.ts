/**
 * Runs something once the browser has painted what it paints next: what the answer to a press need not wait for. A page
 * that nobody sees paints nothing; there it runs when the page is seen again. Returns what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
