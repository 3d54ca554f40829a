import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { mistakeOf } from './postgres-errors.ts';

const CONNECT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Opens one connection, outside the pool. Its owner hears of its end by the event `end`. @throws what PostgreSQL or the network says */
export async function connect(settings: ClientConfig): Promise<Client> {
  const client = new Client({ ...settings, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // Without a listener an error would end the process; the query that is under way fails with it all the same.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Opens one connection as soon as the database takes it, with growing pauses between the tries.
 * @throws OperatorError for what waiting does not mend: a wrong password, a missing database
 */
export async function connectWhenThere(settings: ClientConfig, onNotice: (sentence: string) => void): Promise<Client> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      const client = await connect(settings);
      if (wait > FIRST_PAUSE_MS) onNotice('PostgreSQL answers now; the start goes on.');
      return client;
    } catch (error) {
      const mistake = mistakeOf(error);
      if (mistake) throw mistake;
      if (wait === FIRST_PAUSE_MS) onNotice(`PostgreSQL does not answer (${reasonOf(error)}). The start waits for it.`);
    }
    await pause(wait);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'no connection';
}
