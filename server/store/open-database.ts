import type { Settings } from '../settings.ts';
import type { Database, DatabaseEvents } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * The database that the settings ask for.
 * @throws DataInUseError when another server has it; OperatorError when it cannot be used
 */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  events: DatabaseEvents,
): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbedded(dataDir, events.onFatal)
    : openPostgres({ url: databaseUrl, ...events });
}
