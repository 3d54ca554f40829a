import type { OrderListState, OrdersState } from '../../src/contract/worker/state.ts';
import type { Order } from '../../src/domain/order.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import type { Session } from '../session/session.ts';
import { ACCOUNT_KEY, type Storage } from '../storage/storage.ts';
import type { AccountSync } from './account-sync.ts';
import { fromText, toText, type StoredAccount } from './stored-account.ts';

/** Changes come in bursts, and one that is lost is read again from the server. */
const KEEP_AFTER_MS = 5_000;

export interface KeptAccountDependencies {
  readonly account: AccountSync;
  readonly session: Session;
  readonly storage: Pick<Storage, 'settings'>;
  readonly environment: Environment;
  readonly events: ClientEmitter;
}

/**
 * The member's positions, pending orders and balance on the device, so that a start without a network shows them with
 * their age. Only what the server has said is kept, and it goes with the session.
 */
export class KeptAccount {
  readonly #dependencies: KeptAccountDependencies;
  #cancel: CancelTimer | undefined;

  constructor(dependencies: KeptAccountDependencies) {
    this.#dependencies = dependencies;
    const { events, storage } = dependencies;
    events.on('ordersChanged', () => this.#keepSoon());
    events.on('valuationChanged', () => this.#keepSoon());
    events.on('visibilityChanged', ({ visible }) => !visible && this.#cancel && this.#keep());
    events.on('sessionChanged', ({ status }) => status === 'member' && void this.#restore());
    events.on('userChanged', ({ previousId }) => previousId !== undefined && void storage.settings.remove(ACCOUNT_KEY));
    void this.#restore();
  }

  async #restore(): Promise<void> {
    const { account, session, storage } = this.#dependencies;
    const text = await storage.settings.get(ACCOUNT_KEY);
    const kept = text === undefined ? undefined : fromText(text);
    // The session may have ended, or the server may have answered, meanwhile.
    if (!kept || kept.userId !== session.user?.id || isKnown(account.lists.state)) return;
    const { open, pending } = account.lists.state;
    const lists = { open: keptList(open, kept.open, kept), pending: keptList(pending, kept.pending, kept) };
    account.lists.restore(lists, kept.balance);
  }

  #keepSoon(): void {
    this.#cancel ??= this.#dependencies.environment.timers.after(KEEP_AFTER_MS, () => this.#keep());
  }

  #keep(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const now = this.#answered();
    if (now) void this.#dependencies.storage.settings.put(ACCOUNT_KEY, toText(now));
  }

  /** Undefined while the server owes an answer: the next change comes with it. */
  #answered(): StoredAccount | undefined {
    const { account, environment, session } = this.#dependencies;
    const { balance } = account.valuation;
    const { open, pending } = account.lists.state;
    const userId = session.user?.id;
    if (userId === undefined || !balance || !isAnswered(open) || !isAnswered(pending)) return undefined;
    return { userId, asOf: environment.now(), balance, open: open.orders, pending: pending.orders };
  }
}

/** Whether the server has said what is open or pending. */
function isKnown({ open, pending }: OrdersState): boolean {
  return open.total !== undefined || pending.total !== undefined;
}

/** Not what the device kept, and not what a lost line may have made old. */
function isAnswered({ total, asOf, failure }: OrderListState): boolean {
  return total !== undefined && asOf === undefined && failure === undefined;
}

function keptList(list: OrderListState, orders: readonly Order[], { asOf }: StoredAccount): OrderListState {
  return { ...list, orders, total: orders.length, asOf };
}
