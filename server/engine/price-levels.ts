import { add, decimal, divide, multiply, subtract, toScaled, type Decimal } from '../../src/domain/decimal.ts';
import { direction } from '../../src/domain/order.ts';
import type { Listing } from '../catalogue/listing.ts';
import { isPosition, type OpenTrade, type OpenTrades } from './open-trades.ts';

/** Prices of one instrument at which an account must be looked at: at `below` or lower, at `above` or higher. Whole numbers at the instrument's price scale. */
export interface PriceLevels {
  readonly below: number;
  readonly above: number;
}

/** Whatever the next price is. */
export const EVERY_PRICE: PriceLevels = { below: Infinity, above: -Infinity };
const NO_PRICE: PriceLevels = { below: -Infinity, above: Infinity };

const PERCENT = decimal('100');
/** What rounding of money, at 6 digits, can hide of one position's change of profit. */
const ROUNDING = 2e-6;
/** Far above what is lost by reckoning in floating point. */
const CAUTION = 1e-9;

/** What a stop-out depends on. */
interface MarginState {
  /** The account's money at 6 digits. */
  readonly cash: Decimal;
  /** Percent of used margin. */
  readonly stopOutLevel: Decimal;
  /** The current one, at the instrument's price scale. */
  readonly price: (index: number) => Decimal;
}

/** By instrument: between its levels nothing of the account's stops, targets and margin can come about. */
export function priceLevels(trades: OpenTrades, state: MarginState): ReadonlyMap<number, PriceLevels> {
  const change = safeChange(trades, state);
  const levels = new Map<number, PriceLevels>();
  for (const index of trades.instruments()) {
    const here = trades.at(index);
    const safe = change === undefined ? NO_PRICE : safeLevels(here, state.price(index), change);
    levels.set(index, here.map(tradeLevels).reduce(nearest, safe));
  }
  return levels;
}

/** The stops of a position, the target of an order. */
function tradeLevels(trade: OpenTrade): PriceLevels {
  const { priceScale } = trade.listing;
  const at = (price: Decimal | undefined, otherwise: number): number =>
    price ? Number(toScaled(price, priceScale)) : otherwise;
  if (isPosition(trade)) {
    const { order, stopLoss, takeProfit } = trade.position;
    const [lower, upper] = order.side === 'buy' ? [stopLoss, takeProfit] : [takeProfit, stopLoss];
    return { below: at(lower, -Infinity), above: at(upper, Infinity) };
  }
  const { reachedFrom, requestedPrice } = trade.order;
  const target = at(requestedPrice, NaN);
  return reachedFrom === 'below' ? { ...NO_PRICE, above: target } : { ...NO_PRICE, below: target };
}

function nearest(a: PriceLevels, b: PriceLevels): PriceLevels {
  return { below: Math.max(a.below, b.below), above: Math.min(a.above, b.above) };
}

/**
 * The part of its price by which every instrument may move against the account, all at once, without its coming to the
 * stop-out level; undefined without positions. Only decides when to look, so floating point will do, on the safe side.
 *
 * An account is stopped out at equity ≤ used margin × stop-out level ÷ 100 (`isStoppedOut`). When each price p
 * moves by at most c × p, equity falls by at most c × Σ |exposure| × p over its instruments; so
 * c = (equity − used margin × level ÷ 100) ÷ Σ |exposure| × p.
 */
function safeChange(trades: OpenTrades, { cash, stopOutLevel, price }: MarginState): number | undefined {
  const positions = trades.positions();
  if (positions.length === 0) return undefined;
  const equity = add(cash, trades.unrealized);
  const least = divide(
    multiply(trades.usedMargin, stopOutLevel),
    PERCENT,
    trades.usedMargin.scale + stopOutLevel.scale,
  );
  const room = toNumber(subtract(equity, least)) * (1 - CAUTION) - positions.length * ROUNDING;
  let exposed = 0;
  for (const index of trades.instruments()) exposed += Math.abs(exposure(trades.at(index)) * toNumber(price(index)));
  return exposed === 0 ? Infinity : Math.max(0, room / exposed);
}

function safeLevels(here: readonly OpenTrade[], price: Decimal, change: number): PriceLevels {
  // It may be at the stop-out level already, by a price that executed nothing: the next tick of any instrument decides.
  if (change === 0) return EVERY_PRICE;
  const net = exposure(here);
  const [first] = here;
  if (net === 0 || !first || change === Infinity) return NO_PRICE;
  const scaled = Number(toScaled(price, first.listing.priceScale));
  if (net > 0) return { ...NO_PRICE, below: Math.ceil(scaled - Math.abs(scaled) * change) };
  return { ...NO_PRICE, above: Math.floor(scaled + Math.abs(scaled) * change) };
}

/** What a rise of the price by 1 brings: Σ ±lots × contract size × account rate, of positions; the account's money. */
function exposure(here: readonly OpenTrade[]): number {
  let net = 0;
  for (const trade of here) {
    if (isPosition(trade)) net += direction(trade.position.order.side) * sizeOf(trade.listing, trade.position.lots);
  }
  return net;
}

function sizeOf({ contractSize, accountRate }: Listing, lots: Decimal): number {
  return toNumber(multiply(lots, multiply(contractSize, accountRate)));
}

function toNumber({ coefficient, scale }: Decimal): number {
  return Number(coefficient) / 10 ** scale;
}
