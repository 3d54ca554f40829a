import type { FrameChannel } from '../src/contract/worker/frame.ts';
import type { SocketCounters } from '../src/contract/worker/diagnostics-api.ts';
import type { DeviceApi, Outcome, StartOptions, TradingApi } from '../src/contract/worker/trading-api.ts';
import { err, ok } from '../src/lib/result.ts';
import { authCommands } from './commands/auth-commands.ts';
import { chatCommands } from './commands/chat-commands.ts';
import { CommandScope } from './commands/command-scope.ts';
import { diagnosticsCommands } from './commands/diagnostics-commands.ts';
import { followCommands } from './commands/follow-commands.ts';
import { fundCommands } from './commands/fund-commands.ts';
import { historyCommands } from './commands/history-commands.ts';
import { inviteCommands } from './commands/invite-commands.ts';
import { marketCommands } from './commands/market-commands.ts';
import { newsCommands } from './commands/news-commands.ts';
import { orderCommands } from './commands/order-commands.ts';
import { profileCommands } from './commands/profile-commands.ts';
import { pushCommands } from './commands/push-commands.ts';
import { searchCommands } from './commands/search-commands.ts';
import { withdrawCommands } from './commands/withdraw-commands.ts';
import type { Environment } from './environment.ts';
import { startClient } from './start-client.ts';
import { openStorage } from './storage/open-storage.ts';
import { createTradingClient } from './trading-client.ts';

/** A client in this thread. */
export interface ClientHandle {
  readonly api: TradingApi;
  /** What passed over the socket; undefined before the start. */
  readonly counters: () => SocketCounters | undefined;
  /** Closes the socket and the channel to other tabs. */
  readonly stop: () => void;
}

/** The commands, over a client that `start` makes. */
export function createClient(environment: Environment): ClientHandle {
  const scope = new CommandScope();
  const api: TradingApi = {
    start: (options, frames) => start(scope, environment, options, frames),
    ping: async () => {},
    ...deviceCommands(scope),
    ...authCommands(scope),
    ...diagnosticsCommands(scope),
    ...followCommands(scope),
    ...chatCommands(scope),
    ...fundCommands(scope),
    ...historyCommands(scope),
    ...inviteCommands(scope),
    ...pushCommands(scope),
    ...marketCommands(scope),
    ...newsCommands(scope),
    ...orderCommands(scope),
    ...profileCommands(scope),
    ...searchCommands(scope),
    ...withdrawCommands(scope),
  };
  const stop = (): void => {
    scope.client?.connection.close();
    scope.client?.tabs.close();
  };
  return { api, counters: () => scope.client?.connection.counters, stop };
}

/** The commands by which the page reports its own state and the device's. */
function deviceCommands(scope: CommandScope): DeviceApi {
  return {
    openSocket: () => scope.tell(({ connection }) => connection.open()),
    setOnline: (online) => scope.tell(({ connection }) => connection.setOnline(online)),
    setVisible: (visible) => scope.tell(({ events }) => events.emit('visibilityChanged', { visible })),
    setInterest: (interest) => scope.tell(({ visible }) => visible.setInterest(interest)),
    setLanguage: (language) =>
      scope.tell(({ context, market }) => {
        context.language = language;
        // The names of instruments and categories are in the language of the request.
        void market.catalogue.loadInNewLanguage();
      }),
  };
}

async function start(
  scope: CommandScope,
  environment: Environment,
  options: StartOptions,
  frames: FrameChannel,
): Promise<Outcome<null>> {
  if (scope.client) return err({ kind: 'invalid', origin: 'start' });
  const { storage, codeLoaded } = openStorage(environment);
  scope.client = createTradingClient(environment, storage, options, frames);
  startClient(scope.client, options);
  try {
    await codeLoaded;
    return ok(null);
  } catch (error) {
    // The page puts another worker in the place of this one, which shows at least the markets before it goes.
    await scope.client.market.catalogue.load();
    return err({ kind: 'network', origin: 'start', message: String(error) });
  }
}
