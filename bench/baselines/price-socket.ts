import { COMPACT_QUOTES } from '../../src/contract/wire/compact-quotes.ts';
import { PING_INTERVAL_MS, TOPIC_MARKET } from '../../src/contract/wire/socket.ts';
import { PriceReader } from './read-prices.ts';
import type { QuoteRow } from './quote-row.ts';

/** Opens the live socket on the thread that calls, and hands over the rows of each message as it comes. */
export function openPriceSocket(origin: string, onRows: (rows: readonly QuoteRow[]) => void): void {
  const reader = new PriceReader();
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/v1/ws`);
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'sub', topics: [TOPIC_MARKET], encoding: COMPACT_QUOTES }));
    setInterval(() => socket.send('{"type":"ping"}'), PING_INTERVAL_MS);
  });
  socket.addEventListener('message', (event: MessageEvent<string | ArrayBuffer>) => onRows(reader.read(event.data)));
}
