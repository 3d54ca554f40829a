/** Why a goal is missed, what was tried, and what stands in its way. Shown only where it is missed; what changes must be written anew here. */
const SHARED_PAINT =
  'All variants paint the same rows, with the same flash, so most of what the ticks cost is paint that they share (see the phases of the main scenario): script is 16 % of the slowed thread for React state, 10 % for a store per row and 4 % for the product, style, layout, paint and layers about 30 % for all of them. What is painted cannot differ by as much as is asked. A cheaper row is cheaper for all, and the gap closes: rows as flex lines under one container (a fifth less layout, kept), drawings in place of canvases (idle 11.5 to 9.6 % of the core, kept). Tried besides: no flash at all (12 to 9 % of the core, not kept: a price that moves unseen is worse), strict containment of the cells (no gain), flashes started on a common beat (no gain).';

const ONE_HOP_MORE =
  'With a batched wire all variants show a tick in the next display frame. The worker is one hop more, and the quota that slows it lets it run one millisecond in four, so a batch may wait three before it is read. The runs of one row differ by more than what is missed. Tried: 8 ms in place of 4 between frames (no gain).';

const WORKER_CEILING =
  'The browser hands over each message as a task of its own: a listener that does nothing takes 12 µs of core a message, the whole client about 20, and at k = 4 there are 25. Tried: one look-up less a message (kept), prices that nobody sees ask for no frame (kept), 8 ms in place of 4 between frames (no gain), the browser’s stream of messages in place of its events (no gain). A server that batches or takes the compact wire is the way out, and what the client asks for.';

const FLAT_NOISE =
  'The page gets the same frames in all four rows, so what differs is the rest of the machine: the feed sends ten times as much, and the worker, the browser’s network process and the throttle share two cores with the page. In runs of the same plan on a quieter machine the ratios were 0.92 to 0.99.';

const SLOW_FRAMES =
  'A tap where nothing is behind it takes 16 ms in the middle and 32 at p98, the list at rest 24 and 48, the list without a framework 80 and 128 in the burst. What is left are taps that come while the rows of the one before are still being filled, between frames with prices that take 10 ms each. Tried: the chip answers first and the rows follow (kept), rows are filled anew instead of built (kept), prices wait 50 ms for the answer to a press (kept: p50 56 to 48, p98 96 to 88 in four runs each), small lines that were shown are drawn without asking the worker (kept).';

const TWO_CORES =
  'On two cores the page, the worker, the feed, the browser’s own processes and the throttle itself (which burns the time that it takes) want more than there is when much happens at once; then frames are late for the floor, too, and the runs of one row differ by half. Compare with the floor’s row beside it.';

const NEW_ROWS =
  'Rows that scroll into view are filled by React while the list moves, which takes the slowed thread longer than the rows that the floor writes by hand. Tried: prices of two rows beyond the edges are kept current, so that none has to be asked for in the flick (kept).';

const CHART =
  'A bar drawn anew takes the chart library about 20 ms of the slowed thread with 5,000 bars, and a press may have to wait for it. Tried: eight updates a second in place of sixty (kept). Fewer would show: four were not taken.';

const POSITIONS =
  'What is compared differs: two hundred rows of positions have a profit each on top of a price, and figures that follow all of them. The cost does not grow with the positions that nobody sees.';

export const REMARKS: Readonly<Record<string, string>> = {
  'p95 against the floor': ONE_HOP_MORE,
  'p50 against the floor': ONE_HOP_MORE,
  'main thread above idle: React state against ours': SHARED_PAINT,
  'main thread above idle: store per row against ours': SHARED_PAINT,
  'k = 6, p95: React state against ours': SHARED_PAINT,
  'k = 6, p95: store per row against ours': SHARED_PAINT,
  'a JSON message per tick, 10,000/s: p95': WORKER_CEILING,
  'a JSON message per tick, 10,000/s: frames': WORKER_CEILING,
  'a JSON message per tick, 10,000/s: ticks never shown': WORKER_CEILING,
  'main thread above idle, the same rows on screen: 2,000 symbols against 50': FLAT_NOISE,
  'main thread above idle, the same rows on screen: 10,000 ticks/s against 1,000': FLAT_NOISE,
  'tap to paint in the burst, p98': SLOW_FRAMES,
  '20,000 ticks/s on 2,000 symbols: p95 against 10,000 on 1,000': TWO_CORES,
  'frames dropped in 60 s': TWO_CORES,
  'frames dropped while scrolling': NEW_ROWS,
  'chart with 5,000 bars: tap to paint, p98': CHART,
  'chart with 5,000 bars: main thread above idle': CHART,
  '200 positions: main thread above idle, against the list': POSITIONS,
};
