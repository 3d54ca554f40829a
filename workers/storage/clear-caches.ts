import { ONLY, type Storage } from './storage.ts';

/** Forgets what can be loaded again. */
export async function clearCaches({ candles, catalogue, quotes }: Storage): Promise<void> {
  const series = await candles.all();
  await Promise.all([...series.map(({ key }) => candles.remove(key)), catalogue.remove(ONLY), quotes.remove(ONLY)]);
}
