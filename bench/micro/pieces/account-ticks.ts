import { decimal, fromScaled, toText } from '../../../src/domain/decimal.ts';
import { buildCatalogue } from '../../../server/catalogue/catalogue.ts';
import { AccountQueue } from '../../../server/engine/account-queue.ts';
import { AccountTriggers } from '../../../server/engine/account-triggers.ts';
import type { EngineContext } from '../../../server/engine/engine-context.ts';
import type { AccountStore } from '../../../server/engine/account-store.ts';
import type { StoredAccount } from '../../../server/engine/model/stored-account.ts';
import { openPosition, placeOrder } from '../../../server/engine/order-steps.ts';
import type { Piece } from '../piece.ts';

const INSTRUMENTS = 10;
const POSITIONS = 4;
/** Far from every stop and from the stop-out. */
const TICKS = 10;
const catalogue = buildCatalogue(INSTRUMENTS, 'perLot');

/** Prices of all instruments move a little, near nobody's stops: what a tick costs, by the number of accounts that have positions. */
export const ACCOUNT_TICKS: Piece = {
  name: `${TICKS} ticks, accounts with ${POSITIONS} positions`,
  prepare: (size) => {
    const prices = catalogue.listings.map(({ traits, priceScale }) =>
      Number(decimalUnits(traits.startPrice, priceScale)),
    );
    const context = contextOf(prices);
    const queues = Array.from(
      { length: size },
      (_, at) => new AccountQueue(accountOf(at + 1, context), optionsOf(context)),
    );
    const triggers = new AccountTriggers();
    for (const queue of queues) triggers.watch(queue);
    const run = (tick: (index: number) => void): string => {
      for (let number = 0; number < TICKS; number++) {
        const index = number % INSTRUMENTS;
        prices[index] = (prices[index] ?? 0) + (number < TICKS / 2 ? 1 : -1);
        tick(index);
      }
      return queues.map(({ account }) => `${toText(account.cash)} ${account.sequence}`).at(-1) ?? '';
    };
    return {
      ours: () =>
        run((index) => {
          for (const queue of triggers.concerned(index, prices[index] ?? 0, 'live'))
            if (queue.onPrice(index)) triggers.watch(queue);
        }),
      plain: () =>
        run((index) => {
          for (const queue of queues) queue.onPrice(index);
        }),
    };
  },
};

function decimalUnits(text: string, scale: number): bigint {
  const value = decimal(text);
  return value.coefficient * 10n ** BigInt(scale - value.scale);
}

function contextOf(prices: readonly number[]): EngineContext {
  return {
    catalogue,
    feeType: 'perLot',
    stopOutLevel: decimal('50'),
    price: (index) => fromScaled(prices[index] ?? 0, catalogue.at(index).priceScale),
    isPriceLive: () => true,
    isMarketOpen: () => true,
    now: () => 1,
    nextOrderId: () => 1,
  };
}

/** A demo account with small positions in a few instruments. */
function accountOf(id: number, context: EngineContext): StoredAccount {
  const positions = Array.from({ length: POSITIONS }, (_, number) => {
    const index = (id + number) % INSTRUMENTS;
    const listing = catalogue.at(index);
    const terms = { listing, feeType: context.feeType };
    const price = context.price(index);
    const request = {
      clientId: undefined,
      index,
      side: id % 2 === 0 ? ('buy' as const) : ('sell' as const),
      kind: 'market' as const,
      lots: listing.minLots,
      leverage: Math.max(1, ...listing.leverages),
      targetPrice: undefined,
      stopLoss: undefined,
      takeProfit: undefined,
    };
    const order = placeOrder(request, { ...terms, id: id * POSITIONS + number, accountId: id, price, time: 0 });
    return openPosition({ ...order, state: 'filled' }, terms, price, 0).position;
  });
  return { id, kind: 'demo', cash: decimal('100000.000000'), sequence: 0, orders: [], positions, withdrawals: [] };
}

function optionsOf(context: EngineContext): ConstructorParameters<typeof AccountQueue>[1] {
  const fail = (): never => {
    throw new Error('Nothing is booked where no price comes near');
  };
  const store = new Proxy({}, { get: () => fail }) as AccountStore;
  return { store, context, onHappened: fail, onBooked: fail, onFailed: fail, onRecovered: fail, onError: fail };
}
