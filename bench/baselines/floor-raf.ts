/** The floor: no framework, the socket on the main thread, prices staged and written once per display frame. */
import { FloorList } from './floor-list.ts';
import type { FloorRow } from './floor-row.ts';
import { loadInstruments } from './instruments.ts';
import { openPriceSocket } from './price-socket.ts';
import type { QuoteRow } from './quote-row.ts';
import { buildShell, inCategory } from './shell.ts';

export async function run(root: HTMLElement): Promise<void> {
  const latest = new Map<number, QuoteRow>();
  const staged = new Set<number>();
  let scheduled = false;
  const write = (row: FloorRow): void => {
    const quote = latest.get(row.instrument.id);
    if (quote) row.write(quote.close, quote.change);
  };
  const instruments = await loadInstruments();
  const scroller = buildShell(root, (category) => list.show(inCategory(instruments, category)));
  const list = new FloorList(scroller, write);
  const flush = (): void => {
    scheduled = false;
    for (const id of staged) {
      const row = list.row(id);
      if (row) write(row);
    }
    staged.clear();
  };
  openPriceSocket(location.origin, (rows) => {
    for (const row of rows) {
      latest.set(row.id, row);
      staged.add(row.id);
    }
    if (!scheduled) requestAnimationFrame(flush);
    scheduled = true;
  });
  list.show(instruments);
}
