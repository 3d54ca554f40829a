import { transfer } from 'comlink';
import { columnBuffers, type CandleColumns } from '../src/contract/worker/chart.ts';
import type { Failure } from '../src/contract/worker/failure.ts';
import type { Outcome, TradingApi } from '../src/contract/worker/trading-api.ts';
import { companiesSchema } from '../src/contract/wire/account.ts';
import { err, ok } from '../src/lib/result.ts';
import type { Environment } from './environment.ts';
import { randomUuid } from './identifiers.ts';
import { profileCommands } from './profile/profile-commands.ts';
import { clearCaches } from './storage/clear-caches.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import type { LineCounters } from './subscriptions/live-line.ts';
import { TradingClient } from './trading-client.ts';

export interface ClientHandle {
  readonly api: TradingApi;
  /** What passed over the line; undefined before the start. */
  readonly counters: () => LineCounters | undefined;
  /** Ends the line, as for a worker that is done. */
  readonly stop: () => void;
}

const NOT_STARTED: Failure = { kind: 'invalid', origin: 'start' };
const NO_SESSION: Failure = { kind: 'session', origin: 'forex/my_deal' };

/** The commands, over a client that `start` makes. Before that they do nothing, or fail as `invalid`. */
export function createClient(environment: Environment): ClientHandle {
  let client: TradingClient | undefined;
  let storage: Storage | undefined;
  let starting = false;
  const notStarted = Promise.resolve(err(NOT_STARTED));
  const noSession = Promise.resolve(err(NO_SESSION));

  const api: TradingApi = {
    ...profileCommands(() => client?.http, NOT_STARTED),
    async clearCache() {
      if (storage) await clearCaches(storage);
      return ok(null);
    },
    async start(options, frames) {
      if (starting) return err(NOT_STARTED);
      starting = true;
      try {
        storage = await openStorage(environment);
      } catch (error) {
        return err({ kind: 'network', origin: 'start', message: String(error) });
      }
      client = new TradingClient(environment, storage, options, frames);
      await client.start(options);
      return ok(null);
    },
    ping: async () => {},
    openSocket: async () => client?.line.open(),
    setLanguage: async (language) => client?.setLanguage(language),
    setVisible: async (visible) => client?.setVisible(visible),
    setOnline: async (online) => client?.line.setOnline(online),
    setInterest: async (interest) => client?.watch.setInterest(interest),
    setTicket: async (ticket) => client?.setTicket(ticket),
    newClientId: async () => randomUuid(environment.randomBytes),
    refreshCatalogue: () => client?.market.catalogue.load() ?? notStarted,
    searchInstruments: (text) => client?.market.catalogue.search(text) ?? notStarted,
    searchCompanies: (name) => (client ? searchCompanies(client, name) : notStarted),
    setFavourite: async (id, favourite) => client?.favourites.set(id, favourite),
    sparkline: (id) => (client ? sparkline(client, id) : notStarted),
    async openChart(request) {
      if (!client) return notStarted;
      const opening = client.charts.open(request);
      client.watch.update();
      const opened = await opening;
      client.watch.update();
      return transferring(opened);
    },
    loadOlderCandles: async (seriesId) => (client ? transferring(await client.charts.loadOlder(seriesId)) : notStarted),
    async closeChart(seriesId) {
      client?.charts.closeChart(seriesId);
      client?.watch.update();
    },
    areaCodes: () => client?.entry.areaCodes() ?? notStarted,
    entryRules: () => client?.entry.rules() ?? notStarted,
    newCaptcha: () => client?.entry.newCaptcha() ?? notStarted,
    sendCode: (recipient) => client?.entry.sendCode(recipient) ?? notStarted,
    resetPassword: (reset) => client?.entry.resetPassword(reset) ?? notStarted,
    logIn: (credentials) => client?.session.logIn(credentials) ?? notStarted,
    register: (registration) => client?.session.register(registration) ?? notStarted,
    logInDemo: () => client?.session.logInDemo() ?? notStarted,
    logOut: async () => client?.session.logOut(),
    resetDemo: () => client?.resetDemo() ?? notStarted,
    submitOrder: (request) => client?.orders.desk.submit(request) ?? notStarted,
    closePosition: (id) => client?.orders.desk.close(id) ?? notStarted,
    cancelOrder: (id) => client?.orders.desk.cancel(id) ?? notStarted,
    setStops: (id, stops) => client?.orders.desk.setStops(id, stops) ?? notStarted,
    refreshOrders: (status) => membersLists(client)?.refresh(status) ?? noSession,
    loadMoreOrders: (status) => membersLists(client)?.loadMore(status) ?? noSession,
  };
  return { api, counters: () => client?.line.counters, stop: () => client?.stop() };
}

function membersLists(client: TradingClient | undefined) {
  return client?.session.user && client.account.lists;
}

async function searchCompanies({ http }: TradingClient, name: string) {
  const answer = await http.get('api/company/getCompany', { query: { name }, schema: companiesSchema });
  return answer.ok ? ok(answer.value.data) : answer;
}

async function sparkline({ market, sparklines }: TradingClient, id: number): Promise<Outcome<Float64Array>> {
  const instrument = market.catalogue.byId(id);
  if (!instrument) return err({ kind: 'invalid', origin: 'sparkline' });
  const closes = await sparklines.get(instrument);
  return closes.ok ? transfer(closes, [closes.value.buffer]) : closes;
}

/** Hands an answer's columns over instead of copying them. */
function transferring<T extends { readonly candles: CandleColumns }>(outcome: Outcome<T>): Outcome<T> {
  return outcome.ok ? transfer(outcome, columnBuffers(outcome.value.candles) as ArrayBuffer[]) : outcome;
}
