import type { Outcome } from '../../src/contract/worker/failure.ts';
import { err, ok } from '../../src/lib/result.ts';
import { ACCOUNT_KEY, COMPANIES_KEY, ONLY, SPARKLINES_KEY, type Storage } from './storage.ts';

/** Forgets what can be loaded again: instruments, prices, bars, sparklines, companies, the account. `storage` where the device did not delete all of it. */
export async function clearCaches({ candles, catalogue, quotes, settings }: Storage): Promise<Outcome<null>> {
  const series = await candles.all();
  const deleted = await Promise.all([
    ...series.map(({ key }) => candles.remove(key)),
    catalogue.remove(ONLY),
    quotes.remove(ONLY),
    settings.remove(COMPANIES_KEY),
    settings.remove(ACCOUNT_KEY),
    settings.remove(SPARKLINES_KEY),
  ]);
  return deleted.every(Boolean) ? ok(null) : err({ kind: 'storage', origin: 'clearCache' });
}
