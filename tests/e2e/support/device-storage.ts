import type { Page } from './test.ts';

/** What the client keeps on the device in a table of one of its databases, by key. */
export function keptRows(page: Page, database: string, table: string): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(readRows, { database, table });
}

/** Runs in the page. */
function readRows({ database, table }: { readonly database: string; readonly table: string }) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const opening = indexedDB.open(database);
    // Asking must not make one.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => reject(new Error(`No database ${database}`)));
    opening.addEventListener('success', () => {
      const asked = opening.result.transaction(table).objectStore(table).getAll();
      asked.addEventListener('success', () => {
        opening.result.close();
        const rows = asked.result as readonly { readonly key: string; readonly value: unknown }[];
        resolve(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
      });
    });
  });
}
