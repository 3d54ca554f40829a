import { ZERO } from '../../src/domain/decimal.ts';
import type { DomainEvent, DomainEventBody } from '../engine/model/domain-event.ts';
import { isAboutDatabase } from '../store/database-errors.ts';
import { alignCopies, alignCopy, closeCopy, copyStops } from './align-copies.ts';
import { copyOfClientId, lateCopies, moveCopy, type Copy } from './copy-store.ts';
import { FillEquities } from './fill-equities.ts';
import { followedLeaders } from './following-store.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { leaderOfAccount } from './leader-store.ts';
import { placeCopies, type CopyServices } from './place-copies.ts';

/** Between attempts at a step that failed, as where the database is away. */
const RETRY_MS = 1_000;
/** At a step that no database keeps from working: it is given up, so that the steps behind it are not held up for ever. */
const MOST_ATTEMPTS = 10;

type OpenedBody = Extract<DomainEventBody, { readonly type: 'PositionOpened' }>;

interface CopierOptions extends CopyServices {
  readonly onError: (error: unknown) => void;
}

/**
 * Copies what leaders do, by the events of their accounts: in their order, each once. A step that fails is tried again
 * until the server stops; then the next start reads its event again, because the place among the events was not kept.
 */
export class Copier {
  readonly #services: CopierOptions;
  readonly #queue = new KeyedQueue();
  readonly #equities: FillEquities;
  /** Accounts whose events may concern somebody; those who are no longer followed may be among them. */
  readonly #followed = new Set<number>();
  #stopped = false;
  /** Set when a step was given up at the end. */
  #isIncomplete = false;

  constructor(services: CopierOptions) {
    this.#services = services;
    this.#equities = new FillEquities(services.database, services.engine);
  }

  /** Learns who is followed. */
  async load(): Promise<void> {
    for (const id of await followedLeaders(this.#services.database)) this.#followed.add(id);
    await this.#equities.learnAll();
    this.#services.engine.witness((events) => this.#equities.note(events));
  }

  /** Runs a change of who follows a leader, between two of the leader's events. @throws what `change` throws */
  exclusively<T>(leaderId: number, change: () => Promise<T>): Promise<T> {
    this.#followed.add(leaderId);
    return this.#queue.run(leaderId, async () => {
      const result = await change();
      // The change is made: where this fails, copies of newcomers go by the equity of when they are decided.
      await this.#equities.learn(leaderId).catch(this.#services.onError);
      return result;
    });
  }

  /** Takes an event; what it means for copies is done behind. */
  accept(event: DomainEvent): void {
    const { accountId, body } = event;
    const concernsCopies = this.#followed.has(accountId) && 'position' in body;
    const concernsItsLeader = 'deal' in body && body.position.order.followCode !== undefined;
    if (!concernsCopies && !concernsItsLeader) return;
    void this.#queue.run(accountId, async () => {
      if (concernsItsLeader) await this.#persist(() => this.#noteOwnClose(event));
      if (concernsCopies) await this.#persist(() => this.#follow(event));
    });
  }

  /** Resolves when all that was taken is done. @throws Error when something was given up because the server stops */
  async settled(): Promise<void> {
    await this.#queue.settled();
    if (this.#isIncomplete) throw new Error('Copies of some positions were not made before the server stopped');
  }

  /** Tries again to close what could not be closed when it should have been. */
  async closeLate(): Promise<void> {
    for (const copy of await lateCopies(this.#services.database))
      await this.#queue.run(copy.leaderId, () => this.#closeLate(copy));
  }

  /** No step is tried again from now on. */
  stop(): void {
    this.#stopped = true;
  }

  async #closeLate(copy: Copy): Promise<void> {
    if (copy.state === 'closing') return closeCopy(this.#services, copy);
    const left = await this.#services.engine.view(copy.leaderId, (account) =>
      account.positions().find(({ order }) => order.id === copy.positionId),
    );
    await alignCopy(this.#services, copy, left?.lots ?? ZERO);
  }

  async #follow(event: DomainEvent): Promise<void> {
    const { body } = event;
    if (!('position' in body)) return;
    if (body.type === 'PositionChanged') return copyStops(this.#services, body.position);
    if (body.type === 'PositionOpened') return this.#place(event, body);
    return alignCopies(this.#services, body.position.order.id, body.position.lots);
  }

  async #place({ accountId, sequence }: DomainEvent, { position, equity }: OpenedBody): Promise<void> {
    const leader = await leaderOfAccount(this.#services.database, accountId);
    const { id } = position.order;
    const followers = this.#equities.at(id);
    if (leader) await placeCopies(this.#services, { leader, position, sequence, equity, followers });
    this.#equities.forget(id);
  }

  /** A copy that has been closed, by whatever, is over; of one that its owner closed in part, the rest is the owner's. */
  async #noteOwnClose({ body }: DomainEvent): Promise<void> {
    if (!('deal' in body)) return;
    const key = copyOfClientId(body.position.order.clientId);
    if (!key || body.type === 'PositionOpened') return;
    const { database } = this.#services;
    const { reason } = body.deal;
    if (body.type === 'PositionClosed')
      await moveCopy(database, key, ['opening', 'open', 'behind', 'closing'], { state: 'closed', reason });
    else if (reason === 'user')
      await moveCopy(database, key, ['opening', 'open', 'behind'], { state: 'released', reason });
  }

  async #persist(step: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await step();
      } catch (error) {
        this.#services.onError(error);
        if (this.#stopped) this.#isIncomplete = true;
        if (this.#stopped || (attempt >= MOST_ATTEMPTS && !isAboutDatabase(error))) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }
}
