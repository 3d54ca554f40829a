import type { FailureKind } from '../../src/contract/worker/failure.ts';
import type { OrderRequest, TicketInput, TicketPreview } from '../../src/contract/worker/ticket.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { AccountValuation } from '../account/account-valuation.ts';
import type { MarketView } from '../market/market-view.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { BackendInfo } from '../session/backend-info.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import { readTicket } from './ticket-fields.ts';
import { previewTicket, type TicketContext } from './ticket-preview.ts';

/** What a ticket's cost and faults depend on. */
export interface OrderTicketDependencies {
  readonly market: MarketView;
  readonly backend: BackendInfo;
  readonly valuation: AccountValuation;
  readonly connection: LiveConnection;
  readonly events: ClientEmitter;
}

/** The ticket that is open on the page, and what it would cost now. */
export class OrderTicket {
  readonly #dependencies: OrderTicketDependencies;
  #input: TicketInput | null = null;

  constructor(dependencies: OrderTicketDependencies) {
    this.#dependencies = dependencies;
  }

  /** Undefined while no ticket is open. */
  get instrumentId(): InstrumentId | undefined {
    return this.#input?.instrumentId;
  }

  /** The ticket as it now stands; null when it is closed. */
  set(input: TicketInput | null): void {
    this.#input = input;
    this.#dependencies.events.emit('ticketChanged');
  }

  /** Null while no ticket is open. */
  preview(): TicketPreview | null {
    return this.#input && previewTicket(this.#input, this.#contextOf(this.#input.instrumentId));
  }

  /** Why a request must not be sent, if there is a reason. */
  refusal(request: OrderRequest): FailureKind | undefined {
    return refusalOf(request, this.#contextOf(request.instrumentId));
  }

  #contextOf(id: InstrumentId): TicketContext {
    const { market, backend, valuation, connection } = this.#dependencies;
    return {
      instrument: market.instrument(id),
      quote: market.quote(id),
      feeType: backend.settings?.feeType,
      account: valuation.summary(),
      phase: connection.state.phase,
    };
  }
}

/**
 * Why a request must not be sent, by the same rules that the ticket shows; undefined when it may. Funds are left to
 * the server: its numbers decide, and its answer says what is missing.
 */
export function refusalOf(request: OrderRequest, context: TicketContext): FailureKind | undefined {
  const { instrument } = context;
  const { block, sideFaults } = previewTicket(request, context);
  if (block === 'offline') return 'network';
  if (block || !instrument) return 'invalid';
  const { stopLoss, takeProfit } = sideFaults[request.side];
  const faulty = Object.keys(readTicket(request, instrument).faults).length > 0;
  return faulty || stopLoss || takeProfit ? 'invalid' : undefined;
}
