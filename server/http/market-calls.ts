import type { WireCategory } from '../../src/contract/wire/instrument.ts';
import type { CandleInterval } from '../../src/domain/candle-interval.ts';
import { err } from '../../src/lib/result.ts';
import type { CandleService } from '../candles/candle-service.ts';
import { HistoryRefusedError } from '../candles/past-bars.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { categoriesIn } from '../catalogue/categories.ts';
import type { Market } from '../market/market.ts';
import { refusal } from '../refusal.ts';
import { candleText } from '../wire/candle-row.ts';
import { JsonText } from '../wire/json-text.ts';
import { TradeList } from '../wire/trade-list.ts';
import { CANDLES, CATEGORIES, SPARKLINE, TRADE_LIST } from '../wire/calls/market.ts';
import { answer, implement, type Call, type CallContext, type Outcome } from './call.ts';
import type { CostLimit } from './cost-limit.ts';

const KLINE_BARS = 500;
const SPARKLINE_BARS = 60;

interface MarketServices {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly candles: CandleService;
  /** Days of history that are computed for an address. */
  readonly costs: CostLimit;
}

/** Which candles a call wants. */
interface CandleQuery {
  readonly forex_id: number;
  readonly period: CandleInterval;
  readonly end?: number | undefined;
}

/** The calls that need no session: instruments, categories, candles. */
export function marketCalls(services: MarketServices): readonly Call[] {
  const tradeList = new TradeList(services.catalogue, services.market);
  return [
    implement(TRADE_LIST, async ({ searchCurrency }, { language }) =>
      answer(await tradeList.write(searchCurrency, language)),
    ),
    implement(CATEGORIES, (_, { language }) => {
      return answer(categoriesIn(language).map(({ id, name }): WireCategory => ({ Id: id, NameShowTrans: name })));
    }),
    implement(SPARKLINE, (query, context) => candlesOf(services, query, SPARKLINE_BARS, context)),
    implement(CANDLES, (query, context) => candlesOf(services, query, KLINE_BARS, context)),
  ];
}

async function candlesOf(
  { catalogue, candles, costs }: MarketServices,
  { forex_id, period, end }: CandleQuery,
  count: number,
  { address, callerHasLeft }: CallContext,
): Promise<Outcome> {
  const index = catalogue.indexOfId(forex_id);
  if (index === undefined) return err(refusal('unknownInstrument'));
  const caller = { hasLeft: callerHasLeft, spend: (days: number) => costs.spend(address, days) };
  const before = end === undefined ? undefined : end * 1000;
  try {
    const bars = await candles.bars(index, period, count, before, caller);
    const { priceScale } = catalogue.at(index);
    return answer(new JsonText(`[${bars.map((bar) => candleText(bar, priceScale)).join(',')}]`));
  } catch (error) {
    if (error instanceof HistoryRefusedError) return err(refusal('tooManyRequests'));
    throw error;
  }
}
