/** How far a finger moves before it is clear where it goes, px. */
const SLOP_PX = 6;
/** The part of the height past which letting go closes. */
const CLOSING_PART = 0.3;
const CLOSING_MOST_PX = 160;
/** A flick closes before that, px per ms. */
const FLICK = 0.5;
/** The speed is that of the last moments, ms. */
const SPEED_OVER_MS = 100;

interface Sample {
  readonly y: number;
  readonly at: number;
}

/** One movement of a finger: whether it is a swipe down, how far, and whether it closes. Places in px, times in ms. */
export class SwipeDown {
  readonly #start: { readonly x: number; readonly y: number };
  #samples: readonly Sample[];
  #direction: 'open' | 'down' | 'other' = 'open';

  constructor(x: number, y: number, at: number) {
    this.#start = { x, y };
    this.#samples = [{ y, at }];
  }

  /** How far down the swipe has come; undefined while, or because, the movement is none. */
  move(x: number, y: number, at: number): number | undefined {
    if (this.#direction === 'open') this.#direction = directionOf(x - this.#start.x, y - this.#start.y);
    if (this.#direction !== 'down') return undefined;
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= SPEED_OVER_MS), { y, at }];
    return Math.max(0, y - this.#start.y);
  }

  /** Whether the movement closes something so high, when it ends now. */
  closes(height: number, at: number): boolean {
    if (this.#direction !== 'down') return false;
    const last = this.#samples.at(-1);
    const first = this.#samples.find((sample) => at - sample.at <= SPEED_OVER_MS);
    if (!last) return false;
    const speed = first && at > first.at ? (last.y - first.y) / (at - first.at) : 0;
    if (Math.abs(speed) >= FLICK) return speed > 0;
    return last.y - this.#start.y >= Math.min(height * CLOSING_PART, CLOSING_MOST_PX);
  }
}

function directionOf(dx: number, dy: number): 'open' | 'down' | 'other' {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SLOP_PX) return 'open';
  return dy > Math.abs(dx) ? 'down' : 'other';
}
