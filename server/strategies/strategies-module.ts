import type { Engine, TradingTerms } from '../engine/engine.ts';
import type { Feed } from '../feed/feed.ts';
import { createRandom } from '../feed/random.ts';
import { putLeader, leaderOfAccount } from '../following/leader-store.ts';
import type { Leaders } from '../leaders/leaders.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { HOUSE_STRATEGIES } from './house-strategies.ts';
import { strategyAccount } from './strategy-account.ts';
import { barBefore, closesBefore } from './strategy-bars.ts';
import { BAR_MS } from './strategy.ts';
import { stanceOf, takeStance } from './trade-strategy.ts';
import { tradePast, type TradedStrategy } from './trade-past.ts';

/** How often is looked whether a bar has closed. */
const LOOK_EVERY_MS = 5_000;
const DAY_MS = 86_400_000;

interface StrategyParts {
  readonly database: Database;
  readonly feed: Feed;
  readonly engine: Engine;
  readonly terms: TradingTerms;
  readonly leaders: Leaders;
}

export interface StrategiesModule extends ServerModule {
  /** Resolves when every strategy has its past and can be followed. */
  readonly ready: () => Promise<void>;
}

/**
 * The house's strategies, which trade as every user does. At the first start they trade the feed's past, beside
 * everything else; until that is done nobody sees them.
 */
export function openStrategiesModule(context: ServerContext, parts: StrategyParts): StrategiesModule {
  const { settings, errors } = context;
  const report = errors.reporter('A strategy of the house did not trade');
  let isStopping = false;
  let working = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    ready: () => working,
    start: () => {
      if (settings.houseStrategyDays === 0) return;
      working = begin(context, parts, () => isStopping).then((trade) => {
        if (isStopping) return;
        timer = setInterval(() => {
          working = working.then(trade).catch(report);
        }, LOOK_EVERY_MS);
      }, report);
    },
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}

/** Lets the strategies trade their past, publishes them, and gives what trades the present. */
async function begin(
  { settings, catalogue, clock, errors }: ServerContext,
  { database, feed, engine, terms, leaders }: StrategyParts,
  isStopping: () => boolean,
): Promise<() => Promise<void>> {
  const now = feed.clock.now();
  const from = now - (now % DAY_MS) - settings.houseStrategyDays * DAY_MS;
  const known: TradedStrategy[] = [];
  const fresh: TradedStrategy[] = [];
  for (const strategy of HOUSE_STRATEGIES) {
    if (catalogue.indexOfCode(strategy.code) === undefined) continue;
    const { accountId, isNew } = await strategyAccount(database, strategy, { from, now: clock.now() });
    (isNew ? fresh : known).push({ accountId, strategy });
  }
  const onError = errors.reporter('A strategy of the house did not trade');
  if (fresh.length > 0)
    await tradePast({ database, catalogue, feed, terms, onError, isStopping }, fresh, from, now - (now % BAR_MS));
  for (const { accountId, strategy } of [...known, ...fresh]) {
    if (!(await leaderOfAccount(database, accountId)))
      await putLeader(database, { accountId, name: strategy.name, isHouse: true, now: clock.now() });
    await leaders.add(accountId);
    // Its positions are the present engine's from here on.
    await engine.view(accountId, () => undefined);
  }
  let last = barBefore(feed.clock.now());
  return async () => {
    const bar = barBefore(feed.clock.now());
    if (bar <= last) return;
    last = bar;
    for (const { accountId, strategy } of [...known, ...fresh]) {
      const index = catalogue.indexOfCode(strategy.code) ?? 0;
      const closes = closesBefore(feed, index, (bar + 1) * BAR_MS);
      const close = closes.at(-1);
      if (close === undefined) continue;
      const desk = { engine, catalogue, accountId, strategy };
      const stance = await stanceOf(desk);
      await takeStance(desk, strategy.decide({ closes, stance, bar, random: createRandom(bar)() }), close, bar);
    }
  };
}
