/** Why a goal is missed, what was tried, and what stands in its way. Shown only where it is missed; what changes must be written anew here. */
const ONE_HOP_MORE =
  'With a batched wire all variants show a tick in the next display frame: while the machine is quiet p95 of both is 22 to 25 ms; while it is busy 0.66 to 0.82 times the floor’s. Of five launches of one report, six turns each, the middle was 0.75 to 1.24. The worker is one hop more. In return its prices lie in shared memory when the page draws, where those of the floor are messages that wait behind the frame under way. Tried and kept: prices in shared memory (p50 0.83, p95 0.69 times those in messages), texts that are remembered in place of asked for. After a rest a thread reads ten times as slowly as in a loop (a hundred prices in 98 µs, and in 9), so of each message those on screen are read and go before the others: they lie in shared memory after 0.06 ms in place of 0.16 at full speed. On the quickest machine so far, thirty pairs each, p50 was 1.08 times the floor’s and p95 1.09 (1.01 to 1.11) before, 1.04 and 1.03 then; 0.99 and 1.00 with a second look when what came first is written, 0.94 (0.92 to 0.96) and 0.98 (0.91 to 1.02) when it is laid out, too. Rows of numbers in place of columns were not told apart there.';

const FEWER_RENDERS =
  'On this phone the list of React state falls to 35 to 59 frames a second and the store per row to 50: they render less often than they would have to, so their script does not grow as ours does. At full speed, where all keep up, it is 7 and 4 times ours.';

const WORKER_CEILING =
  'The browser hands over each message as a task of its own: a listener that does nothing takes 12 µs of core a message, the whole client about 20, and at k = 4 there are 25. Prices in shared memory took a fifth off p95 (69 to 54 ms, four runs of each in turn). Tried: one look-up less a message (kept), prices that nobody sees ask for no frame (kept), 8 ms in place of 4 between frames (no gain), the browser’s stream of messages in place of its events (no gain). A server that batches or takes the compact wire is the way out, and what the client asks for.';

const FLAT_NOISE =
  'The page gets the same frames in all four rows, so what differs is the rest of the machine: the feed sends ten times as much, and the worker and the browser’s network process share two cores with the page. Two runs of each gave ratios from 0.9 to 1.6, by the minutes that they met; three of each, taken in turn, 1.02 and 1.14.';

const SLOW_FRAMES =
  'A press waits for the frame with prices that is under way, 8 to 10 ms of the slowed thread, sometimes for a second one, and is answered in the next: compare with the empty page, the list at rest and the floor beside it. Tried and kept: the chip answers first and the rows follow; rows are filled anew instead of built; prices wait 50 ms for the answer to a press, and up to 200 ms while it has the list filled; rows of one height are placed without being measured, so they are drawn once; texts and formats are looked up once a list instead of five times a row; small lines that were shown are drawn without asking the worker. Tasks over 50 ms in a hundred changes of category: 19 to 5.';

const TWO_CORES =
  'On two cores the page, the worker, the feed and the browser’s own processes want more than there is when much happens at once; then frames are late for the floor, too, and the runs of one row differ by half. Compare with the floor’s row beside it.';

const NEW_ROWS =
  'At k = 4 a display frame has room for 4 ms at full speed. One in which the list only moves takes 1.2, one with new prices 4.2 (script 0.6, styles and layout 1.2, paint and layers 1.6), one in which a row is filled anew 3.5, one with both 6: the second and the last are dropped, and so is a third that meets anything else; the floor’s take 3.2, 4.2 and 5.2 and it has more of them. Tried and kept: prices come every 128 ms while the list moves, and the worker is told of its rows in steps of four; rows that paint by themselves (one filled anew 4.4 to 3.5 ms); a row that is flicked past asks for no small line; rows are placed without being measured and drawn once. Not kept: prices in parts of eight rows (a part costs a frame as much as all); texts without containment (layout 0.95 to 1.6); names and small lines without a clip, and lines that are never empty (fewer frames make their layers anew, and as many are dropped); rows that come and go in one step.';

const CHART =
  'A bar drawn anew takes the chart library about 10 ms of the slowed thread, and a press may have to wait for it. Tried and kept: eight updates a second in place of sixty; the newest bars as a series of their own (20 to 10 ms); figures beside it are written without a render. Fewer than eight updates would show.';

const POSITIONS =
  'What is compared differs: rows of positions have a profit each on top of a price, and figures that follow all of them. Tried and kept: only figures cross to the page, ten times a second; the summary is written without a render. Not kept: contained boxes for the texts (they change together, so nothing is saved).';

const PAGE_START =
  'What is shown first is a copy of the list as it was last seen, drawn by a small script of the page itself; it waits for the style sheet. The app’s own list waits for the page’s thread. Of one that took 2 s under the browser’s trace, the files were there after 0.2 s, from the service worker; then, of the slowed thread: 90 ms reading and compiling scripts, 60 running them, 400 to 500 the framework’s render of the first screen in slices of 5 ms, 100 asking for pictures, 150 style, layout and painting, 100 ending the page before (a start is measured as a reload), the rest the browser’s own messages. Tried: the worker’s script run before the page has been read, and pictures asked for after the first prices (neither told apart in four runs each).';

const PRESS_AND_FRAME =
  'A press waits for what is under way, is handled, and is shown in the next frame. Under the browser’s trace, opening the list took 16 to 20 ms of the core: 4 for the events of a finger, 6 to 8 for the sheet and its focus, 6 to 8 for the frame; closing it 10 to 15. By the clock it differs with the machine’s minutes: of five runs of one build p50 was 64 to 144 ms. Builds were compared in turn on two pages. Tried and kept: sheets that are no modal dialog of the browser; a list that is rendered before it is asked for, without being measured, and is hidden in place of made anew; prices that wait for its presses and come every 250 ms over it; an instrument that is taken up while the browser goes back in its history; a tab’s icon of pixels, which the browser draws anew then (together p98 152 to 112 ms, main thread 83 to 65 % busy, 160 presses each); a chart that does not draw in the answer’s frame (p98 216 to 176 in a busy minute); texts that are looked up once a language (5.0 of 22.5 ms of rendering a press at full speed, now 1.1 of 18.2); sheets that are drawn beside the screen, where the framework does not look through each event twice, and a router that is not told of a way back that only closes one (tasks over 50 ms 258 to 144 in 160 presses each; p98 160 and 144, not told apart: the same build on both pages gave 160 and 104). The build with which 120 ms were measured, on another machine, took 296 beside 152 of this one (p50 128 and 64, 100 presses each); on a quiet machine 168 and 184 beside 96 and 104 (p50 88 and 40, 80 presses each). There the slow ones wait for a chart that is under way: its update 6 to 21 ms, its drawing 18 to 35. A chart that is drawn once a second behind the list was not told apart (four runs each in turn). Kept: a list that stays laid out while it is closed (by time on the core its opening’s click 3.3 ms in place of 3.9, choosing’s task 3.8 in place of 4.9, the 300 ms after an opening 47 in place of 56, forty presses each in turn; its rows are shown in 0.5 in place of 3.1; by p98 in ms not told apart). Not kept: React that listens only to what is answered to (of a press’s 9 ms of the core 0.3). Not kept: rows that come with the sheet (its first frame takes half as long again), the focus after the frame (what the handler saves the frame takes).';

const FIRST_SECONDS =
  'At a quarter of the reference speed code that runs for the first time takes half a second (20 to 30 ms of the core at full speed), a queue is told from a slow start by two windows of 120 ms in a row, and what waits on a socket that is given up is still handed over by the browser (8 µs of the core each) before the next one opens. Tried and kept: a server that sends more often than it is asked to is not asked for less first (2.4 to 3.7 s became 1.9 to 2.7). On a quiet machine the longest time is 0.97 to 0.99 s with one that knows no limits and 0.89 to 0.97 with one that does, later on 0.55 to 0.61 and 0.38 to 0.43 (three runs each); on a busy one, with the time in it in which an instrument did not tick, it was 1.7 to 2.7 and 1.3 to 2.4. The page itself is at 79 to 95 % of its slowed core meanwhile. Later on, with one that knows no limits, prices are all asked for anew each time, in about 0.4 s, of which reading them takes 20 to 40 ms. Not kept: less growth as the sign of a queue (a phone half as fast was taken for overloaded while its code was cold, in two of four runs); three messages a window in place of eight, and a quarter of a second behind where the worker is known not to get done (0.8 to 1 s in place of 1.2 to 1.5, but in turn with the floor a phone half as fast was taken for overloaded in two of five launches); a pace of four messages a second until the worker is seen to get done (p95 1.3 s in place of 0.5, four runs in turn); reading past what waits in place of another socket (1.3 s became 2.5).';

const CLOCK_OF_A_SHARED_MACHINE =
  'Lighthouse takes the time from the beginning to the end of each task and multiplies it by four; where something else has the core meanwhile, that counts as work of the page: on two cores, of which the browser’s other processes and the server ask for as much as the page, styles of 5 ms were seen to take 78. By time on the core the same tasks block for 3 to 150 ms. Tried: the main threads of pages before all other threads of the machine (no gain, and Lighthouse lost the beginning of two loads); a browser that draws no window of its own (half of its own work, no gain); skeletons that rest at first (kept; a display frame less each 16 ms); a start in several tasks, with the framework’s renderer in one of its own (kept; by time on the core 51 ms in place of 75, seven loads each in turn); an installed icon of pixels (kept; one of vectors is drawn by the page’s thread, 8 to 13 ms of the core at full speed); half of the first rows, then the rest a frame later (not kept: better in 18 of 30 pairs). On a busy machine, in turn, seven loads each: a page without script has a score of 96 (94 to 99) and is blocked for 236 ms (115 to 288) by the clock, 0 on the core, so what is asked by the clock is more than such a page has there in the middle; the build that had 93 to 94 and 220 ms on another machine has 71 (62 to 84), 918 ms by the clock and 348 on the core, a score of 83 with the latter; this build 77 (72 to 82), 996, 70 and 99; largest paint 2.8 s then and 0.9 s now. On a quiet machine of the same kind a page without script has 100 and 44 ms; that build 92 (85 to 95) and 254 ms, this one 100 (97 to 100) and 49 ms, in turn, seven loads each; of others, nine to eleven each, the middle was 97 to 100 and 61 to 182 ms. Kept there: the screens drawn once, where what a start learned of worker and company had drawn them three times (by itself not told apart: 137 and 127 ms, twelve loads each in turn); the code of later asked for when the rows are there (71 ms in place of 129, nine loads each in turn). Not kept: texts that follow their signals after the paint (120 ms in place of 61); waiting another 1.5 s for the parts (79 ms in place of 71).';

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
