import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database, DatabaseEvents } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

interface DatabaseOptions {
  /** An open database, which the caller closes. */
  readonly database?: Database;
  /** The server cannot go on: the process must end. */
  readonly onFatal?: DatabaseEvents['onFatal'];
}

/** The open database, closed with the server unless it was given. */
export interface DatabaseModule extends ServerModule {
  readonly database: Database;
}

/** The database with today's schema. */
export async function openDatabaseModule(
  { settings, errors, warn }: ServerContext,
  { database: given, onFatal = errors.reporter('The database is lost') }: DatabaseOptions,
): Promise<DatabaseModule> {
  const onError = errors.reporter('A connection to the database broke');
  const database = given ?? (await openDatabase(settings, { onError, onNotice: warn, onFatal }));
  await migrate(database);
  return given ? { database } : { database, close: () => database.close() };
}
