import type { Decimal } from '../../domain/decimal.ts';
import type { InstrumentId } from '../../domain/instrument.ts';
import type { Order, OrderKind, Side } from '../../domain/order.ts';

/** The order form as it stands. Numbers are canonical dot-decimal text, empty where nothing was typed. */
export interface TicketInput {
  readonly instrumentId: InstrumentId;
  readonly kind: OrderKind;
  readonly lots: string;
  /** 0 where none is chosen; ignored in fixed margin mode. */
  readonly leverage: number;
  /** Only for a pending order. */
  readonly targetPrice: string;
  /** Undefined while its box is not ticked. */
  readonly stopLoss: string | undefined;
  readonly takeProfit: string | undefined;
}

/** Why nothing can be traded right now, whatever the ticket holds. `notAnswering` is set by the page: the worker is silent or dead. */
export type TradeBlock = 'noPrice' | 'marketClosed' | 'stalePrice' | 'offline' | 'notAnswering';

/** The fields that can be faulty. */
export type TicketField = 'lots' | 'leverage' | 'targetPrice' | 'stopLoss' | 'takeProfit';
/** What is wrong with a field. */
export type TicketFault =
  | 'required'
  | 'notANumber'
  | 'tooManyDigits'
  | 'negative'
  | 'belowMinimum'
  | 'offStep'
  | 'tooLarge'
  | 'noLeverageConfigured'
  | 'wrongSide'
  | 'insufficientFunds';

/** The fault of each field that has one. */
export type TicketFaults = Partial<Readonly<Record<TicketField, TicketFault>>>;

/** What the ticket would cost, in the account's currency; amounts that cannot be known yet are undefined. */
export interface TicketPreview {
  readonly instrumentId: InstrumentId;
  readonly margin: Decimal | undefined;
  readonly fee: Decimal | undefined;
  /** Free margin now. */
  readonly freeMargin: Decimal | undefined;
  /** Margin level in percent after the order would be filled. */
  readonly marginLevelAfter: Decimal | undefined;
  readonly block: TradeBlock | undefined;
  /** Faults of every field but the side of stops. */
  readonly faults: TicketFaults;
  /** Faults that depend on the side, and funds that do not cover (field `lots`). */
  readonly sideFaults: Readonly<Record<Side, TicketFaults>>;
}

/** What the trader confirmed. */
export interface OrderRequest extends TicketInput {
  /** A UUID, made when the user is asked to confirm; the same id never makes a second order. */
  readonly clientId: string;
  readonly side: Side;
}

/** What became of a submitted order. */
export type SubmitOutcome =
  | { readonly state: 'placed'; readonly order: Order; readonly message: string }
  /** Sent, but not answered: the journal keeps it, and it is reconciled when the server can be asked. */
  | { readonly state: 'unknown'; readonly clientId: string };

/** The answer of an order call that succeeded. */
export interface OrderDone {
  readonly order: Order;
  /** The server's text for the toast. */
  readonly message: string;
}

/** An order that was sent and whose outcome is not known yet. */
export interface UnconfirmedOrder {
  readonly request: OrderRequest;
  /** Ms since 1970. */
  readonly sentAt: number;
}
