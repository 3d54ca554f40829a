import type { Environment } from '../environment.ts';
import type { Storage } from './storage.ts';
import { MemoryTable } from './stored-table.ts';

/**
 * Opens the device's storage; memory stands in where there is none (a private window, a broken disk), so that one
 * can still trade: an unanswered order is then known only until the page is closed. Its code is half of the worker's
 * and not needed to read the rest, so it is a file of its own.
 * @throws where that file does not load: without it nothing that the device keeps can be known
 */
export async function openStorage(environment: Environment): Promise<Storage> {
  const { openDeviceStorage } = await import('./device-storage.ts');
  return (await openDeviceStorage(environment)) ?? memoryStorage();
}

export function memoryStorage(): Storage {
  return {
    durable: false,
    settings: new MemoryTable(),
    session: new MemoryTable(),
    catalogue: new MemoryTable(),
    quotes: new MemoryTable(),
    candles: new MemoryTable(),
    favourites: new MemoryTable(),
    journal: new MemoryTable(),
  };
}
