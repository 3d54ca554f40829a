import { wireCandleSchema } from '../../../src/contract/wire/candle.ts';
import {
  categorySchema,
  leverageOptionSchema,
  quotationSchema,
  tradeItemSchema,
} from '../../../src/contract/wire/instrument.ts';
import { orderInstrumentSchema, orderPageSchema, orderSchema } from '../../../src/contract/wire/order.ts';
import { quoteSchema } from '../../../src/contract/wire/socket.ts';
import { nameObject } from './object-text.ts';

const PRICE = 'digits after the point: `PricePrecision` of the instrument';

const DAY_PRICES = {
  Open: ['Price at which the day opened.', '1.16520'],
  Close: ['Latest price.', '1.16841'],
  Change: ['(Close − Open) ÷ Open × 100: percent since the day opened.', '0.28'],
} as const;

/** Objects of instruments, prices and orders. */
export const TRADING_OBJECTS = [
  nameObject('TradeItem', tradeItemSchema, {
    Id: ['Number of the instrument; calls name it `forex_id`.', 1],
    Code: ['Code of the instrument; topics name it.', 'EURUSD'],
    ShowCode: ['The code as it is shown.', 'EUR/USD'],
    Name: ['Name in the language of the request.', 'Euro / US dollar'],
    Aliases: ['Other words by which people look for it.', ['fiber']],
    Logo: ['Address of a picture, absolute or from the API’s host; may be empty.', '/logo/EURUSD.webp'],
    CategoryId: ['`Id` of a category.', 1],
    MarketStatus: ['1 open; everything else closed: no orders are taken.', 1],
    OpensAt: ['Of a closed market: when it opens next, ISO 8601, UTC.', '2026-01-05T22:00:00.000Z'],
    PricePrecision: ['Digits of its prices after the point.', 5],
    Pip: ['Lot step: lots are a multiple of it.', '0.01'],
    ForexMinCont: ['The least lots of an order.', '0.01'],
    ForexContNum: ['Contract size: units in one lot.', '100000'],
    ForexFeeRate: ['Fee rate, read as `trade_fee_type` says.', '0.00005'],
    MarginMode: ['1 fixed margin; everything else by leverage.', 2],
    HasForexMultiple: ['The leverages that may be chosen; none where the margin is fixed.'],
    ForexQuotations: ['Prices of the day.'],
    AccountRate: ['Rate from the quote currency to the account’s; left out: 1.', '1'],
  }),
  nameObject('LeverageOption', leverageOptionSchema, { Value: ['A leverage: 100 means 100 to 1.', 100] }),
  nameObject('Quotation', quotationSchema, DAY_PRICES),
  nameObject('Category', categorySchema, {
    Id: ['Number of the category.', 1],
    NameShowTrans: ['Name in the language of the request.', 'Forex'],
  }),
  nameObject('Candle', wireCandleSchema, {
    Time: ['When the candle opened: Unix seconds, UTC.', 1_732_190_400],
    Open: [`First price (${PRICE}).`, '1.16802'],
    High: ['Highest price.', '1.16850'],
    Low: ['Lowest price.', '1.16790'],
    Close: ['Last price.', '1.16841'],
    Volume: ['Number of ticks.', '73'],
  }),
  nameObject('Order', orderSchema, {
    Id: ['Number of the order; the same from pending to history.', 1024],
    ForexTradeLists: ['The instrument.'],
    OrderType: ['1 buy; everything else sell.', 1],
    Quantity: ['Lots.', '0.1'],
    OriginPrice: [`Price that was asked for (${PRICE}).`, '1.16841'],
    Price: ['Price of the fill; "0" until it is filled.', '1.16841'],
    UpdatePrice: ['Price of the close, or the latest price while it is open.', '1.16902'],
    FactProfits: [
      'Profit or loss: booked in history, at the latest price of a position, 0 of a pending order.',
      '6.100000',
    ],
    CautionMoney: ['Margin; of a pending order what it would be at its target.', '116.841000'],
    TradeFee: ['Fee; of a pending order what it would be at its target.', '0.005842'],
    TargetLossPrice: ['Stop loss; "0" means none.', '0'],
    TargetProfitPrice: ['Take profit; "0" means none.', '1.17500'],
    CreateTimeHandler: ['When it was placed, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'],
    multiple: ['Leverage; 1 where the margin is fixed.', 100],
    status: ['0 pending, 1 open, 3 history.', 1],
    close_reason: [
      'In history: `user`, `copy` (the leader closed), `stop_loss`, `take_profit`, `stop_out` or `cancelled`.',
      'user',
    ],
    ParentId: ['In history, of lots that were closed before the rest: the `Id` of their position.', 1019],
    follow_code: ['Of a copied position: the code of its leader.', 'K7QM2XRA'],
  }),
  nameObject('OrderInstrument', orderInstrumentSchema, {
    Id: ['Number of the instrument.', 1],
    Code: ['Code of the instrument.', 'EURUSD'],
    ShowCode: ['The code as it is shown.', 'EUR/USD'],
  }),
  nameObject('OrderPage', orderPageSchema, {
    data: ['The orders of this page.'],
    total: ['How many orders of this status there are on all pages.', 1],
    all_fact_profits: ['Sum of `FactProfits` over all of them.', '6.100000'],
    balance: ['The account’s balance.', '99999.994158'],
  }),
  nameObject('Quote', quoteSchema, {
    Id: ['Number of the instrument.', 1],
    Code: ['Code of the instrument.', 'EURUSD'],
    ...DAY_PRICES,
    MarketStatus: ['In a snapshot, and where it has changed: 1 open, 0 closed.', 1],
  }),
];
