import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The database that the settings ask for. */
export function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres({ url: databaseUrl, onError });
}
