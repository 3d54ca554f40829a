import type { EpochMs } from '../../src/domain/candle.ts';
import type { ChartUpdate } from '../../src/contract/worker/chart.ts';
import { columnBuffers } from '../../src/contract/worker/chart.ts';
import type { Frame, FramePort, LiveFigures, PositionPnl } from '../../src/contract/worker/frame.ts';
import type { Notice, StateSlices } from '../../src/contract/worker/state.ts';
import type { TicketPreview } from '../../src/contract/worker/ticket.ts';
import type { Environment } from '../environment.ts';
import { ChangeFilter } from '../change-filter.ts';
import type { FirstNews } from './first-news.ts';
import { FramePacer } from './frame-pacer.ts';

/** Prices move figures and chart this often at most: eyes read no faster, and a chart costs a cheap phone dearly. */
const FIGURES_EVERY_MS = 100;

/** Where a frame's parts come from. The `take` ones give each change once. */
export interface FrameSources {
  readonly takeQuotes: () => Float64Array | undefined;
  readonly takePositions: () => readonly PositionPnl[];
  readonly takeChart: () => ChartUpdate | undefined;
  readonly account: () => LiveFigures | null;
  readonly ticket: () => TicketPreview | null;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Gathers what changed into frames and sends them as the pacer allows. */
export class FramePublisher {
  readonly #environment: Environment;
  readonly #port: FramePort;
  readonly #sources: FrameSources;
  readonly #pacer: FramePacer;
  readonly #news: FirstNews | undefined;
  readonly #account: ChangeFilter<LiveFigures | null | undefined>;
  readonly #ticket = new ChangeFilter<TicketPreview | null>(null);
  #state: Writable<Partial<StateSlices>> = {};
  #notices: Notice[] = [];
  #begun = false;
  #figuresDue = false;
  #figuresAt: EpochMs = Number.NEGATIVE_INFINITY;
  #figuresScheduled = false;

  /** @param news for a worker that takes the place of one that died */
  constructor(environment: Environment, port: FramePort, sources: FrameSources, news?: FirstNews) {
    this.#environment = environment;
    this.#port = port;
    this.#sources = sources;
    this.#news = news;
    // A page that lived on has figures; one that starts has none.
    this.#account = new ChangeFilter<LiveFigures | null | undefined>(news ? undefined : null);
    this.#pacer = new FramePacer(environment, () => this.#send());
    // The only thing that the page sends on this port is a credit.
    port.onmessage = () => this.#pacer.returnCredit();
    port.start();
  }

  /** Frames may go: the first has all that was said before. */
  begin(): void {
    this.#begun = true;
    this.#pacer.request();
  }

  set<K extends keyof StateSlices>(slice: K, value: StateSlices[K]): void {
    if (this.#news?.isNews(slice, value) === false) return;
    this.#state[slice] = value;
    this.#pacer.request();
  }

  notify(notice: Notice): void {
    this.#notices.push(notice);
    this.#pacer.request();
  }

  /** Prices that are on screen moved: they go with the next frame, and the figures follow. */
  pricesMoved(): void {
    this.#pacer.request();
    this.figuresMoved();
  }

  /** What prices move, figures and chart, goes when 100 ms have passed since it last went. */
  figuresMoved(): void {
    if (this.#figuresDue || this.#figuresScheduled) return;
    const wait = this.#figuresAt + FIGURES_EVERY_MS - this.#environment.now();
    if (wait <= 0) return this.figuresChanged();
    this.#figuresScheduled = true;
    this.#environment.timers.after(wait, () => {
      this.#figuresScheduled = false;
      // They may have gone for another reason meanwhile, and are then not due yet.
      this.figuresMoved();
    });
  }

  /** Figures, ticket or chart changed by more than a price: they go with the next frame. */
  figuresChanged(): void {
    this.#figuresDue = true;
    this.#pacer.request();
  }

  #send(): boolean {
    if (!this.#begun) return false;
    const frame = this.#build();
    if (Object.keys(frame).length === 0) return false;
    this.#port.postMessage(frame, transferables(frame));
    return true;
  }

  #tellsOfAccount(account: LiveFigures | null): boolean {
    return account !== null || this.#news === undefined || this.#news.knowsOrders;
  }

  #build(): Frame {
    const frame: Writable<Frame> = {};
    const quotes = this.#sources.takeQuotes();
    if (quotes) frame.quotes = quotes;
    if (this.#figuresDue) this.#addFigures(frame);
    if (Object.keys(this.#state).length > 0) frame.state = this.#state;
    if (this.#notices.length > 0) frame.notices = this.#notices;
    this.#state = {};
    this.#notices = [];
    return frame;
  }

  #addFigures(frame: Writable<Frame>): void {
    this.#figuresDue = false;
    this.#figuresAt = this.#environment.now();
    const positions = this.#sources.takePositions();
    if (positions.length > 0) frame.positions = positions;
    const account = this.#sources.account();
    if (this.#tellsOfAccount(account) && this.#account.changes(account)) frame.account = account;
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
