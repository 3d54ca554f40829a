import { WIRE_SIDE, WIRE_STATUS, type WireOrder } from '../../src/contract/wire/order.ts';
import { fromScaled, toFixedText, toShortText, type Decimal } from '../../src/domain/decimal.ts';
import { formatScaled } from '../../src/domain/price-scale.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BookOrder } from '../engine/book-order.ts';
import { profitAt } from '../engine/order-steps.ts';
import type { Market } from '../market/market.ts';

const NONE = '0';

/** An order on the wire: at the current price while it is open. Prices have the instrument's digits, "0" stands for none. */
export function orderRow(order: BookOrder, catalogue: Catalogue, market: Market): WireOrder {
  const index = catalogue.indexOfCode(order.code);
  const listing = index === undefined ? undefined : catalogue.at(index);
  const price = (value: Decimal | undefined): string => {
    if (!value) return NONE;
    return listing ? toFixedText(value, listing.priceScale) : toShortText(value);
  };
  return {
    Id: order.id,
    ForexTradeLists: { Id: listing?.id ?? 0, Code: order.code, ShowCode: listing?.displayCode ?? order.code },
    OrderType: WIRE_SIDE[order.side],
    Quantity: toShortText(order.lots),
    OriginPrice: price(order.askedPrice),
    Price: price(order.openPrice),
    UpdatePrice:
      order.closePrice || index === undefined ? price(order.closePrice) : currentText(index, catalogue, market),
    FactProfits: toFixedText(currentProfit(order, catalogue, market), MONEY_SCALE),
    CautionMoney: toFixedText(order.margin, MONEY_SCALE),
    TradeFee: toFixedText(order.fee, MONEY_SCALE),
    TargetLossPrice: price(order.stopLoss),
    TargetProfitPrice: price(order.takeProfit),
    CreateTimeHandler: new Date(order.createdAt).toISOString(),
    multiple: order.leverage,
    status: WIRE_STATUS[order.status],
    ...(order.closeReason ? { close_reason: order.closeReason } : {}),
  };
}

/** The profit booked of a closed order; that at the current price of a position; 0 of a pending order. */
export function currentProfit(order: BookOrder, catalogue: Catalogue, market: Market): Decimal {
  const index = catalogue.indexOfCode(order.code);
  if (order.status !== 'holding' || index === undefined) return order.profit;
  const listing = catalogue.at(index);
  return profitAt(order, listing, fromScaled(market.close(index), listing.priceScale));
}

function currentText(index: number, catalogue: Catalogue, market: Market): string {
  return formatScaled(market.close(index), catalogue.at(index).priceScale);
}
