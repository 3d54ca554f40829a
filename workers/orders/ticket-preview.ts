import type { ConnectionState } from '../../src/contract/worker/state.ts';
import type { TicketFaults, TicketInput, TicketPreview, TradeBlock } from '../../src/contract/worker/ticket.ts';
import { accountSummary, type AccountSummary } from '../../src/domain/account.ts';
import { add, compare, fromScaled, subtract, type Decimal } from '../../src/domain/decimal.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import { feeOf, marginOf, type FeeType } from '../../src/domain/margin.ts';
import type { Side } from '../../src/domain/order.ts';
import { stopFault } from '../../src/domain/order-rules.ts';
import type { Quote } from '../market/quote-book.ts';
import { readTicket, type TicketFields } from './ticket-fields.ts';

/** Everything a ticket's cost depends on. */
export interface TicketContext {
  readonly instrument: Instrument | undefined;
  readonly quote: Quote | undefined;
  /** Undefined until the backend's settings are known. */
  readonly feeType: FeeType | undefined;
  /** Null while there is no account, or it cannot be valued. */
  readonly account: AccountSummary | null;
  readonly phase: ConnectionState['phase'];
}

interface Cost {
  readonly margin: Decimal | undefined;
  readonly fee: Decimal | undefined;
}

const UNKNOWN_COST: Cost = { margin: undefined, fee: undefined };

/** What the ticket would cost at the latest price, or a pending order at its target price, and every fault of it. */
export function previewTicket(ticket: TicketInput, context: TicketContext): TicketPreview {
  const { instrument, account } = context;
  const block = tradeBlock(context);
  const freeMargin = account?.freeMargin;
  if (!instrument) {
    const empty = { ...UNKNOWN_COST, marginLevelAfter: undefined, faults: {}, sideFaults: { buy: {}, sell: {} } };
    return { instrumentId: ticket.instrumentId, freeMargin, block, ...empty };
  }
  const fields = readTicket(ticket, instrument);
  const entry = ticket.kind === 'pending' ? fields.targetPrice : priceOf(context.quote, instrument);
  const cost = costOf(fields, entry, instrument, context.feeType);
  const sideFaults = (side: Side): TicketFaults => ({
    ...stopFaults(side, entry, fields),
    ...fundsFault(cost, freeMargin),
  });
  return {
    instrumentId: ticket.instrumentId,
    ...cost,
    freeMargin,
    marginLevelAfter: levelAfter(account, cost),
    block,
    faults: fields.faults,
    sideFaults: { buy: sideFaults('buy'), sell: sideFaults('sell') },
  };
}

/** Why nothing can be traded whatever the ticket holds, the most serious reason first; undefined when trading is possible. */
export function tradeBlock({ phase, instrument, quote }: TicketContext): TradeBlock | undefined {
  if (phase !== 'open') return 'offline';
  if (!instrument || !quote || Number.isNaN(quote.lastPrice)) return 'noPrice';
  if (!quote.isMarketOpen) return 'marketClosed';
  return quote.stale ? 'stalePrice' : undefined;
}

function priceOf(quote: Quote | undefined, instrument: Instrument): Decimal | undefined {
  return quote && !Number.isNaN(quote.lastPrice) ? fromScaled(quote.lastPrice, instrument.priceScale) : undefined;
}

function costOf(
  { lots, leverage }: TicketFields,
  price: Decimal | undefined,
  instrument: Instrument,
  feeType: FeeType | undefined,
): Cost {
  if (!lots || !price || leverage === undefined) return UNKNOWN_COST;
  const size = { lots, price, leverage };
  return { margin: marginOf(instrument, size), fee: feeType && feeOf(instrument, feeType, size) };
}

function stopFaults(side: Side, entry: Decimal | undefined, { stopLoss, takeProfit }: TicketFields): TicketFaults {
  if (!entry) return {};
  return {
    ...(stopFault(side, entry, stopLoss, undefined) ? { stopLoss: 'wrongSide' } : {}),
    ...(stopFault(side, entry, undefined, takeProfit) ? { takeProfit: 'wrongSide' } : {}),
  };
}

function fundsFault({ margin, fee }: Cost, freeMargin: Decimal | undefined): TicketFaults {
  if (!margin || !fee || !freeMargin) return {};
  return compare(add(margin, fee), freeMargin) > 0 ? { lots: 'insufficientFunds' } : {};
}

/** The fee leaves the balance at once, the margin is held. */
function levelAfter(account: AccountSummary | null, { margin, fee }: Cost): Decimal | undefined {
  if (!account || !margin || !fee) return undefined;
  const balance = subtract(account.balance, fee);
  return accountSummary(balance, add(account.usedMargin, margin), account.unrealizedPnl).marginLevel;
}
