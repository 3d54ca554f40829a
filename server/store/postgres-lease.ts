import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type Client, type ClientConfig } from 'pg';
import type { DatabaseEvents } from './database.ts';
import { DataInUseError } from './database-errors.ts';
import { FENCE_FUNCTION, FENCE_SPACE } from './fence.ts';
import { connect, connectWhenThere } from './postgres-connect.ts';
import { mistakeOf } from './postgres-errors.ts';

/** Any number that other programs on the same database are unlikely to use for an advisory lock. */
const LOCK_SPACE = 1_852_141;
/** How long another owner's lock is waited for; longer than a frozen one keeps it. */
const LOCK_WAIT_MS = 3_000;
/** Transactions of an earlier owner end within their own time limits, which are shorter. */
const FENCE_WAIT_MS = 20_000;
/** PostgreSQL takes the lock from an owner that is silent for so long: one that is frozen or cut off. */
const SILENCE_MS = 2_000;
const HEARTBEAT_MS = 300;
/** An answer that takes longer means that the connection is dead. */
const ANSWER_MS = 1_500;
const LONGEST_PAUSE_MS = 2_000;
/** The SQLSTATE of a lock that could not be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Which database is held, and who hears of it. */
export interface LeaseOptions {
  readonly settings: ClientConfig;
  readonly schema: string;
  readonly events: DatabaseEvents;
  /** The database is ours. @param epoch the number of this ownership, which each transaction checks */
  readonly onHeld: (epoch: number) => void;
  /** The database may be another's from now on. */
  readonly onLost: () => void;
}

/**
 * The right to be the one server on a database: an advisory lock, held by a connection of its own that shows by a
 * heartbeat that its process lives. The lock alone is not enough, for a process cannot know the moment at which it loses
 * it: each ownership has a number, the epoch, and a transaction of an old one is refused (`FencedPool`).
 *
 * A lease that is lost is taken back as soon as the database is there. Where another server has had it meanwhile, what
 * this one has in memory is out of date, and it must end.
 */
export class PostgresLease {
  readonly #options: LeaseOptions;
  #client: Client;
  #epoch: number;
  #heartbeat: NodeJS.Timeout | undefined;
  #isLost = false;
  #isReleased = false;

  private constructor(options: LeaseOptions, client: Client, epoch: number) {
    this.#options = options;
    this.#client = client;
    this.#epoch = epoch;
    this.#hold();
  }

  /** @throws DataInUseError when another server has the database, OperatorError when it takes no connection of ours */
  static async acquire(options: LeaseOptions): Promise<PostgresLease> {
    const client = await connectWhenThere(options.settings, options.events.onNotice);
    try {
      await lock(client, options.schema);
      return new PostgresLease(options, client, await firstEpoch(client, options.schema));
    } catch (error) {
      await client.end().catch(() => undefined);
      throw isLockTimeout(error) ? new DataInUseError('this PostgreSQL database') : (mistakeOf(error) ?? error);
    }
  }

  /** Gives the database up: another server may have it at once. */
  async release(): Promise<void> {
    this.#isReleased = true;
    clearTimeout(this.#heartbeat);
    await this.#client.end().catch(() => undefined);
  }

  /** To be called by who finds that a newer epoch has begun. */
  revoke(): void {
    void this.#client.end().catch(() => undefined);
    this.#lose(this.#client);
  }

  #hold(): void {
    const client = this.#client;
    client.once('end', () => this.#lose(client));
    this.#beat(client);
    this.#options.onHeld(this.#epoch);
  }

  #beat(client: Client): void {
    this.#heartbeat = setTimeout(() => {
      const deadline = setTimeout(() => void client.end().catch(() => undefined), ANSWER_MS);
      client
        .query('SELECT 1')
        .then(
          () => client === this.#client && !this.#isReleased && this.#beat(client),
          () => this.#lose(client),
        )
        .finally(() => clearTimeout(deadline))
        .catch(() => undefined);
    }, HEARTBEAT_MS);
  }

  #lose(client: Client): void {
    if (this.#isReleased || client !== this.#client || this.#isLost) return;
    this.#isLost = true;
    clearTimeout(this.#heartbeat);
    this.#options.onLost();
    this.#options.events.onNotice(
      'The lock on the PostgreSQL database is lost; nothing is booked until it is taken back.',
    );
    void this.#takeBack();
  }

  async #takeBack(): Promise<void> {
    for (let wait = 50; !this.#isReleased; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const found = await this.#tryAgain().catch((error: unknown) => this.#options.events.onError(error));
      if (found === 'taken') return this.#options.events.onFatal(new DataInUseError('this PostgreSQL database'));
      if (found === 'held') return this.#options.events.onNotice('The lock on the PostgreSQL database is held again.');
      await pause(wait);
    }
  }

  async #tryAgain(): Promise<'held' | 'taken' | 'later'> {
    const { settings, schema } = this.#options;
    const client = await connect(settings);
    try {
      const isOurs = await lock(client, schema).then(() => true, unlessLockTimeout);
      if ((await currentEpoch(client)) !== this.#epoch) return 'taken';
      if (!isOurs || this.#isReleased) return 'later';
      const epoch = await nextEpoch(client, schema);
      this.#client = client;
      this.#epoch = epoch;
      this.#isLost = false;
      this.#hold();
      return 'held';
    } finally {
      if (client !== this.#client) await client.end().catch(() => undefined);
    }
  }
}

async function lock(client: Client, schema: string): Promise<void> {
  await client.query(`SET idle_session_timeout = ${SILENCE_MS}; SET lock_timeout = ${LOCK_WAIT_MS}`);
  await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, schema]);
}

async function firstEpoch(client: Client, schema: string): Promise<number> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS server_lease (id INTEGER PRIMARY KEY CHECK (id = 1), epoch BIGINT NOT NULL)',
  );
  await client.query('INSERT INTO server_lease (id, epoch) VALUES (1, 0) ON CONFLICT (id) DO NOTHING');
  await client.query(FENCE_FUNCTION);
  return nextEpoch(client, schema);
}

/** Begins an epoch when all transactions of those before it have ended: none of them can commit afterwards. */
async function nextEpoch(client: Client, schema: string): Promise<number> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${FENCE_WAIT_MS}`);
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [FENCE_SPACE, schema]);
  const { rows } = await client.query<{ epoch: unknown }>(
    'UPDATE server_lease SET epoch = epoch + 1 WHERE id = 1 RETURNING epoch',
  );
  await client.query('COMMIT');
  return Number(rows[0]?.epoch);
}

async function currentEpoch(client: Client): Promise<number> {
  const { rows } = await client.query<{ epoch: unknown }>('SELECT epoch FROM server_lease WHERE id = 1');
  return Number(rows[0]?.epoch);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}

function unlessLockTimeout(error: unknown): false {
  if (isLockTimeout(error)) return false;
  throw error;
}
