import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { HttpModule } from '../http/http-module.ts';
import type { MarketModule } from '../market/market-module.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Sessions } from '../users/sessions.ts';
import { Hub } from './hub.ts';
import { SOCKET_LIMITS, type SocketLimits } from './limits.ts';
import { PricePublisher } from './price-publisher.ts';
import { publishEvent } from './publish-events.ts';
import { serveSockets } from './upgrade.ts';

interface SocketServices {
  readonly http: HttpModule;
  readonly market: MarketModule;
  readonly sessions: Sessions;
  readonly limits: Partial<SocketLimits> | undefined;
}

export interface SocketModule extends ServerModule {
  /** Tells the sockets of an account what has happened there. */
  readonly publish: (event: DomainEvent) => void;
}

/** The live socket: prices for everybody, private messages for users. */
export function openSocketModule(context: ServerContext, services: SocketServices): SocketModule {
  const { settings, catalogue, errors } = context;
  const { http, sessions } = services;
  const { feed, market, candles } = services.market;
  const { clock } = feed;
  const limits = { ...SOCKET_LIMITS, ...services.limits };
  const onError = errors.reporter('A socket or a command failed');
  const prices = new PricePublisher({ catalogue, market, candles, clock });
  const hub = new Hub({ catalogue, prices, userOfToken: (token) => sessions.userOf(token), clock, onError }, limits);
  sessions.onEnded((hashes) => hub.logOut(hashes));
  const { allowedOrigins, socketsPerAddress } = settings;
  const access = { allowedOrigins, socketsPerAddress, isProxy: http.isProxy };
  const stopUpgrades = serveSockets({ server: http.app.server, hub, limits, access, onError });
  return {
    publish: (event) => publishEvent(event, hub, { catalogue, market }),
    inMemory: () => ({ sockets: hub.size }),
    start: () => hub.start(),
    stop: () => {
      hub.stop();
      stopUpgrades();
    },
  };
}
