/** What changes rarely and is sent to the page whole: each slice replaces the one before it. */
import type { EpochMs } from '../../domain/candle.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { Category, Instrument } from '../../domain/instrument.ts';
import type { Order, OrderStatus } from '../../domain/order.ts';
import type { FeeType } from '../../domain/margin.ts';
import type { Failure } from './failure.ts';
import type { FundNotice, UnconfirmedFund } from './funds-api.ts';
import type { UnconfirmedOrder } from './ticket.ts';

/**
 * Why a socket ended: the close code with which the browser reported it, or what the client saw itself. `timeout`: it
 * did not open in time; `silent`: pings had no answer; `failed`: the browser could not open or hold it.
 */
export type DropReason = number | 'timeout' | 'silent' | 'failed';

/** The socket, as the user has to see it. */
/** What does not keep up with all prices, so that only some are asked for. */
export type SlowPart = 'device' | 'line';

export type ConnectionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting'; readonly attempt: number }
  /** `latencyMs` is the last ping's round trip, undefined before the first pong. */
  | { readonly phase: 'open'; readonly latencyMs: number | undefined; readonly slow?: SlowPart | undefined }
  /** Waiting to try again at `retryAt` (ms since 1970), after a socket that ended for `reason`. */
  | {
      readonly phase: 'waiting';
      readonly attempt: number;
      readonly retryAt: number;
      readonly reason: DropReason;
    }
  /** The device reports that there is no network. */
  | { readonly phase: 'offline' }
  /** Closed on purpose, because the page has been hidden for long. */
  | { readonly phase: 'suspended' };

/** Who is logged in. */
export interface User {
  readonly id: number;
  readonly uid: string;
  readonly email: string;
  /** As the backend names it; empty where it has none. */
  readonly level: string;
  readonly isDemo: boolean;
  readonly inviteCode: string;
}

/** `loading` until the device and the server have been asked. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  | { readonly status: 'member'; readonly user: User };

/** What can be traded. */
export interface CatalogueState {
  readonly instruments: readonly Instrument[];
  readonly categories: readonly Category[];
  /** `snapshot`: as kept on the device at `asOf` (ms since 1970), not yet confirmed by the server. */
  readonly source: 'none' | 'snapshot' | 'live';
  readonly asOf: number | undefined;
  readonly loading: boolean;
  readonly failure: Failure | undefined;
}

/** One list of orders, newest first. */
export interface OrderListState {
  readonly orders: readonly Order[];
  /** How many the server has; undefined before the first page. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failure: Failure | undefined;
  /** Sum over all rows of this status at the server's last answer. */
  readonly totalProfit: Decimal | undefined;
  /** Where the server has not answered yet, and these are what the device kept: since then, ms since 1970. */
  readonly asOf?: EpochMs;
}

/** The three lists of orders. */
export type OrdersState = Readonly<Record<OrderStatus, OrderListState>>;

/** What the backend sets for everybody. */
export interface BackendSettings {
  readonly feeType: FeeType;
  /** Empty where there is no customer service. */
  readonly serviceLink: string;
  /** Margin level in percent at which positions are closed; undefined where the backend does not say. */
  readonly stopOutLevel: Decimal | undefined;
  /** Whether the server closes parts of positions. */
  readonly canClosePart: boolean;
}

/** The company behind this site, as the backend describes it. */
export interface CompanyState {
  /** False where the service is not available; `lossUrl` is where it wants its users then. */
  readonly available: boolean;
  readonly isMain: boolean;
  readonly type: number;
  readonly lossUrl: string;
}

/** The session where the device keeps nothing: the page holds it for the worker that replaces this one. */
export interface UnsavedSession {
  readonly session: { readonly token: string; readonly user: User } | undefined;
  readonly demoId: string | undefined;
}

/** Something that happened by itself, of which the user is told. */
export type Notice =
  | { readonly kind: 'filled'; readonly order: Order }
  | { readonly kind: 'closed'; readonly order: Order }
  /** An unconfirmed order was found (`order`), or is certain not to exist. */
  | { readonly kind: 'reconciled'; readonly clientId: string; readonly order: Order | undefined }
  | FundNotice
  /** The back office has decided about the user's papers. */
  | { readonly kind: 'verificationReviewed'; readonly isAccepted: boolean }
  /** The back office has decided about a reward for an invitation. */
  | { readonly kind: 'rewardReviewed'; readonly isPaid: boolean }
  | { readonly kind: 'followingEnded'; readonly reason: 'loss' | 'leaderLeft' }
  | { readonly kind: 'sessionEnded' };

/** Every slice by its name. */
export interface StateSlices {
  readonly connection: ConnectionState;
  readonly session: SessionState;
  readonly catalogue: CatalogueState;
  readonly orders: OrdersState;
  readonly unconfirmed: readonly UnconfirmedOrder[];
  readonly unconfirmedFunds: readonly UnconfirmedFund[];
  readonly favourites: readonly number[];
  readonly backend: BackendSettings | undefined;
  /** Undefined until the backend has answered. */
  readonly company: CompanyState | undefined;
  readonly unsaved: UnsavedSession | undefined;
  /** Answers of customer service that have not been read. */
  readonly chatUnread: number;
}
