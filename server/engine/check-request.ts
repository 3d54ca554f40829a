import {
  compare,
  decimal,
  fitsScale,
  isMultipleOf,
  toShortText,
  toText,
  type Decimal,
} from '../../src/domain/decimal.ts';
import type { Side } from '../../src/domain/order.ts';
import { closingLotsFault, stopFault } from '../../src/domain/order-rules.ts';
import type { Listing } from '../catalogue/listing.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { OrderRequest } from './order-request.ts';

/** The most lots of one order: far above what funds allow, and a bound for every number behind it. */
const MAX_LOTS = decimal('100000');

/**
 * What is wrong with a request by the instrument's terms, whatever the funds; undefined if nothing. Refused: `missing` or
 * `leverageNotOffered` or `noLeverage`, `lotsBelowMinimum`, `lotsAboveMaximum` (100,000), `lotsOffStep`, `tooManyDigits`,
 * and what `stopsFault` finds.
 * @param entry the price against which stops are measured, at the instrument's price scale
 */
export function requestFault(listing: Listing, request: OrderRequest, entry: Decimal): Refusal | undefined {
  return (
    leverageFault(listing, request.leverage) ??
    lotsFault(listing, request.lots) ??
    digitsFault(listing, 'target_price', request.targetPrice) ??
    stopsFault(listing, request.side, entry, request.stopLoss, request.takeProfit)
  );
}

/**
 * What is wrong with stops against the entry of their order; undefined if nothing. Refused: `tooManyDigits`, `outOfRange`
 * (below 0), and what the rule of `src/domain/stops.ts` names.
 * @param entry at the instrument's price scale
 */
export function stopsFault(
  listing: Listing,
  side: Side,
  entry: Decimal,
  stopLoss: Decimal | undefined,
  takeProfit: Decimal | undefined,
): Refusal | undefined {
  const digits =
    digitsFault(listing, 'stop_loss_price', stopLoss) ?? digitsFault(listing, 'target_profit_price', takeProfit);
  if (digits) return digits;
  const fault = stopFault(side, entry, stopLoss, takeProfit);
  if (fault === undefined) return undefined;
  if (fault === 'negative') return refusal('outOfRange', { parameter: 'stop_loss_price' });
  return refusal(fault, { entry: toText(entry) });
}

/**
 * What is wrong with closing so many of a position's lots, fewer than all; undefined if nothing. Refused: `lotsAboveOpen`,
 * `lotsBelowMinimum`, `lotsOffStep`, `restBelowMinimum`.
 */
export function partFault(listing: Listing, lots: Decimal, open: Decimal): Refusal | undefined {
  const minimum = toShortText(listing.minLots);
  switch (closingLotsFault(listing, lots, open)) {
    case 'aboveOpen':
      return refusal('lotsAboveOpen', { maximum: toShortText(open) });
    case 'belowMinimum':
      return refusal('lotsBelowMinimum', { minimum });
    case 'offStep':
      return refusal('lotsOffStep', { step: toShortText(listing.lotStep) });
    case 'restBelowMinimum':
      return refusal('restBelowMinimum', { minimum });
    default:
      return undefined;
  }
}

function leverageFault(listing: Listing, leverage: number | undefined): Refusal | undefined {
  if (listing.marginMode === 'fixed') return undefined;
  if (listing.leverages.length === 0) return refusal('noLeverage');
  if (leverage === undefined) return refusal('missing', { parameter: 'multiple' });
  if (listing.leverages.includes(leverage)) return undefined;
  return refusal('leverageNotOffered', { options: listing.leverages.join(', ') });
}

function lotsFault(listing: Listing, lots: Decimal): Refusal | undefined {
  if (compare(lots, listing.minLots) < 0) return refusal('lotsBelowMinimum', { minimum: toShortText(listing.minLots) });
  if (compare(lots, MAX_LOTS) > 0) return refusal('lotsAboveMaximum', { maximum: toShortText(MAX_LOTS) });
  if (!isMultipleOf(lots, listing.lotStep)) return refusal('lotsOffStep', { step: toShortText(listing.lotStep) });
  return undefined;
}

function digitsFault(listing: Listing, parameter: string, price: Decimal | undefined): Refusal | undefined {
  if (!price || fitsScale(price, listing.priceScale)) return undefined;
  return refusal('tooManyDigits', { parameter, digits: String(listing.priceScale) });
}
