import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { Feed } from './feed.ts';
import { loadTicks } from './replay/load-recordings.ts';
import { ReplayFeed } from './replay/replay-feed.ts';
import { SimulatedFeed } from './simulated/simulated-feed.ts';

/** The feed that the settings ask for. */
export async function createFeed(
  settings: Settings,
  catalogue: Catalogue,
  clock: Clock,
  warn: (message: string) => void,
): Promise<Feed> {
  const { feed, feedRate } = settings;
  if (feed.kind === 'replay') {
    const { byInstrument } = await loadTicks(feed.files, catalogue, warn);
    return new ReplayFeed(catalogue.listings, byInstrument, feedRate, clock);
  }
  const realHours = settings.marketHours === 'real';
  return new SimulatedFeed(catalogue.listings, { seed: feed.seed, rate: feedRate, realHours }, clock);
}
