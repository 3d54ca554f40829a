import type { Interest } from '../../src/contract/worker/trading-api.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import type { OrderId } from '../../src/domain/order.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { ChartService } from '../market/chart-service.ts';
import type { QuoteBook } from '../market/quote-book.ts';
import type { OrderTicket } from '../orders/order-ticket.ts';

/** Rows of the trade list that a first screen shows. */
const FIRST_ROWS = 16;

/** Whose values are sent to the page: prices of the rows on screen, of the ticket and the chart, and profits of the positions on screen. */
export class VisibleInstruments {
  readonly #ticket: OrderTicket;
  readonly #charts: ChartService;
  readonly #book: QuoteBook;
  readonly #events: ClientEmitter;
  #interest: Interest = { instruments: [], positions: [] };
  /** What a page that has told nothing yet is about to show. Undefined once it has told, or has been sent these. */
  #guess: readonly InstrumentId[] | undefined = [];
  #positions: ReadonlySet<OrderId> = new Set();

  constructor(ticket: OrderTicket, charts: ChartService, book: QuoteBook, events: ClientEmitter) {
    this.#ticket = ticket;
    this.#charts = charts;
    this.#book = book;
    this.#events = events;
    events.on('ticketChanged', () => this.#told());
    events.on('chartSelected', () => this.#told());
    events.on('catalogueChanged', ({ instruments }) => this.#foresee(instruments));
  }

  get instruments(): ReadonlySet<InstrumentId> {
    return this.#book.watched;
  }

  get positions(): ReadonlySet<OrderId> {
    return this.#positions;
  }

  /** What the page has on screen, besides ticket and chart. */
  setInterest(interest: Interest): void {
    this.#interest = interest;
    this.#told();
  }

  /** The changed prices of these instruments, for a frame; undefined if there are none. */
  takeQuotes(): Float64Array | undefined {
    const rows = this.#book.take();
    if (rows && this.#guess) this.#told();
    return rows;
  }

  /** The first prices go with the trade list itself: the page need not draw its rows and ask for them. */
  #foresee(list: readonly Instrument[]): void {
    if (!this.#guess) return;
    this.#guess = list.slice(0, FIRST_ROWS).map(({ id }) => id);
    this.#update();
  }

  #told(): void {
    this.#guess = undefined;
    this.#update();
  }

  #update(): void {
    const before = this.#positions;
    this.#positions = new Set(this.#interest.positions);
    const instruments = this.#book.watch(new Set(this.#wanted()));
    const positions = [...this.#positions].filter((id) => !before.has(id));
    if (instruments.length + positions.length > 0) this.#events.emit('valuesAppeared', { instruments, positions });
  }

  #wanted(): InstrumentId[] {
    const single = [this.#ticket.instrumentId, this.#charts.instrumentId].filter((id) => id !== undefined);
    return [...this.#interest.instruments, ...(this.#guess ?? []), ...single];
  }
}
