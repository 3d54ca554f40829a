import type { EpochMs } from '../../src/domain/candle.ts';
import type { ChartUpdate } from '../../src/contract/worker/chart.ts';
import { columnBuffers } from '../../src/contract/worker/chart.ts';
import type { Frame, FramePort, LiveAccountSummary, PositionPnl } from '../../src/contract/worker/frame.ts';
import type { Notice, StateSlices } from '../../src/contract/worker/state.ts';
import type { TicketPreview } from '../../src/contract/worker/ticket.ts';
import type { Environment } from '../environment.ts';
import { ChangeFilter } from '../change-filter.ts';
import type { EmptyStateFilter } from './empty-state-filter.ts';
import { FramePacer } from './frame-pacer.ts';

/** Prices change derived values this often at most: eyes read no faster, and drawing a chart is expensive on a cheap phone. */
const DERIVED_EVERY_MS = 100;

/** Where the values of a frame come from. The `take` ones give each change once. */
export interface FrameSources {
  readonly takeQuotes: () => Float64Array | undefined;
  readonly takePositions: () => readonly PositionPnl[];
  readonly takeChart: () => ChartUpdate | undefined;
  readonly account: () => LiveAccountSummary | null;
  readonly ticket: () => TicketPreview | null;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Gathers what changed into frames and sends them as the pacer allows. *Derived values* are what is computed from prices:
 * profits of positions, the account's summary, the ticket's preview, the chart.
 */
export class FramePublisher {
  readonly #environment: Environment;
  readonly #port: FramePort;
  readonly #sources: FrameSources;
  readonly #pacer: FramePacer;
  readonly #filter: EmptyStateFilter | undefined;
  readonly #account: ChangeFilter<LiveAccountSummary | null | undefined>;
  readonly #ticket = new ChangeFilter<TicketPreview | null>(null);
  #state: Writable<Partial<StateSlices>> = {};
  #notices: Notice[] = [];
  #begun = false;
  #derivedDue = false;
  #derivedAt: EpochMs = Number.NEGATIVE_INFINITY;
  #derivedScheduled = false;

  /** @param filter for a worker that takes the place of one that died */
  constructor(environment: Environment, port: FramePort, sources: FrameSources, filter?: EmptyStateFilter) {
    this.#environment = environment;
    this.#port = port;
    this.#sources = sources;
    this.#filter = filter;
    // A page that lived on shows an account summary; one that starts shows none.
    this.#account = new ChangeFilter<LiveAccountSummary | null | undefined>(filter ? undefined : null);
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
    this.#state[slice] = value;
    this.#pacer.request();
  }

  /** Adds a notice; each is sent once. */
  notify(notice: Notice): void {
    this.#notices.push(notice);
    this.#pacer.request();
  }

  /** Prices that are on screen moved: they go with the next frame, and the derived values follow. */
  pricesMoved(): void {
    this.#pacer.request();
    this.derivedValuesMoved();
  }

  /** Prices moved derived values: they go when 100 ms have passed since they last went. */
  derivedValuesMoved(): void {
    if (this.#derivedDue || this.#derivedScheduled) return;
    const wait = this.#derivedAt + DERIVED_EVERY_MS - this.#environment.now();
    if (wait <= 0) return this.derivedValuesChanged();
    this.#derivedScheduled = true;
    this.#environment.timers.after(wait, () => {
      this.#derivedScheduled = false;
      // They may have gone for another reason meanwhile, and are then not due yet.
      this.derivedValuesMoved();
    });
  }

  /** Derived values changed by more than a price: they go with the next frame. */
  derivedValuesChanged(): void {
    this.#derivedDue = true;
    this.#pacer.request();
  }

  #send(): boolean {
    if (!this.#begun) return false;
    const frame = this.#build();
    if (Object.keys(frame).length === 0) return false;
    this.#port.postMessage(frame, transferables(frame));
    return true;
  }

  /** Whether a missing summary means that there is no account, and not merely that it has not been read yet. */
  #isAccountKnown(account: LiveAccountSummary | null): boolean {
    return account !== null || this.#filter === undefined || this.#filter.knowsAccount;
  }

  #build(): Frame {
    const frame: Writable<Frame> = {};
    const state = this.#filter?.filter(this.#state) ?? this.#state;
    const quotes = this.#sources.takeQuotes();
    if (quotes) frame.quotes = quotes;
    if (this.#derivedDue) this.#addDerivedValues(frame);
    if (Object.keys(state).length > 0) frame.state = state;
    if (this.#notices.length > 0) frame.notices = this.#notices;
    this.#state = {};
    this.#notices = [];
    return frame;
  }

  #addDerivedValues(frame: Writable<Frame>): void {
    this.#derivedDue = false;
    this.#derivedAt = this.#environment.now();
    const positions = this.#sources.takePositions();
    if (positions.length > 0) frame.positions = positions;
    const account = this.#sources.account();
    if (this.#isAccountKnown(account) && this.#account.changes(account)) frame.account = account;
    const ticket = this.#sources.ticket();
    if (this.#ticket.changes(ticket)) frame.ticket = ticket;
    const chart = this.#sources.takeChart();
    if (chart) frame.chart = chart;
  }
}

function transferables({ quotes, chart }: Frame): ArrayBuffer[] {
  const buffers = chart?.kind === 'replace' ? columnBuffers(chart.candles) : [];
  if (quotes) buffers.push(quotes.buffer);
  return buffers as ArrayBuffer[];
}
