import webPush from 'web-push';
import type { Database } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** The pair by which push services know this server; base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const ONLY = 1;

/** The server's keys, made at its first start: a device's subscription holds only for the key that it was made with. */
export async function vapidKeys(database: Database, now: number): Promise<VapidKeys> {
  const kept = await readKeys(database);
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const values = { id: ONLY, public_key: publicKey, private_key: privateKey, created_at: now };
  // Of two servers that start at once, both take what the first has written.
  await run(
    database,
    query
      .insertInto('push_keys')
      .values(values)
      .onConflict((conflict) => conflict.doNothing()),
  );
  const written = await readKeys(database);
  if (!written) throw new Error('The keys for push messages were not kept');
  return written;
}

async function readKeys(database: Database): Promise<VapidKeys | undefined> {
  const [row] = await rows(database, query.selectFrom('push_keys').select(['public_key', 'private_key']));
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
