import type { Handover, StartOptions } from '../src/contract/worker/trading-api.ts';
import type { FundEntry, JournalEntry } from './storage/storage.ts';
import type { TradingClient } from './trading-client.ts';

/**
 * Opens the socket and begins every load, without waiting for any: what the device kept is shown when it has been read,
 * unless the network was faster.
 */
export function startClient(client: TradingClient, { online, visible, handover }: StartOptions): void {
  const { events, connection, market, favourites, journal, fundJournal, session, company, backend } = client;
  publishInitialState(client);
  events.emit('visibilityChanged', { visible });
  connection.setOnline(online);
  connection.open();
  void market.restore();
  void favourites.restore(handover?.favourites ?? []);
  void journal.restore(handover ? entriesOf(handover) : []);
  void fundJournal.restore(handover ? fundEntriesOf(handover) : []);
  void session.restore(handover?.unsaved);
  void market.catalogue.load();
  void company.load();
  void backend.load();
}

function publishInitialState({ publisher, connection, session, account, market }: TradingClient): void {
  publisher.set('connection', connection.state);
  publisher.set('session', session.state);
  publisher.set('orders', account.lists.state);
  publisher.set('catalogue', market.catalogue.state);
  publisher.begin();
}

/** As the journal has them. A visitor has no orders. */
function entriesOf({ unconfirmed, userId, newestOrderId }: Handover): JournalEntry[] {
  if (userId === undefined) return [];
  return unconfirmed.map(({ request, sentAt }) => ({ request, sentAt, userId, newestOrderId }));
}

function fundEntriesOf({ unconfirmedFunds, userId }: Handover): FundEntry[] {
  return userId === undefined ? [] : unconfirmedFunds.map((sent) => ({ ...sent, userId }));
}
