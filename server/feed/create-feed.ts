import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { MarketSettings } from '../settings/market-settings.ts';
import type { Queryable } from '../store/database.ts';
import type { Feed } from './feed.ts';
import { loadTicks } from './replay/load-recordings.ts';
import { ReplayFeed } from './replay/replay-feed.ts';
import { replayIdentity, replayStart } from './replay/replay-start.ts';
import { SimulatedFeed } from './simulated/simulated-feed.ts';

interface FeedContext {
  readonly settings: MarketSettings;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** Hears, in one sentence each, which recorded lines are no good. */
  readonly warn: (sentence: string) => void;
}

/** The feed that the settings ask for. A replay that the database knows goes on where it would be by now. */
export async function createFeed(
  { settings, catalogue, clock, warn }: FeedContext,
  database?: Queryable,
): Promise<Feed> {
  const { feed, feedRate } = settings;
  if (feed.kind === 'replay') {
    const { byInstrument } = await loadTicks(feed.files, catalogue, warn);
    const now = clock.now();
    const beganAt = database ? await replayStart(database, replayIdentity(byInstrument, feedRate), now) : now;
    return new ReplayFeed(catalogue.listings, byInstrument, feedRate, clock, beganAt);
  }
  const realHours = settings.marketHours === 'real';
  return new SimulatedFeed(catalogue.listings, { seed: feed.seed, rate: feedRate, realHours }, clock);
}
