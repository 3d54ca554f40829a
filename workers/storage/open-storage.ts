import type { Environment } from '../environment.ts';
import type { Storage } from './storage.ts';
import { DeferredTable, MemoryTable, type StoredTable } from './stored-table.ts';

/** Storage that is being opened: it can be used at once, and answers when it is open. */
export interface OpeningStorage {
  readonly storage: Storage;
  /** Rejects where the code of the storage does not load: then nothing that the device keeps can be known. */
  readonly codeLoaded: Promise<void>;
}

/**
 * Opens the device's storage; memory stands in where there is none (a private window, a broken disk), so that one
 * can still trade: an unanswered order is then known only until the page is closed. Its code is half of the worker's
 * and not needed to connect, so it is a file of its own.
 */
export function openStorage(environment: Environment): OpeningStorage {
  const code = import('./device-storage.ts');
  const opening = code.then(async ({ openDeviceStorage }) => (await openDeviceStorage(environment)) ?? memoryStorage());
  // Without its code the worker is replaced; until then nothing may take the device for empty.
  const opened = opening.catch(() => new Promise<never>(() => {}));
  return { storage: deferredStorage(opened), codeLoaded: code.then(() => undefined) };
}

/** Storage that lives as long as the worker. */
export function memoryStorage(): Storage {
  return {
    durable: Promise.resolve(false),
    settings: new MemoryTable(),
    session: new MemoryTable(),
    catalogue: new MemoryTable(),
    quotes: new MemoryTable(),
    candles: new MemoryTable(),
    favourites: new MemoryTable(),
    journal: new MemoryTable(),
    fundJournal: new MemoryTable(),
    chatUnsent: new MemoryTable(),
  };
}

function deferredStorage(opened: Promise<Storage>): Storage {
  const table = <T>(of: (storage: Storage) => StoredTable<T>): StoredTable<T> => new DeferredTable(opened.then(of));
  return {
    durable: opened.then((storage) => storage.durable),
    settings: table((storage) => storage.settings),
    session: table((storage) => storage.session),
    catalogue: table((storage) => storage.catalogue),
    quotes: table((storage) => storage.quotes),
    candles: table((storage) => storage.candles),
    favourites: table((storage) => storage.favourites),
    journal: table((storage) => storage.journal),
    fundJournal: table((storage) => storage.fundJournal),
    chatUnsent: table((storage) => storage.chatUnsent),
  };
}
