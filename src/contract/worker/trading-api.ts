/** The commands of the worker, as the page calls them through Comlink. None throws: failures are values. */
import type { InstrumentId } from '../../domain/instrument.ts';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import type { ChartRequest, OlderCandles, OpenedChart } from './chart.ts';
import type { AuthApi } from './auth-api.ts';
import type { ChatApi } from './chat-api.ts';
import type { DiagnosticsApi } from './diagnostics-api.ts';
import type { Outcome } from './failure.ts';
import type { FrameChannel } from './frame.ts';
import type { FollowApi } from './follow-api.ts';
import type { FundsApi, UnconfirmedFund } from './funds-api.ts';
import type { HistoryApi } from './history-api.ts';
import type { InviteApi } from './invite-api.ts';
import type { NewsApi } from './news-api.ts';
import type { ProfileApi } from './profile-api.ts';
import type { PushApi } from './push-api.ts';
import type { SearchApi } from './search-api.ts';
import type { SparklineCloses } from './sparkline.ts';
import type { UnsavedSession } from './state.ts';
import type { OrderDone, OrderRequest, SubmitOutcome, TicketInput, UnconfirmedOrder } from './ticket.ts';
import type { WithdrawApi } from './withdraw-api.ts';

export type { Outcome } from './failure.ts';

/** What a worker needs to know at its start. */
export interface StartOptions {
  /** Base of HTTP calls, e.g. `https://api.example.com`; the socket's address follows from it. */
  readonly apiBase: string;
  /** One of the 14 language codes, as sent in the `lang` header. */
  readonly language: string;
  readonly visible: boolean;
  readonly online: boolean;
  /** Whether less data is asked for, from the first message on. */
  readonly savesData?: boolean;
  /** For a worker that takes the place of one that died. */
  readonly handover?: Handover;
}

/** What the page still knows after a worker died. */
export interface Handover {
  /** Orders whose outcome is not known, those that died with the worker among them. */
  readonly unconfirmed: readonly UnconfirmedOrder[];
  /** Requests for money whose outcome is not known, likewise. */
  readonly unconfirmedFunds: readonly UnconfirmedFund[];
  /** Whose they are; undefined for a visitor. */
  readonly userId: number | undefined;
  /** The newest order on the page: what the unconfirmed ones made is newer. */
  readonly newestOrderId: OrderId;
  readonly favourites: readonly InstrumentId[];
  /** What the device did not keep. */
  readonly unsaved: UnsavedSession | undefined;
}

/** What is on screen, so that only its prices cross. */
export interface Interest {
  readonly instruments: readonly InstrumentId[];
  readonly positions: readonly OrderId[];
}

/** The stop prices of an order, as they are to be. */
export interface StopPrices {
  /** Canonical decimal text; undefined removes the stop. */
  readonly stopLoss: string | undefined;
  readonly takeProfit: string | undefined;
}

/** By these the page reports its own state and the device's. */
export interface DeviceApi {
  /** Every navigation calls it: opens the socket unless it is open or opening. */
  openSocket(): Promise<void>;
  setLanguage(language: string): Promise<void>;
  setVisible(visible: boolean): Promise<void>;
  /** Whether the device has a network, as `navigator.onLine`. */
  setOnline(online: boolean): Promise<void>;
  setInterest(interest: Interest): Promise<void>;
}

/** Instruments, their sparklines and charts. */
export interface MarketApi {
  /** Loads the trade list and the categories again. */
  refreshCatalogue(): Promise<Outcome<null>>;
  /** Answered when the device has it, or has refused it: it is then kept until the page is closed. */
  setFavourite(id: InstrumentId, favourite: boolean): Promise<Outcome<null>>;
  /** Closes of the last 60 bars; older ones where no newer can be had. */
  sparkline(id: InstrumentId): Promise<Outcome<SparklineCloses>>;

  openChart(request: ChartRequest): Promise<Outcome<OpenedChart>>;
  loadOlderCandles(seriesId: number): Promise<Outcome<OlderCandles>>;
  closeChart(seriesId: number): Promise<void>;
}

/** Lots of a position that are closed before the rest. */
export interface PartToClose {
  /** Decimal text, fewer than are open. */
  readonly lots: string;
  /** A UUID of this intent: a repeat closes nothing more. */
  readonly clientId: string;
}

/** Tickets, orders and the demo account. */
export interface OrdersApi {
  /** The server's text for the user. */
  resetDemo(): Promise<Outcome<string>>;
  /** Shows a ticket's cost in the frames until it is set to null. */
  setTicket(ticket: TicketInput | null): Promise<void>;
  submitOrder(request: OrderRequest): Promise<Outcome<SubmitOutcome>>;
  /** Closes a position, or a part of it; the order of the answer is then the part, in history. */
  closePosition(id: OrderId, part?: PartToClose): Promise<Outcome<OrderDone>>;
  cancelOrder(id: OrderId): Promise<Outcome<OrderDone>>;
  setStops(id: OrderId, stops: StopPrices): Promise<Outcome<OrderDone>>;
  refreshOrders(status: OrderStatus): Promise<Outcome<null>>;
  /** The next page, until the loaded count reaches the total. */
  loadMoreOrders(status: OrderStatus): Promise<Outcome<null>>;
}

/** Every command of the worker. */
export interface TradingApi
  extends
    AuthApi,
    ChatApi,
    DeviceApi,
    DiagnosticsApi,
    FollowApi,
    FundsApi,
    HistoryApi,
    InviteApi,
    MarketApi,
    NewsApi,
    OrdersApi,
    ProfileApi,
    PushApi,
    SearchApi,
    WithdrawApi {
  /**
   * Opens the socket and begins all loading at once; what the device kept follows when it has been read. Resolves when
   * the worker's code is complete; `network`: a part of it did not load.
   */
  start(options: StartOptions, frames: FrameChannel): Promise<Outcome<null>>;

  /** Answers at once: whether the worker is there. Also before the start. */
  ping(): Promise<void>;
}
