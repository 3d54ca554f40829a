/** Why a goal is missed, what was tried, and what stands in its way. Shown only where it is missed; what changes must be written anew here. */
const SHARED_PAINT =
  'All variants paint the same rows, with the same flash, so most of what the ticks cost is paint that they share: on the core at full speed the browser’s own style, layout, paint and layers take about nine tenths of it, script one tenth (see the phases of the main scenario). Script on the slowed thread is 11 % for React and under 1 % for the product; what is painted cannot differ by as much. Tried: drawings in place of canvases (idle 11.5 to 9.6 % of the core, for all variants), no flash at all (12 to 9 %, not kept: a price that moves unseen is worse), strict containment of the cells (no gain), flashes started on a common beat (no gain).';

const WORKER_CEILING =
  'The browser hands over each message as a task of its own. A listener that does nothing at all took 30 µs of core a message where the whole client took 37 (20 and 24 on the same machine at its quickest), and at k = 4 a message may take 25. Tried: one look-up less a message (kept), prices that nobody sees ask for no frame (kept), 8 ms in place of 4 between frames (no gain). A server that batches or takes the compact wire is the way out, and what the client asks for.';

const SLOW_FRAMES =
  'At k = 4 a display frame with prices takes 10 to 20 ms of the main thread before anything is tapped, the report of presses counts in steps of 8 ms, and the list without a framework takes longer for the same tap. Tried: the chip answers first and the rows follow (kept), rows are filled anew instead of built (kept).';

const TWO_CORES =
  'On two cores the page, the worker, the feed, the browser’s own processes and the throttle itself (which burns the time that it takes) want more than there is when much happens at once; then frames are late for the floor, too, and the runs of one row differ by half. Compare with the floor’s row beside it.';

const CHART =
  'A bar drawn anew takes the chart library about 20 ms of the slowed thread with 5,000 bars. Tried: eight updates a second in place of sixty (kept). Fewer would show: four were not taken.';

const POSITIONS =
  'What is compared differs: two hundred rows of positions have a profit each on top of a price, and figures that follow all of them. The cost does not grow with the positions that nobody sees.';

export const REMARKS: Readonly<Record<string, string>> = {
  'main thread above idle: React state against ours': SHARED_PAINT,
  'main thread above idle: store per row against ours': SHARED_PAINT,
  'k = 6, p95: React state against ours': SHARED_PAINT,
  'k = 6, p95: store per row against ours': SHARED_PAINT,
  'a JSON message per tick, 10,000/s: p95': WORKER_CEILING,
  'a JSON message per tick, 10,000/s: frames': WORKER_CEILING,
  'a JSON message per tick, 10,000/s: ticks never shown': WORKER_CEILING,
  'tap to paint in the burst, p98': SLOW_FRAMES,
  'tap to paint in the burst against rest, p98': SLOW_FRAMES,
  '20,000 ticks/s on 2,000 symbols: p95 against 10,000 on 1,000': TWO_CORES,
  'frames dropped in 60 s': TWO_CORES,
  'frames dropped while scrolling': TWO_CORES,
  'chart with 5,000 bars: main thread above idle': CHART,
  '200 positions: main thread above idle, against the list': POSITIONS,
};
