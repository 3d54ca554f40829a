/** Open positions of the demo account, as `my_deal` has them. */
import { WIRE_STATUS, type WireOrder } from '../../src/contract/wire/order.ts';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import { formatScaled } from '../../src/domain/price-scale.ts';
import { openOf, PRICE_SCALE } from './price-code.ts';
import { codeOf } from './universe.ts';

export const BALANCE = '10000000.00';

function position(Id: number, symbols: number): WireOrder {
  const instrument = 1 + (Id % symbols);
  const price = formatScaled(openOf(instrument), PRICE_SCALE);
  return {
    Id,
    ForexTradeLists: { Id: instrument, Code: codeOf(instrument), ShowCode: codeOf(instrument) },
    OrderType: 1 + (Id % 2),
    Quantity: '0.10',
    OriginPrice: price,
    Price: price,
    UpdatePrice: price,
    FactProfits: '0',
    CautionMoney: '100.00',
    TradeFee: '0.30',
    TargetLossPrice: '0',
    TargetProfitPrice: '0',
    CreateTimeHandler: '2026-11-21T00:00:00Z',
    multiple: 100,
    status: WIRE_STATUS.open,
  };
}

/** A page of `my_deal`; there are none but open positions. */
export function positionPage(count: number, symbols: number, query: { status: number; page: number }) {
  const total = query.status === WIRE_STATUS.open ? count : 0;
  const all = Array.from({ length: total }, (_, index) => position(total - index, symbols));
  return {
    data: all.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE),
    total,
    all_fact_profits: '0',
    balance: BALANCE,
  };
}
