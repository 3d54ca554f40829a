/** As many bars as the plot has room for. */
const MOST = 60;

/** Upright strokes, from the base up, as path data; the newest stands at the right edge. */
export function latencyBars(
  latencies: readonly number[],
  box: { readonly width: number; readonly height: number },
): string {
  const shown = latencies.slice(-MOST);
  // A line without any delay still has its bars.
  const worst = Math.max(...shown, 1);
  const step = box.width / MOST;
  return shown
    .map((latency, index) => {
      const x = box.width - (shown.length - index - 0.5) * step;
      const top = box.height - Math.max((latency / worst) * box.height, 1);
      return `M${x.toFixed(1)} ${box.height}V${top.toFixed(1)}`;
    })
    .join('');
}
