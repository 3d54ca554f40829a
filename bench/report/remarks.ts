/** Why a goal is missed, what was tried, and what stands in its way. Shown only where it is missed; what changes must be written anew here. */
const ONE_HOP_MORE =
  'With a batched wire all variants show a tick in the next display frame. The worker is one hop more; in return its prices lie in shared memory when the page draws, where those of the floor are messages that wait behind the frame under way. Tried and kept: shared memory in place of messages (p50 0.83, p95 0.69 times), of each message what is on screen read first (ready after 0.06 ms in place of 0.16 at full speed), prices looked for once more when they are laid out, priority for slowed threads, which on two cores waited for a core for nearly as long as they ran. Not kept: more such looks in one frame, frames without prices in which they are looked for all the same (core time 1.17 times).';

const FEWER_RENDERS =
  'On this phone the list of React state falls to 35 to 59 frames a second and the store per row to 50: they render less often than they would have to, so their script does not grow as ours does. At full speed, where all keep up, it is 7 and 4 times ours.';

const WORKER_CEILING =
  'The browser hands over each message as a task of its own: a listener that does nothing takes 12 µs of core a message, the whole client about 20, and at k = 4 there are 25. Prices in shared memory took a fifth off p95 (69 to 54 ms, four runs of each in turn). Tried: one look-up less a message (kept), prices that nobody sees ask for no frame (kept), 8 ms in place of 4 between frames (no gain), the browser’s stream of messages in place of its events (no gain). A server that batches or takes the compact wire is the way out, and what the client asks for.';

const FLAT_NOISE =
  'The page gets the same frames in all four rows, so what differs is the rest of the machine: the feed sends ten times as much, and the worker and the browser’s network process share two cores with the page. Two runs of each gave ratios from 0.9 to 1.6, by the minutes that they met; three of each, taken in turn, 1.02 and 1.14.';

const SLOW_FRAMES =
  'A press waits for the frame with prices that is under way, 8 to 10 ms of the slowed thread, sometimes for a second one, and is answered in the next: compare with the empty page, the list at rest and the floor beside it. Tried and kept: the chip answers first and the rows follow; rows are filled anew instead of built; prices wait 50 ms for the answer to a press, and up to 200 ms while it has the list filled; texts and formats are looked up once a list; small lines that were shown are drawn without asking the worker.';

const TWO_CORES =
  'On two cores the page, the worker, the feed and the browser’s own processes want more than there is when much happens at once; then frames are late for the floor, too, and the runs of one row differ by half. Compare with the floor’s row beside it.';

const NEW_ROWS =
  'At this speed a display frame has room for what takes 4 ms at full speed. One in which the list only moves takes 1.2, one with new prices 4.2, one in which a row is filled anew 3.5, one with both 6. Tried and kept: prices come every 128 ms while the list moves, and the worker is told of its rows in steps of four; rows that paint by themselves; a row that is flicked past asks for no small line; rows are placed without being measured. Not kept: prices in parts of eight rows (a part costs a frame as much as all); texts without containment (layout 0.95 to 1.6 ms); rows that come and go in one step.';

const CHART =
  'A bar drawn anew takes the chart library about 10 ms of the slowed thread, and a press may have to wait for it. Tried and kept: eight updates a second in place of sixty; the newest bars as a series of their own (20 to 10 ms); figures beside it are written without a render. Fewer than eight updates would show.';

const POSITIONS =
  'What is compared differs: rows of positions have a profit each on top of a price, and figures that follow all of them. Tried and kept: only figures cross to the page, ten times a second; the summary is written without a render. Not kept: contained boxes for the texts (they change together, so nothing is saved).';

const PAGE_START =
  'What is shown first is a copy of the list as it was last seen, drawn by a small script of the page itself; it waits for the style sheet. The app’s own list waits for the page’s thread: of a start of 2 s under the browser’s trace 0.2 s were files, 0.15 reading and running scripts, 0.4 to 0.5 the framework’s render of the first screen, 0.15 style, layout and painting, 0.1 the end of the page before, the rest the browser’s own messages. Tried: the worker’s script run before the page has been read, pictures asked for after the first prices (neither told apart).';

const PRESS_AND_FRAME =
  'A press waits for what is under way, a frame with prices or the chart’s drawing, and is shown in the next frame. Tried and kept, by time on the core or in turn on two pages: sheets that are no modal dialog of the browser and stand beside the screen; focus, what is inert and the way back after the paint; a list that is rendered and laid out before it is asked for, and hidden in place of made anew; prices that wait for a press and come every 250 ms over the list; an instrument that is taken up while the browser goes back in its history; a chart that draws in no frame of prices and none of an answer; texts that are looked up once a language. Not kept: a chart drawn four times or once a second behind the list, rows that come with the sheet, React that listens only to what is answered to. Of runs in busy minutes p98 was up to 152 ms where the same build had 64: compare the share of time in tasks beside it.';

const FIRST_SECONDS =
  'At a quarter of the reference speed code that runs for the first time takes half a second, a queue is told from a slow start by two windows of 120 ms in a row, and what waits on a socket that is given up is still handed over by the browser before the next one opens. Tried and kept: one message in 24 ms, then in 64, asked for where short timers of the worker come late; a server that sends more often than it is asked to is not asked for less first. Not kept: less growth as the sign of a queue, or fewer messages (a phone half as fast was taken for overloaded while its code was cold); four messages a second until the worker is seen to get done (p95 1.3 s in place of 0.5); reading past what waits in place of another socket (1.3 s became 2.5).';

const CLOCK_OF_A_SHARED_MACHINE =
  'Lighthouse takes the time from the beginning to the end of each task and multiplies it by four; where something else has the core meanwhile, that counts as work of the page. By time on the core the same tasks block for 3 to 150 ms. Compare with the page without script beside it, which on a busy machine is blocked for 115 to 288 ms. Tried and kept: a start in several tasks, the screens drawn once, code of later asked for when the rows are there, skeletons that rest at first, an installed icon of pixels. Not kept: half of the first rows and the rest a frame later, texts that follow their signals after the paint, waiting longer for the parts.';

export const REMARKS: Readonly<Record<string, string>> = {
  'p95 against the floor': ONE_HOP_MORE,
  'p50 against the floor': ONE_HOP_MORE,
  'half as fast, p95 against the floor': ONE_HOP_MORE,
  'half as fast, p50 against the floor': ONE_HOP_MORE,
  'script: React state against ours': FEWER_RENDERS,
  'script: store per row against ours': FEWER_RENDERS,
  'overload from the first tick on: longest time that a newer price was not shown': FIRST_SECONDS,
  'the same from the first tick on: longest time that a newer price was not shown': FIRST_SECONDS,
  'a JSON message per tick, 10,000/s: p95': WORKER_CEILING,
  'a JSON message per tick, 10,000/s: frames': WORKER_CEILING,
  'a JSON message per tick, 10,000/s: ticks never shown': WORKER_CEILING,
  'main thread above idle, the same rows on screen: 2,000 symbols against 50': FLAT_NOISE,
  'main thread above idle, the same rows on screen: 10,000 ticks/s against 1,000': FLAT_NOISE,
  'tap to paint in the burst, p98': SLOW_FRAMES,
  '20,000 ticks/s on 2,000 symbols: p95 against 10,000 on 1,000': TWO_CORES,
  'tap to paint in the burst against rest, p98': SLOW_FRAMES,
  'tasks over 50 ms in 60 s': TWO_CORES,
  'frames dropped in 60 s': TWO_CORES,
  'frames of the page missed while scrolling': NEW_ROWS,
  'second start: last prices on screen': PAGE_START,
  'start without a network: last prices on screen': PAGE_START,
  'switching the instrument in the burst, p98': PRESS_AND_FRAME,
  'chart with 5,000 bars: tap to paint, p98': CHART,
  'chart with 5,000 bars: main thread above idle': CHART,
  '200 positions: main thread above idle, against the list': POSITIONS,
  'Lighthouse: performance': CLOCK_OF_A_SHARED_MACHINE,
  'Lighthouse: total blocking time': CLOCK_OF_A_SHARED_MACHINE,
};
