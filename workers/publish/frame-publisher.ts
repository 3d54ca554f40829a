import type { EpochMs } from '../../src/domain/candle.ts';
import type { FrameChannel, FramePort, FrameSections } from '../../src/contract/worker/frame.ts';
import type { Notice, StateSlices } from '../../src/contract/worker/state.ts';
import { isWithin, timeLeft } from '../../src/lib/time-passed.ts';
import type { Environment } from '../environment.ts';
import type { EmptyStateFilter } from './empty-state-filter.ts';
import { FramePacer, type Sent } from './frame-pacer.ts';
import { sectionWriters, type FrameSources, type SectionWriter } from './frame-sections.ts';
import { PendingState } from './pending-state.ts';
import { SharedQuotesPublisher } from './shared-quotes-publisher.ts';

/** Prices change derived values this often at most: eyes read no faster, and drawing a chart is expensive on a cheap phone. */
const DERIVED_EVERY_MS = 100;
/** While prices on screen move, derived values wait so long to go with one: a display frame for both costs the page less than two. */
const DERIVED_WITH_PRICES_MS = 200;

type NamedWriter = [name: keyof FrameSections, writer: SectionWriter<unknown>];

/**
 * Gathers what changed into frames and sends them as the pacer allows. *Derived values* are what is computed from prices:
 * profits of positions, the account's summary, the ticket's preview, the chart.
 */
export class FramePublisher {
  readonly #environment: Environment;
  readonly #port: FramePort;
  readonly #writers: readonly NamedWriter[];
  readonly #pending: PendingState;
  readonly #pacer: FramePacer;
  /** Undefined where prices go with the frames. */
  readonly #quotes: SharedQuotesPublisher | undefined;
  #begun = false;
  #derivedDue = false;
  #derivedAt: EpochMs = Number.NEGATIVE_INFINITY;
  /** Whether what they follow moved since they last went. */
  #derivedMoved = false;
  #derivedScheduled = false;
  #pricesAt: EpochMs = Number.NEGATIVE_INFINITY;

  /** @param filter for a worker that takes the place of one that died */
  constructor(
    environment: Environment,
    { port, quotes }: FrameChannel,
    sources: FrameSources,
    filter?: EmptyStateFilter,
  ) {
    this.#environment = environment;
    this.#port = port;
    this.#pending = new PendingState(filter);
    this.#quotes =
      quotes &&
      new SharedQuotesPublisher(environment, port, quotes, () => (this.#begun ? sources.takeQuotes() : undefined));
    // Each name has the writer of its own values, by their type.
    const writers = Object.entries(sectionWriters(sources, this.#pending, filter)) as NamedWriter[];
    this.#writers = quotes ? writers.filter(([name]) => name !== 'quotes') : writers;
    this.#pacer = new FramePacer(environment, () => this.#send());
    // The only thing that the page sends on this port is a credit.
    port.onmessage = () => this.#pacer.returnCredit();
    port.start();
  }

  /** Frames may go; the first holds everything so far. */
  begin(): void {
    this.#begun = true;
    this.#pacer.request();
  }

  /** A slice of the page's state, in place of what the next frame held of it. */
  set<K extends keyof StateSlices>(slice: K, value: StateSlices[K]): void {
    this.#pending.set(slice, value);
    this.#pacer.request();
  }

  /** Adds a notice; each is sent once. */
  notify(notice: Notice): void {
    this.#pending.notify(notice);
    this.#pacer.request();
  }

  /** Prices that are on screen moved: they go as soon as may be, and the derived values with them if 100 ms have passed. */
  pricesMoved(): void {
    (this.#quotes ?? this.#pacer).request();
    this.#pricesAt = this.#environment.now();
    if (timeLeft(DERIVED_EVERY_MS, this.#derivedAt, this.#pricesAt) === 0) this.derivedValuesChanged();
    else this.derivedValuesMoved();
  }

  /** Prices moved derived values: they go when 100 ms have passed since they last went, or with the next price on screen. */
  derivedValuesMoved(): void {
    if (this.#derivedDue) return;
    const now = this.#environment.now();
    const pace = isWithin(DERIVED_EVERY_MS, this.#pricesAt, now) ? DERIVED_WITH_PRICES_MS : DERIVED_EVERY_MS;
    const wait = timeLeft(pace, this.#derivedAt, now);
    if (wait === 0) return this.derivedValuesChanged();
    this.#derivedMoved = true;
    if (this.#derivedScheduled) return;
    this.#derivedScheduled = true;
    this.#environment.timers.after(wait, () => {
      this.#derivedScheduled = false;
      if (this.#derivedMoved) this.derivedValuesMoved();
    });
  }

  /** Derived values changed by more than a price: they go with the next frame. */
  derivedValuesChanged(): void {
    this.#derivedDue = true;
    this.#pacer.request();
  }

  #send(): Sent {
    if (!this.#begun) return 'nothing';
    // No frame is ahead of the prices that it rests on.
    this.#quotes?.publish();
    const isDerivedDue = this.#takeDerivedDue();
    const frame: Partial<Record<keyof FrameSections, unknown>> = {};
    const buffers: ArrayBufferLike[] = [];
    for (const [name, { pace, take, buffers: buffersOf }] of this.#writers) {
      const value = isDerivedDue || pace === 'every' ? take() : undefined;
      if (value === undefined) continue;
      frame[name] = value;
      if (buffersOf) buffers.push(...buffersOf(value));
    }
    if (Object.keys(frame).length === 0) return 'nothing';
    this.#port.postMessage(frame, buffers as ArrayBuffer[]);
    return 'frame';
  }

  #takeDerivedDue(): boolean {
    if (!this.#derivedDue) return false;
    this.#derivedAt = this.#environment.now();
    this.#derivedDue = false;
    this.#derivedMoved = false;
    return true;
  }
}
