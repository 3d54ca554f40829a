import type { DexieOptions } from 'dexie';
import { Dexie } from 'dexie/dist/modern/dexie.mjs';
import type { Environment } from '../environment.ts';
import { DeviceTable } from './device-table.ts';
import type { Storage } from './storage.ts';

const OPEN_DEADLINE_MS = 3_000;
const KEYED = 'key';

/** The device's databases; undefined where it has none, or they do not open. */
export async function openDeviceStorage(environment: Environment): Promise<Storage | undefined> {
  const options = dexieOptions(environment);
  if (!options) return undefined;
  const general = new Dexie('pipframe', { ...options, chromeTransactionDurability: 'relaxed' });
  general.version(1).stores({
    settings: KEYED,
    session: KEYED,
    catalogue: KEYED,
    quotes: KEYED,
    candles: KEYED,
    favourites: KEYED,
  });
  // A database of its own, since durability is a property of the whole: an order must be on the disk before it is sent.
  const strict = new Dexie('pipframe-journal', { ...options, chromeTransactionDurability: 'strict' });
  strict.version(1).stores({ journal: KEYED });
  // And others for requests for money: a new table in the journal would shut it to tabs of an older release.
  const funds = new Dexie('pipframe-funds', { ...options, chromeTransactionDurability: 'strict' });
  funds.version(1).stores({ journal: KEYED });
  const chat = new Dexie('pipframe-chat', { ...options, chromeTransactionDurability: 'strict' });
  chat.version(1).stores({ unsent: KEYED });
  const opened = await Promise.all([general, strict, funds, chat].map((database) => opens(database, environment)));
  return opened.every(Boolean) ? deviceStorage({ general, strict, funds, chat }, environment) : undefined;
}

function dexieOptions({ indexedDB, IDBKeyRange }: Environment): DexieOptions | undefined {
  return indexedDB && IDBKeyRange ? { indexedDB, IDBKeyRange } : undefined;
}

function opens(database: Dexie, { timers }: Environment): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = timers.after(OPEN_DEADLINE_MS, () => resolve(false));
    const finish = (opened: boolean): void => {
      cancel();
      resolve(opened);
    };
    database.open().then(
      () => finish(true),
      () => finish(false),
    );
  });
}

interface Databases {
  readonly general: Dexie;
  readonly strict: Dexie;
  readonly funds: Dexie;
  readonly chat: Dexie;
}

function deviceStorage({ general, strict, funds, chat }: Databases, { timers }: Environment): Storage {
  return {
    durable: Promise.resolve(true),
    settings: new DeviceTable(general.table('settings'), timers),
    session: new DeviceTable(general.table('session'), timers),
    catalogue: new DeviceTable(general.table('catalogue'), timers),
    quotes: new DeviceTable(general.table('quotes'), timers),
    candles: new DeviceTable(general.table('candles'), timers),
    favourites: new DeviceTable(general.table('favourites'), timers),
    journal: new DeviceTable(strict.table('journal'), timers),
    fundJournal: new DeviceTable(funds.table('journal'), timers),
    chatUnsent: new DeviceTable(chat.table('unsent'), timers),
  };
}
