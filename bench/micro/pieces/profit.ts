import { decimal, fromScaled, toFixedText } from '../../../src/domain/decimal.ts';
import type { Order } from '../../../src/domain/order.ts';
import { ZERO } from '../../../src/domain/decimal.ts';
import { AccountValuation } from '../../../workers/account/account-valuation.ts';
import { openOf, priceOf, PRICE_SCALE } from '../../feed/price-code.ts';
import type { Piece } from '../piece.ts';
import { idsUpTo, instrumentsUpTo } from './quotes.ts';

const MOST_INSTRUMENTS = 100;
const DIGITS = 6;
const LOTS = decimal('0.10');
/** 0.10 lots of 100,000 at five digits of price: units of the sixth digit of money in one point. */
const MICROS_PER_POINT = 100_000n;

/** Every price has moved: the profit of each position, and of all. */
export const PROFIT: Piece = {
  name: 'profit of positions',
  prepare: (size) => {
    const count = Math.min(size, MOST_INSTRUMENTS);
    const instruments = instrumentsUpTo(count);
    const book = new AccountValuation({
      instrument: (id) => instruments.get(id),
      quote: (id) => ({ lastPrice: priceOf(id, id), isMarketOpen: true, stale: false, receivedAt: 0 }),
    });
    const orders = idsUpTo(size).map((id) => orderOf(id, 1 + (id % count)));
    book.setPositions(orders);
    book.setBalance(ZERO);
    return { ours: () => ours(book, idsUpTo(count)), plain: () => plain(orders) };
  },
};

function orderOf(id: number, instrumentId: number): Order {
  const openPrice = fromScaled(openOf(instrumentId), PRICE_SCALE);
  return {
    id,
    instrumentId,
    code: '',
    displayCode: '',
    side: id % 2 === 0 ? 'buy' : 'sell',
    status: 'open',
    lots: LOTS,
    leverage: 100,
    requestedPrice: openPrice,
    openPrice,
    lastPrice: openPrice,
    profit: undefined,
    margin: ZERO,
    fee: ZERO,
    stopLoss: undefined,
    takeProfit: undefined,
    createdAt: '',
    closeReason: undefined,
  };
}

function ours(book: AccountValuation, moved: readonly number[]): string | undefined {
  for (const id of moved) book.priceMoved(id);
  const profit = book.summary()?.unrealizedPnl;
  return profit && toFixedText(profit, DIGITS);
}

function plain(orders: readonly Order[]): string {
  const points = orders.map(({ instrumentId, side }) => {
    const move = BigInt(priceOf(instrumentId, instrumentId)) - BigInt(openOf(instrumentId));
    return side === 'buy' ? move : -move;
  });
  const micros = points.reduce((sum, move) => sum + move * MICROS_PER_POINT, 0n);
  const digits = String(micros < 0n ? -micros : micros).padStart(DIGITS + 1, '0');
  return `${micros < 0n ? '-' : ''}${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}
