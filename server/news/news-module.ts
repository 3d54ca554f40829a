import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { seedNews } from './seed-news.ts';

/** Articles; a new database begins with some. */
export async function openNewsModule({ clock }: ServerContext, database: Database): Promise<ServerModule> {
  await seedNews(database, clock.now());
  return {};
}
