import { CandleService } from '../candles/candle-service.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Feed } from '../feed/feed.ts';
import { guarded } from '../guarded.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { MarketHalts } from './market-halts.ts';
import { Market } from './market.ts';

export interface MarketModule extends ServerModule {
  readonly catalogue: Catalogue;
  readonly feed: Feed;
  readonly market: Market;
  readonly halts: MarketHalts;
  readonly candles: CandleService;
}

/** Prices and candles. Who else listens to the market hears of a tick after the candles have it. */
export async function openMarketModule(
  { catalogue, errors }: ServerContext,
  database: Database,
  feed: Feed,
): Promise<MarketModule> {
  const market = new Market(catalogue, feed);
  const halts = await MarketHalts.open(database, catalogue, market);
  const candles = new CandleService(feed, catalogue.listings.length);
  market.onTick((index, time, price) => candles.addTick(index, time, price));
  const onError = errors.reporter('A socket or a command failed');
  return {
    catalogue,
    feed,
    market,
    halts,
    candles,
    start: () => feed.start(guarded((index, time, price, kind) => market.accept(index, time, price, kind), onError)),
    stop: () => feed.stop(),
  };
}
