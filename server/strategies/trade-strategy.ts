import { divideDown, fromScaled, multiply, parseDecimal, ONE, type Decimal } from '../../src/domain/decimal.ts';
import { compare } from '../../src/domain/decimal.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/model/position.ts';
import type { Stance, Strategy } from './strategy.ts';

/** What a strategy trades with. */
export interface StrategyDesk {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  readonly accountId: number;
  readonly strategy: Strategy;
}

/** Where the account stands. */
export async function stanceOf({ engine, accountId }: StrategyDesk): Promise<'long' | 'short' | 'flat'> {
  const [position] = await engine.view(accountId, (account) => account.positions());
  if (!position) return 'flat';
  return position.order.side === 'buy' ? 'long' : 'short';
}

/** Brings the account to where the strategy wants it: what is against that is closed, then it is opened. Refusals are part of trading. */
export async function takeStance(desk: StrategyDesk, stance: Stance, price: number, bar: number): Promise<void> {
  if (stance === 'keep') return;
  const { engine, accountId } = desk;
  const wanted = stance === 'long' ? 'buy' : 'sell';
  const positions: readonly Position[] = await engine.view(accountId, (account) => account.positions());
  const against = positions.filter(({ order }) => stance === 'flat' || order.side !== wanted);
  for (const { order } of against) await engine.close(accountId, order.id);
  if (stance === 'flat' || against.length < positions.length) return;
  await open(desk, wanted, price, bar);
}

async function open(
  { engine, catalogue, accountId, strategy }: StrategyDesk,
  side: 'buy' | 'sell',
  price: number,
  bar: number,
): Promise<void> {
  const index = catalogue.indexOfCode(strategy.code);
  if (index === undefined) return;
  const listing = catalogue.at(index);
  const equity = await engine.view(accountId, ({ summary }) => summary.equity);
  const lots = lotsFor(listing, strategy, equity, price);
  if (!lots) return;
  await engine.submit(accountId, {
    clientId: `house/${strategy.key}/${bar}`,
    index,
    side,
    kind: 'market',
    lots,
    leverage: listing.leverages.at(-1),
    targetPrice: undefined,
    stopLoss: undefined,
    takeProfit: undefined,
  });
}

/** Lots whose value is the strategy's multiple of the equity; undefined where that is less than can be traded. */
function lotsFor(listing: Listing, { exposure }: Strategy, equity: Decimal, price: number): Decimal | undefined {
  const stake = multiply(equity, parseDecimal(String(exposure)) ?? ONE);
  const value = multiply(multiply(listing.contractSize, fromScaled(price, listing.priceScale)), listing.accountRate);
  if (stake.coefficient <= 0n || value.coefficient <= 0n) return undefined;
  const lots = divideDown(stake, value, listing.lotStep);
  return compare(lots, listing.minLots) < 0 ? undefined : lots;
}
