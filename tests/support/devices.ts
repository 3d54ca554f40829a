import { IDBFactory } from 'fake-indexeddb';

/** A storage that opens and can be read, but takes nothing more. */
export function fullDevice(): IDBFactory {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => {
      const database = request.result;
      const transaction = database.transaction.bind(database);
      database.transaction = (stores, mode, options) => {
        if (mode === 'readwrite') throw new DOMException('The disk is full', 'QuotaExceededError');
        return transaction(stores, mode, options);
      };
    });
    return request;
  };
  return factory;
}

/** A storage that never answers. */
export function hangingDevice(): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => new EventTarget() as IDBOpenDBRequest;
  return factory;
}

/** A storage that refuses, as private windows of some browsers do. */
export function refusingDevice(): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('Not here', 'SecurityError');
  };
  return factory;
}

/** Keeps every other transaction of a database waiting, until the result is called. */
export async function holdDatabase(device: IDBFactory, name: string): Promise<() => void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = device.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error(`${name} does not open`)));
  });
  const stores = [...database.objectStoreNames];
  const store = database.transaction(stores, 'readwrite').objectStore(stores[0] ?? '');
  let held = true;
  // A transaction lasts as long as it is asked for something.
  const hold = (): void => {
    if (held) store.count().addEventListener('success', hold);
    else database.close();
  };
  hold();
  return () => {
    held = false;
  };
}
