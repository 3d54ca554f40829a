import type { Interest } from '../../src/contract/worker/trading-api.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { OrderId } from '../../src/domain/order.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { ChartService } from '../market/chart-service.ts';
import type { OrderTicket } from '../orders/order-ticket.ts';

/** Whose values are sent to the page: prices of the rows on screen, of the ticket and the chart, and profits of the positions on screen. */
export class VisibleInstruments {
  readonly #ticket: OrderTicket;
  readonly #charts: ChartService;
  readonly #events: ClientEmitter;
  #interest: Interest = { instruments: [], positions: [] };
  #instruments: ReadonlySet<InstrumentId> = new Set();
  #positions: ReadonlySet<OrderId> = new Set();

  constructor(ticket: OrderTicket, charts: ChartService, events: ClientEmitter) {
    this.#ticket = ticket;
    this.#charts = charts;
    this.#events = events;
    events.on('ticketChanged', () => this.#update());
    events.on('chartSelected', () => this.#update());
  }

  get instruments(): ReadonlySet<InstrumentId> {
    return this.#instruments;
  }

  get positions(): ReadonlySet<OrderId> {
    return this.#positions;
  }

  /** What the page has on screen, besides ticket and chart. */
  setInterest(interest: Interest): void {
    this.#interest = interest;
    this.#update();
  }

  #update(): void {
    const before = { instruments: this.#instruments, positions: this.#positions };
    this.#positions = new Set(this.#interest.positions);
    this.#instruments = new Set(this.#wanted());
    const instruments = [...this.#instruments].filter((id) => !before.instruments.has(id));
    const positions = [...this.#positions].filter((id) => !before.positions.has(id));
    if (instruments.length + positions.length > 0) this.#events.emit('valuesAppeared', { instruments, positions });
  }

  #wanted(): InstrumentId[] {
    const single = [this.#ticket.instrumentId, this.#charts.instrumentId].filter((id) => id !== undefined);
    return [...this.#interest.instruments, ...single];
  }
}
