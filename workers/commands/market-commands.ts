import { transfer } from 'comlink';
import { columnBuffers, type CandleColumns } from '../../src/contract/worker/chart.ts';
import type { SparklineCloses } from '../../src/contract/worker/sparkline.ts';
import type { MarketApi, Outcome } from '../../src/contract/worker/trading-api.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { err } from '../../src/lib/result.ts';
import type { TradingClient } from '../trading-client.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of instruments, sparklines and charts. */
export function marketCommands(scope: CommandScope): MarketApi {
  return {
    refreshCatalogue: () => scope.run(({ market }) => market.catalogue.load()),
    setFavourite: (id, favourite) => scope.run(({ favourites }) => favourites.set(id, favourite)),
    sparkline: (id) => scope.run((client) => sparkline(client, id)),
    openChart: (request) => scope.run(async ({ charts }) => transferring(await charts.open(request))),
    loadOlderCandles: (seriesId) => scope.run(async ({ charts }) => transferring(await charts.loadOlder(seriesId))),
    closeChart: (seriesId) => scope.tell(({ charts }) => charts.closeChart(seriesId)),
  };
}

async function sparkline({ market, sparklines }: TradingClient, id: InstrumentId): Promise<Outcome<SparklineCloses>> {
  const instrument = market.instrument(id);
  if (!instrument) return err({ kind: 'invalid', origin: 'sparkline' });
  const line = await sparklines.run((module) => module.get(instrument));
  return line.ok ? transfer(line, [line.value.closes.buffer]) : line;
}

/** Hands an answer's columns over instead of copying them. */
function transferring<T extends { readonly candles: CandleColumns }>(outcome: Outcome<T>): Outcome<T> {
  return outcome.ok ? transfer(outcome, columnBuffers(outcome.value.candles) as ArrayBuffer[]) : outcome;
}
