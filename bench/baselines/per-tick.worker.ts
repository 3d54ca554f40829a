import { openPriceSocket } from './price-socket.ts';
import type { QuoteRow } from './quote-row.ts';

/** Compiled with the page's library, which does not know that a worker posts without an origin. */
const scope = self as unknown as { postMessage: (row: QuoteRow, transfer: Transferable[]) => void };

openPriceSocket(location.origin, (rows) => {
  for (const row of rows) scope.postMessage(row, []);
});
