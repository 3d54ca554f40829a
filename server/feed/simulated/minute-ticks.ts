import { MINUTE_MS } from '../feed.ts';
import { createRandom, mix } from '../random.ts';

/** The shape that a minute's ticks must have. */
export interface MinuteShape {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** How many ticks; enough of them to show every price that differs. */
  readonly ticks: number;
}

/** Ticks of one minute in time order: offsets from its start in whole milliseconds, and prices. */
export interface MinuteTicks {
  readonly offsets: Uint16Array;
  readonly prices: Int32Array;
}

/** Part of the bar's height by which a tick may leave the straight way. */
const NOISE = 0.25;
/** Points over which a tick varies at least: without them a narrow bar's price would stand still for many seconds. */
const LEAST_NOISE = 3;

/** Ticks that make exactly this bar: the first is the open, one touches the high, one the low, the last is the close. */
export function minuteTicks(shape: MinuteShape, seed: number): MinuteTicks {
  const random = createRandom(mix(seed, 0x71c4));
  const prices = new Int32Array(shape.ticks);
  const offsets = new Uint16Array(shape.ticks);
  const corners = cornersOf(shape, random);
  const noise = Math.max((shape.high - shape.low) * NOISE, LEAST_NOISE);
  for (let corner = 1; corner < corners.length; corner++) {
    fillLeg(prices, corners[corner - 1] as Corner, corners[corner] as Corner, (from, to, part) => {
      const straight = from + (to - from) * part;
      const noisy = Math.round(straight + (random() - 0.5) * noise);
      return insideOf(shape, noisy);
    });
  }
  for (const corner of corners) prices[corner.at] = corner.price;
  const gap = MINUTE_MS / shape.ticks;
  for (let i = 0; i < shape.ticks; i++) offsets[i] = Math.floor((i + random()) * gap);
  return { offsets, prices };
}

/** What would leave the bar is mirrored at its edge: cut off there, tick after tick would be the same. */
function insideOf({ high, low }: MinuteShape, price: number): number {
  const mirrored = price > high ? 2 * high - price : price < low ? 2 * low - price : price;
  return Math.min(high, Math.max(low, mirrored));
}

interface Corner {
  readonly at: number;
  readonly price: number;
}

function cornersOf(shape: MinuteShape, random: () => number): Corner[] {
  const last = shape.ticks - 1;
  const corners: Corner[] = [{ at: 0, price: shape.open }];
  const between = [shape.high, shape.low].filter((price) => price !== shape.open && price !== shape.close);
  if (random() < 0.5) between.reverse();
  if (between.length > 0 && last > between.length) {
    const first = 1 + Math.floor(random() * (last - between.length));
    corners.push({ at: first, price: between[0] as number });
    if (between.length > 1) {
      const second = first + 1 + Math.floor(random() * (last - first - 1));
      corners.push({ at: second, price: between[1] as number });
    }
  } else {
    between.forEach((price, i) => corners.push({ at: i + 1, price }));
  }
  if (last > 0) corners.push({ at: last, price: shape.close });
  return corners;
}

function fillLeg(
  prices: Int32Array,
  from: Corner,
  to: Corner,
  price: (a: number, b: number, part: number) => number,
): void {
  const length = to.at - from.at;
  for (let i = 1; i < length; i++) prices[from.at + i] = price(from.price, to.price, i / length);
}
