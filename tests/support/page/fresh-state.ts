/** Signals live as long as the page does: a test begins with what a page that starts has. */
import { act } from '@testing-library/react';
import { category } from '../../../src/screens/market/category.ts';
import { areas } from '../../../src/state/areas.ts';
import { entryDraft } from '../../../src/state/entry-draft.ts';
import type { Signal } from '../../../src/state/signals.ts';
import { account, chartUpdates, lastNotices, slices, ticketPreview } from '../../../src/state/slices.ts';
import { ticket } from '../../../src/state/ticket.ts';
import { toasts } from '../../../src/state/toasts.ts';
import { tradeCode } from '../../../src/state/trade-instrument.ts';

const SIGNALS = [
  ...Object.values(slices),
  account,
  chartUpdates,
  lastNotices,
  ticketPreview,
  ticket,
  toasts,
  tradeCode,
  category,
  areas,
  entryDraft,
] as readonly Signal<unknown>[];
const AT_START = SIGNALS.map((each) => each.peek());

export function freshState(): void {
  act(() => {
    SIGNALS.forEach((each, index) => (each.value = AT_START[index]));
  });
}
