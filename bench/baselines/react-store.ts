/** An external store with a selector per row, the socket on the main thread. */
import { mountReact } from './mount-react.tsx';
import { openPriceSocket } from './price-socket.ts';
import { QuoteStore } from './quote-store.ts';
import { storeList } from './StoreList.tsx';

export async function run(root: HTMLElement): Promise<void> {
  const store = new QuoteStore();
  await mountReact(root, storeList(store));
  openPriceSocket(location.origin, (rows) => store.set(rows));
}
