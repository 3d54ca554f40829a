import type { Interest } from '../../src/contract/worker/trading-api.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { OrderId } from '../../src/domain/order.ts';

export interface WatchSources {
  readonly ticketInstrument: () => InstrumentId | undefined;
  readonly chartInstrument: () => InstrumentId | undefined;
  /** These have come into view: their values go again. */
  readonly onAppear: (instruments: readonly InstrumentId[], positions: readonly OrderId[]) => void;
}

/** Whose values cross to the page: prices of rows on screen, ticket and chart, and profits of positions on screen. */
export class WatchList {
  readonly #sources: WatchSources;
  #interest: Interest = { instruments: [], positions: [] };
  #instruments: ReadonlySet<InstrumentId> = new Set();
  #positions: ReadonlySet<OrderId> = new Set();

  constructor(sources: WatchSources) {
    this.#sources = sources;
  }

  get instruments(): ReadonlySet<InstrumentId> {
    return this.#instruments;
  }

  get positions(): ReadonlySet<OrderId> {
    return this.#positions;
  }

  setInterest(interest: Interest): void {
    this.#interest = interest;
    this.update();
  }

  /** Looks again at ticket and chart. */
  update(): void {
    const before = { instruments: this.#instruments, positions: this.#positions };
    this.#positions = new Set(this.#interest.positions);
    this.#instruments = new Set(this.#wanted());
    const instruments = [...this.#instruments].filter((id) => !before.instruments.has(id));
    const positions = [...this.#positions].filter((id) => !before.positions.has(id));
    if (instruments.length + positions.length > 0) this.#sources.onAppear(instruments, positions);
  }

  *#wanted(): Iterable<InstrumentId> {
    yield* this.#interest.instruments;
    const single = [this.#sources.ticketInstrument(), this.#sources.chartInstrument()];
    yield* single.filter((id) => id !== undefined);
  }
}
