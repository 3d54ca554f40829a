import { IDBFactory } from 'fake-indexeddb';
import type { ChannelLike, Environment, LocksLike } from '../../workers/environment.ts';

type Listener = (event: { readonly data: unknown }) => void;

/** One device with several tabs: they share its storage, talk over its channels, and hold locks of it until they end. */
export class SharedDevice {
  readonly #indexedDB = new IDBFactory();
  readonly #channels = new Map<string, Set<Listener[]>>();
  readonly #held = new Map<string, { readonly tab: DeviceTab; readonly waiting: (() => void)[] }>();

  newTab(): DeviceTab {
    return new DeviceTab(
      this.#indexedDB,
      (name) => this.#open(name),
      (tab) => this.#locksOf(tab),
      (tab) => this.#free(tab),
    );
  }

  /** The orders that it keeps as sent and not answered, whichever tab sent them; once a client has opened its storage. */
  async sentOrders(): Promise<readonly unknown[]> {
    const database = await answerOf(this.#indexedDB.open('pipframe-journal'));
    const rows = await answerOf(database.transaction('journal').objectStore('journal').getAll());
    database.close();
    return rows;
  }

  #open(name: string): ChannelLike {
    const all = this.#channels.get(name) ?? new Set();
    this.#channels.set(name, all);
    const own: Listener[] = [];
    all.add(own);
    return {
      postMessage: (data) => {
        const others = [...all].filter((each) => each !== own).flat();
        queueMicrotask(() => others.forEach((listener) => listener({ data: structuredClone(data) })));
      },
      addEventListener: (_, listener) => own.push(listener),
      close: () => all.delete(own),
    };
  }

  #locksOf(tab: DeviceTab): LocksLike {
    const take = async (name: string, run: (lock: unknown) => Promise<void>): Promise<void> => {
      this.#held.set(name, { tab, waiting: [] });
      await run(name);
      this.#release(name);
    };
    return {
      request: async (name, { ifAvailable = false }, run) => {
        const held = this.#held.get(name);
        if (!held) return take(name, run);
        if (ifAvailable) return run(null);
        await new Promise<void>((resolve) => held.waiting.push(resolve));
        return take(name, run);
      },
    };
  }

  #release(name: string): void {
    const waiting = this.#held.get(name)?.waiting ?? [];
    this.#held.delete(name);
    waiting.forEach((resolve) => resolve());
  }

  #free(tab: DeviceTab): void {
    for (const [name, held] of this.#held) if (held.tab === tab) this.#release(name);
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device refused')));
  });
}

export class DeviceTab {
  /** What a client in this tab has of the device. */
  readonly environment: Pick<Environment, 'indexedDB' | 'locks' | 'openChannel'>;
  readonly #free: () => void;

  constructor(
    indexedDB: IDBFactory,
    openChannel: (name: string) => ChannelLike,
    locksOf: (tab: DeviceTab) => LocksLike,
    free: (tab: DeviceTab) => void,
  ) {
    this.environment = { indexedDB, openChannel, locks: locksOf(this) };
    this.#free = () => free(this);
  }

  /** The tab is gone, and its locks with it. */
  end(): void {
    this.#free();
  }
}
