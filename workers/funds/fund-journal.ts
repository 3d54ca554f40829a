import { RequestJournal, type JournalDependencies } from '../journal/request-journal.ts';
import type { FundEntry } from '../storage/storage.ts';

/** The journal of deposits and withdrawals. */
export type FundJournal = RequestJournal<FundEntry>;

/** An old entry is not dropped here but by the reconciler, which tells the user. */
export function createFundJournal(dependencies: JournalDependencies<FundEntry>): FundJournal {
  const { events } = dependencies;
  return new RequestJournal(dependencies, {
    onChange: (unconfirmed) => events.emit('unconfirmedFundsChanged', unconfirmed),
    onInherited: () => events.emit('fundsInherited'),
  });
}
