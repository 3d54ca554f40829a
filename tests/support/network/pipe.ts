import type { Socket } from 'node:net';
import type { FaultCounts } from './fault-counts.ts';
import type { Condition, Link } from './link.ts';

export interface PipeControl {
  readonly link: () => Link;
  readonly condition: () => Condition;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly pipes: Set<Pipe>;
  /** When each direction has passed on what it was given so far, ms of the process's clock. */
  readonly freeAt: { up: number; down: number };
  readonly counts: FaultCounts;
}

/** What is held back for long comes after this, ms. */
const HELD_MS = 500;

/** One direction of a connection: pieces come out in order, each when the link lets it. */
export class Pipe {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #control: PipeControl;
  readonly direction: 'up' | 'down';
  /** The last piece that is on its way; the next waits for it. */
  #last: Promise<void> = Promise.resolve();
  #held: Buffer[] = [];
  #resumed: (() => void)[] = [];
  /** What becomes of the next piece: half of it comes, or nothing, and the connection is cut. */
  #next: 'whole' | 'half' | 'lost' = 'whole';
  #ended = false;
  #isAbandoned = false;
  #content: 'Requests' | 'Answers' | 'Frames';

  constructor(from: Socket, to: Socket, control: PipeControl, direction: 'up' | 'down') {
    this.#from = from;
    this.#to = to;
    this.#control = control;
    this.direction = direction;
    this.#content = direction === 'up' ? 'Requests' : 'Answers';
    control.pipes.add(this);
    from.on('data', (piece: Buffer) => this.#take(piece));
    from.on('end', () => void this.#last.then(() => this.#isAbandoned || to.end()));
  }

  /** Lets go on what a stall has stopped. */
  resume(): void {
    const waiting = this.#resumed;
    this.#resumed = [];
    for (const go of waiting) go();
  }

  /** The connection becomes a web socket: what passes from now on are frames. */
  upgrade(): void {
    this.#content = 'Frames';
  }

  cutNext(): void {
    this.#next = 'half';
  }

  loseNext(): void {
    this.#next = 'lost';
  }

  /** Nothing passes any more, not even what is on its way, and nobody is told. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  end(): void {
    this.#ended = true;
    this.#control.pipes.delete(this);
    this.resume();
  }

  #take(piece: Buffer): void {
    if (this.#isAbandoned) return this.#swallow();
    const { heldBytes } = this.#control.link();
    if (heldBytes === 0 || this.direction === 'up') return this.#queue(piece);
    this.#control.counts.held++;
    this.#held.push(piece);
    const size = this.#held.reduce((sum, { length }) => sum + length, 0);
    if (size >= heldBytes) return this.#release();
    if (this.#held.length === 1) setTimeout(() => this.#release(), HELD_MS).unref();
  }

  #release(): void {
    const whole = Buffer.concat(this.#held);
    this.#held = [];
    if (whole.length > 0) this.#queue(whole);
  }

  #queue(piece: Buffer): void {
    const comesAt = this.#arrival(piece.length);
    const earlier = this.#last;
    this.#last = (async () => {
      await earlier;
      await until(comesAt);
      if (this.#control.condition() === 'stalled') await this.#stall();
      if (this.#isAbandoned) this.#swallow();
      else if (!this.#ended) await this.#write(piece);
    })();
  }

  #stall(): Promise<void> {
    this.#control.counts.stalled++;
    return new Promise<void>((go) => this.#resumed.push(go));
  }

  #swallow(): void {
    this.#control.counts.swallowed++;
  }

  #arrival(size: number): number {
    const { latencyMs, jitterMs, bytesPerSecond } = this.#control.link();
    const { freeAt, random } = this.#control;
    const begins = Math.max(performance.now(), freeAt[this.direction]);
    freeAt[this.direction] = begins + (bytesPerSecond === undefined ? 0 : (size / bytesPerSecond) * 1_000);
    return freeAt[this.direction] + latencyMs + jitterMs * random();
  }

  async #write(piece: Buffer): Promise<void> {
    const { counts, random, link } = this.#control;
    if (this.#next === 'lost') {
      counts[`lost${this.#content}`]++;
      return this.#cut();
    }
    if (this.#next === 'half') {
      counts[`cut${this.#content}`]++;
      this.end();
      return void this.#to.write(piece.subarray(0, piece.length >> 1), () => this.#cut());
    }
    if (random() >= link().torn) return void this.#to.write(piece);
    if (piece.length > 1) counts.torn++;
    for (const byte of piece) {
      if (this.#isAbandoned) return;
      await new Promise<void>((written) => this.#to.write(Buffer.of(byte), () => written()));
    }
  }

  /** Both ends hear of it. */
  #cut(): void {
    this.#to.resetAndDestroy();
    this.#from.resetAndDestroy();
  }
}

function until(time: number): Promise<void> {
  const wait = time - performance.now();
  return wait < 1 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
}
