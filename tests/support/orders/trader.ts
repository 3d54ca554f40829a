/** Somebody who trades over a bad line, on a device whose worker and tab die under him, and notes what he was told of each order. */
import { randomUUID } from 'node:crypto';
import type { OrderRequest, UnconfirmedOrder } from '../../../src/contract/worker/ticket.ts';
import type { Notice } from '../../../src/contract/worker/state.ts';
import type { Order, OrderId } from '../../../src/domain/order.ts';
import { isOrderOf } from '../../../workers/orders/order-match.ts';
import type { FaultProxy } from '../network/fault-proxy.ts';
import { startClient, type StartedClient } from '../client.ts';
import { hurriedTimers } from '../environment.ts';
import { buy } from '../member.ts';
import { SharedDevice, type DeviceTab } from '../shared-device.ts';
import { aTurn, until } from '../until.ts';

/**
 * What befalls intents that are sent: the line is cut before the request, in its middle, before the answer (the server has
 * acted) or in its middle; nobody can connect; a request or an answer is lost and the decision outdated before it can be
 * found out; the worker, or the tab with it, is killed.
 */
export type Fault =
  | 'none'
  | 'requestLost'
  | 'requestCut'
  | 'answerLost'
  | 'answerCut'
  | 'refused'
  | 'outdated'
  | 'lostAndOutdated'
  | 'workerKilled'
  | 'tabKilled';

export interface Intent {
  readonly clientId: string;
  readonly request: OrderRequest;
  /** What befell it. */
  readonly fault: Fault;
  /** The newest order before it. */
  readonly newestOrderId: OrderId;
  /** Whether it was told, for a while, that nobody knows. */
  wasUnknown: boolean;
  /** `unheard`: the tab was gone, and nobody was there to be told; the next one had nothing to find out. */
  told: 'nothing' | 'placed' | 'refused' | 'unknown' | 'unheard';
  /** Whether the lists of orders had it when all was well again. */
  isShown: boolean;
}

export interface TraderOptions {
  readonly proxy: FaultProxy;
  /** At least 0, below 1. */
  readonly random: () => number;
}

type ReconciledNotice = Extract<Notice, { kind: 'reconciled' }>;

/** So many times as fast as it is by contract. */
const HURRY = 10;
/** Past the time that a decision stands. */
const OUTDATED_MS = 31_000;
/** After so many frames the page has what the worker knew before: at most one is on its way, and one is being written. */
const FRAMES_UNTIL_TOLD = 3;

export class Trader {
  readonly intents: Intent[] = [];
  readonly #options: TraderOptions;
  readonly #device = new SharedDevice();
  #tab: DeviceTab;
  #client: StartedClient | undefined;
  #clockAhead = 0;
  #deadTabs = 0;

  private constructor(options: TraderOptions) {
    this.#options = options;
    this.#tab = this.#device.newTab();
  }

  static async start(options: TraderOptions): Promise<Trader> {
    const trader = new Trader(options);
    await trader.#begin([]);
    await trader.#own.api.logInDemo();
    await trader.#ready();
    return trader;
  }

  /** Sends some intents at once while a fault befalls them; resolves when all is well and each is settled. */
  async trade(count: number, fault: Fault): Promise<void> {
    const { proxy } = this.#options;
    const newestOrderId = Math.max(0, ...this.#listed().map(({ id }) => id));
    const intents = Array.from({ length: count }, () => this.#newIntent(fault, newestOrderId));
    if (fault === 'refused') proxy.become('refused');
    if (fault === 'requestCut') proxy.cutRequests();
    if (fault === 'requestLost' || fault === 'lostAndOutdated') proxy.loseRequests();
    const sent = intents.map((intent) => this.#send(intent));
    if (fault === 'answerCut') proxy.cutAnswers();
    if (fault === 'answerLost' || fault === 'outdated') proxy.loseAnswers();
    if (fault.endsWith('Killed')) await this.#kill(intents, fault === 'tabKilled');
    else await Promise.all(sent);
    if (/outdated/i.test(fault)) this.#clockAhead += OUTDATED_MS;
    proxy.become('well');
    await this.#settled(intents);
  }

  /** Cancels and closes everything. */
  async clear(): Promise<void> {
    for (const status of ['pending', 'open'] as const) {
      while ((this.#own.page.state.orders?.[status].total ?? 0) > 0) {
        await this.#own.api.refreshOrders(status);
        await this.#ready();
        const { api, page } = this.#own;
        const orders = page.state.orders?.[status].orders ?? [];
        await Promise.all(orders.map(({ id }) => (status === 'open' ? api.closePosition(id) : api.cancelOrder(id))));
      }
    }
  }

  stop(): void {
    this.#own.kill();
  }

  get #own(): StartedClient {
    if (!this.#client) throw new Error('The trader has not begun');
    return this.#client;
  }

  #newIntent(fault: Fault, newestOrderId: OrderId): Intent {
    const number = this.intents.length;
    const clientId = randomUUID();
    const pending = { kind: 'pending', targetPrice: (0.5 + number / 100_000).toFixed(5) } as const;
    const lots = ((number % 40) + 1).toString().padStart(2, '0');
    const request = buy({ clientId, lots: `0.${lots}`, ...(number % 2 === 0 ? pending : {}) });
    const intent: Intent = {
      clientId,
      request,
      fault,
      newestOrderId,
      told: 'nothing',
      wasUnknown: false,
      isShown: false,
    };
    this.intents.push(intent);
    return intent;
  }

  /** Half of the intents are tapped twice. */
  async #send(intent: Intent): Promise<void> {
    const { api, page } = this.#own;
    const taps = [api.submitOrder(intent.request)];
    if (this.#options.random() < 0.5) taps.push(api.submitOrder(intent.request));
    for (const outcome of await Promise.all(taps)) {
      if (page !== this.#client?.page) return;
      if (!outcome.ok) intent.told = 'refused';
      else intent.told = outcome.value.state;
    }
  }

  /** The worker dies a moment after it was given the intents; the page tells the next one of them, unless it died too. */
  async #kill(intents: readonly Intent[], tabToo: boolean): Promise<void> {
    // Each fourth tab dies before its worker can have written anything down.
    const isAtOnce = tabToo && this.#deadTabs++ % 4 === 0;
    const moments = isAtOnce ? 0 : Math.floor(this.#options.random() * 40);
    for (let moment = 0; moment < moments; moment++) await aTurn();
    const { user } = this.#own.page.state.session as { user?: { id: number } };
    for (const intent of intents) this.#hear(intent);
    this.#own.kill();
    // From now on a tap that comes to its end tells nobody: the page of a dead worker waits for the next one.
    this.#client = undefined;
    const inDoubt = intents.filter(({ told }) => told === 'nothing' || told === 'unknown');
    const handed = inDoubt.map(({ request }) => ({ request, sentAt: this.#now() }));
    this.#tab.end();
    this.#tab = this.#device.newTab();
    for (const intent of inDoubt) intent.told = tabToo ? 'unheard' : 'unknown';
    await this.#begin(tabToo ? [] : handed, user?.id);
  }

  async #begin(unconfirmed: readonly UnconfirmedOrder[], userId?: number): Promise<void> {
    const handover = { unconfirmed, unconfirmedFunds: [], userId, newestOrderId: 0, favourites: [] };
    this.#client = await startClient(
      this.#options.proxy.url,
      { ...this.#tab.environment, now: this.#now, timers: hurriedTimers(HURRY) },
      unconfirmed.length > 0 ? { handover: { ...handover, unsaved: undefined } } : {},
    );
    await this.#client.api.setInterest({ instruments: [1], positions: [] });
  }

  readonly #now = (): number => Date.now() + this.#clockAhead;

  /** Open, with a price of now, the account, and lists that are the server's and not those that the device has kept. */
  async #ready(): Promise<void> {
    const { page } = this.#own;
    await until(() => page.state.connection?.phase === 'open');
    await until(() => page.quotes.get(1)?.flags === 1 && page.account !== null && page.state.backend !== undefined);
    await until(() => {
      const { open, pending } = page.state.orders ?? {};
      return [open, pending].every((list) => list?.total !== undefined && list.asOf === undefined);
    });
  }

  /** All is well again, what was unknown has been found out, and the page has been told. */
  async #settled(intents: readonly Intent[]): Promise<void> {
    await this.#ready();
    for (const intent of intents) {
      intent.wasUnknown = intent.told === 'unknown' || intent.told === 'unheard';
      if (intent.told === 'unknown') await until(() => this.#reconciled(intent) !== undefined);
    }
    // A client that has just been started says that nothing is unconfirmed before it has read what the device keeps.
    while ((await this.#device.sentOrders()).length > 0) await aTurn();
    const { page } = this.#own;
    await until(() => page.state.unconfirmed?.length === 0);
    const told = page.frames.length + FRAMES_UNTIL_TOLD;
    await until(() => page.frames.length >= told);
    for (const intent of intents) {
      this.#hear(intent);
      intent.isShown = this.#listed().some((order) => isOrderOf(intent, order));
    }
  }

  /** Takes note of what was found out of an intent of which nobody knew. */
  #hear(intent: Intent): void {
    const notice = intent.told === 'unknown' || intent.told === 'unheard' ? this.#reconciled(intent) : undefined;
    if (notice) intent.told = notice.order ? 'placed' : 'refused';
  }

  #reconciled({ clientId }: Intent): ReconciledNotice | undefined {
    return this.#own.page.notices
      .filter((notice) => notice.kind === 'reconciled')
      .find((notice) => notice.clientId === clientId);
  }

  /** What the page shows of its orders. */
  #listed(): readonly Order[] {
    return Object.values(this.#own.page.state.orders ?? {}).flatMap(({ orders }) => orders);
  }
}
