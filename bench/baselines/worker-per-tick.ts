/** The socket in a worker that posts each tick by itself; rows over an external store. */
import { mountReact } from './mount-react.tsx';
import type { QuoteRow } from './quote-row.ts';
import { QuoteStore } from './quote-store.ts';
import { storeList } from './StoreList.tsx';

export async function run(root: HTMLElement): Promise<void> {
  const store = new QuoteStore();
  await mountReact(root, storeList(store));
  const worker = new Worker(new URL('./per-tick.worker.ts', import.meta.url), { type: 'module', name: 'per-tick' });
  worker.addEventListener('message', ({ data }: MessageEvent<QuoteRow>) => store.set([data]));
}
