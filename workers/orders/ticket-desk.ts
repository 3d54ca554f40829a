import type { FailureKind } from '../../src/contract/worker/failure.ts';
import type { ConnectionState } from '../../src/contract/worker/state.ts';
import type { OrderRequest, TicketInput, TicketPreview } from '../../src/contract/worker/ticket.ts';
import type { AccountFigures } from '../../src/domain/account.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { FeeType } from '../../src/domain/margin.ts';
import type { MarketView } from '../account/account-book.ts';
import { refusalOf } from './order-refusal.ts';
import { previewTicket, type TicketContext } from './ticket-preview.ts';

export interface TicketSources extends MarketView {
  readonly feeType: () => FeeType | undefined;
  readonly figures: () => AccountFigures | null;
  readonly phase: () => ConnectionState['phase'];
}

/** The ticket that is open on the page, and what it would cost now. */
export class TicketDesk {
  readonly #sources: TicketSources;
  #ticket: TicketInput | null = null;

  constructor(sources: TicketSources) {
    this.#sources = sources;
  }

  get instrumentId(): InstrumentId | undefined {
    return this.#ticket?.instrumentId;
  }

  set(ticket: TicketInput | null): void {
    this.#ticket = ticket;
  }

  preview(): TicketPreview | null {
    return this.#ticket && previewTicket(this.#ticket, this.#contextOf(this.#ticket.instrumentId));
  }

  /** Why a request must not be sent, if there is a reason. */
  refusal(request: OrderRequest): FailureKind | undefined {
    return refusalOf(request, this.#contextOf(request.instrumentId));
  }

  #contextOf(id: InstrumentId): TicketContext {
    const { instrument, quote, feeType, figures, phase } = this.#sources;
    return { instrument: instrument(id), quote: quote(id), feeType: feeType(), figures: figures(), phase: phase() };
  }
}
