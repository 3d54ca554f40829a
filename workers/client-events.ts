import type {
  BackendSettings,
  CatalogueState,
  CompanyState,
  ConnectionState,
  Notice,
  OrdersState,
  SessionState,
  UnsavedSession,
} from '../src/contract/worker/state.ts';
import type { UnconfirmedFund } from '../src/contract/worker/funds-api.ts';
import type { UnconfirmedOrder } from '../src/contract/worker/ticket.ts';
import type { InstrumentId } from '../src/domain/instrument.ts';
import type { OrderId } from '../src/domain/order.ts';
import type { ScaledPrice } from '../src/domain/price-scale.ts';
import type { Emitter } from '../src/lib/emitter.ts';
import type { TabMessage } from './tabs/tab-message.ts';

/** A price that a message brought: an integer at the instrument's price scale. */
export interface PriceMove {
  readonly id: InstrumentId;
  readonly lastPrice: ScaledPrice;
}

/**
 * Every event by which the worker's modules hear of each other. No module depends on the order in which the listeners
 * of one event run; where an order matters, there are two events.
 */
export interface ClientEvents {
  /** The socket is in another phase, or its latency was measured. */
  connectionChanged: ConnectionState;
  /** The socket is open, for the first time or again; the subscriptions have been sent. */
  connected: void;
  /** A socket that was open is gone. */
  disconnected: void;
  /** The server has answered a login on the socket; if it accepted, private topics flow from here on. */
  loginAnswered: { readonly accepted: boolean };
  /** An HTTP call was answered, so the network is there. */
  serverReachable: void;
  /** Code 999 for a request that carried `token`. */
  tokenRejected: { readonly token: string };

  /** The page is seen, or not seen any more. */
  visibilityChanged: { readonly visible: boolean };
  /** Hidden for 30 s: prices are not needed. */
  pricesPaused: void;
  /** Hidden for 5 min: the socket is not needed. */
  idleExpired: void;
  /** The page is seen again. */
  foregroundEntered: void;
  /** Prices that were paused flow again, on a socket that stayed open. */
  pricesResumed: void;

  /** Another user than before, or nobody. Comes before the `sessionChanged` that belongs to it. */
  userChanged: { readonly previousId: number | undefined; readonly userId: number | undefined };
  /** Who uses the client; also when the same user has a new token. */
  sessionChanged: SessionState;
  /** What the device could not save of the session has changed. */
  unsavedSessionChanged: UnsavedSession;
  settingsChanged: BackendSettings;
  companyChanged: CompanyState;
  favouritesChanged: readonly InstrumentId[];
  /** A message of another tab of this device. */
  tabMessage: TabMessage;

  catalogueChanged: CatalogueState;
  /** Of the message that is being read, the prices that the page looks at are in the book: they go before the rest is read. */
  watchedPricesMoved: void;
  /** All prices of that message; `serverTime` is its time on the server's clock, ms since 1970. On the path of every tick. */
  pricesMoved: { readonly moves: readonly PriceMove[]; readonly serverTime: number };
  /** Prices grew stale, or were confirmed, without having moved. */
  freshnessChanged: void;
  /** Another chart is open, or none. */
  chartSelected: void;
  /** The open chart has something to send. */
  chartChanged: void;
  /** Another ticket is open, or it was edited. */
  ticketChanged: void;
  /** These came into view: their values are sent again. */
  valuesAppeared: { readonly instruments: readonly InstrumentId[]; readonly positions: readonly OrderId[] };

  ordersChanged: OrdersState;
  /** Balance or positions changed: the account's summary and the profits of positions are to be sent. */
  valuationChanged: void;
  /** The account has been read after a login on the socket: nothing from before is missing, and nothing after will be. */
  accountCaughtUp: void;
  /** An order call got no answer, so its outcome is unknown. */
  orderUnanswered: void;
  unconfirmedChanged: readonly UnconfirmedOrder[];
  /** The journal has taken over orders that this worker did not send, whose outcome it is now to find out. */
  ordersInherited: void;

  /** A request for money got no answer, so its outcome is unknown. */
  fundUnanswered: void;
  unconfirmedFundsChanged: readonly UnconfirmedFund[];
  /** The journal has taken over requests for money that this worker did not send. */
  fundsInherited: void;

  /** How many answers of customer service have not been read. */
  chatUnreadChanged: number;

  /** Something that happened by itself and is worth a message to the user. */
  notice: Notice;
}

/** Where the worker's modules emit and listen. */
export type ClientEmitter = Emitter<ClientEvents>;
