import { expect, vi } from 'vitest';
import { newestId } from '../../../server/events/event-log.ts';
import type { Database } from '../../../server/store/database.ts';

/**
 * Waits until every event can be read: a server keeps them back while an older transaction is under way, be it of another
 * test in another database.
 */
export async function readableEvents(database: Database): Promise<void> {
  const hasAll = async (): Promise<void> => {
    const [newest] = await database.query('SELECT coalesce(max(id), 0) AS id FROM domain_events');
    expect(await newestId(database)).toBe(Number(newest?.['id']));
  };
  await vi.waitFor(hasAll, { timeout: 20_000, interval: 5 });
}
