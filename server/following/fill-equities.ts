import type { Decimal } from '../../src/domain/decimal.ts';
import type { Engine } from '../engine/engine.ts';
import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { Database } from '../store/database.ts';
import { followersByEquity } from './following-store.ts';

/** Fills whose copies are not decided yet; the oldest give way, and what is copied late then goes by the equity of then. */
const MOST_FILLS = 1_000;

/** By account: its equity at a leader's fill; the account's money at 6 digits. */
export type Equities = ReadonlyMap<number, Decimal>;

/**
 * What those who copy by equity had at the moment of a leader's fill. When their copies are decided prices have moved on,
 * so it is noted as the fill happens, in memory: a restart forgets it. Of an account that is not in memory nothing is
 * noted; it has no open trades, so that its equity is its cash.
 */
export class FillEquities {
  readonly #database: Database;
  readonly #engine: Pick<Engine, 'equityNow'>;
  /** By leader. */
  readonly #followers = new Map<number, readonly number[]>();
  /** By the leader's position, the oldest first. */
  readonly #noted = new Map<number, Equities>();

  constructor(database: Database, engine: Pick<Engine, 'equityNow'>) {
    this.#database = database;
    this.#engine = engine;
  }

  /** Learns who copies whom by equity. @throws as `rows` */
  async learnAll(): Promise<void> {
    for (const { leaderId, followerId } of await followersByEquity(this.#database))
      this.#followers.set(leaderId, [...(this.#followers.get(leaderId) ?? []), followerId]);
  }

  /** Learns it of one leader, when it may have changed. @throws as `rows` */
  async learn(leaderId: number): Promise<void> {
    const found = await followersByEquity(this.#database, leaderId);
    this.#followers.set(
      leaderId,
      found.map(({ followerId }) => followerId),
    );
  }

  /** Notes equities for the positions that have just been opened. */
  note(events: readonly DomainEvent[]): void {
    for (const { accountId, body } of events) {
      const followers = body.type === 'PositionOpened' ? (this.#followers.get(accountId) ?? []) : [];
      if (body.type === 'PositionOpened' && followers.length > 0) this.#note(body.position.order.id, followers);
    }
  }

  /** Those at the fill of a leader's position. */
  at(positionId: number): Equities {
    return this.#noted.get(positionId) ?? new Map();
  }

  /** The copies of a position have been decided. */
  forget(positionId: number): void {
    this.#noted.delete(positionId);
  }

  #note(positionId: number, followers: readonly number[]): void {
    const known = followers.flatMap((id): (readonly [number, Decimal])[] => {
      const equity = this.#engine.equityNow(id);
      return equity ? [[id, equity]] : [];
    });
    this.#noted.set(positionId, new Map(known));
    const [oldest] = this.#noted.keys();
    if (this.#noted.size > MOST_FILLS && oldest !== undefined) this.#noted.delete(oldest);
  }
}
