import type { UnconfirmedOrder } from '../../src/contract/worker/ticket.ts';
import { RequestJournal, type JournalDependencies } from '../journal/request-journal.ts';
import type { JournalEntry } from '../storage/storage.ts';

/** After this the server's history is the better witness. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** The journal of orders. */
export type OrderJournal = RequestJournal<JournalEntry>;

export function createOrderJournal(dependencies: JournalDependencies<JournalEntry>): OrderJournal {
  const { events } = dependencies;
  return new RequestJournal(dependencies, {
    mostAgeMs: MAX_AGE_MS,
    onChange: (unconfirmed) => events.emit('unconfirmedChanged', unconfirmed.map(unconfirmedOrder)),
    onInherited: () => events.emit('ordersInherited'),
  });
}

function unconfirmedOrder({ request, sentAt }: JournalEntry): UnconfirmedOrder {
  return { request, sentAt };
}
