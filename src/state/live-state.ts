/** What the worker says of connection, session, catalogue, orders and account. The frame reader is the only writer. */
import type { EpochMs } from '../domain/candle.ts';
import type { Instrument, InstrumentId } from '../domain/instrument.ts';
import type { OrderId } from '../domain/order.ts';
import type { ChartUpdate } from '../contract/worker/chart.ts';
import type { LiveAccountSummary, PositionPnl } from '../contract/worker/frame.ts';
import type { ConnectionState, Notice, OrderListState, StateSlices } from '../contract/worker/state.ts';
import type { TicketPreview } from '../contract/worker/ticket.ts';
import { computed, signal, type ReadonlySignal, type Signal } from './signals.ts';
import type { WorkerState } from './worker-state.ts';

/** What the worker replaces whole. */
export type SliceSignals = { readonly [K in keyof StateSlices]: Signal<StateSlices[K]> };

/** The connection as the user has to see it: what a worker said of it that does not answer any more is no news. */
export type ShownConnection =
  | ConnectionState
  /** The worker does not answer. */
  | { readonly phase: 'stalled' }
  /** It is being replaced. */
  | { readonly phase: 'restarting' };

/** Written as it comes. */
interface WrittenState {
  readonly slices: SliceSignals;
  readonly account: Signal<LiveAccountSummary | null>;
  readonly ticketPreview: Signal<TicketPreview | null>;
  /** The chart updates of the last display frame, in order: each builds on the one before it. */
  readonly chartUpdates: Signal<readonly ChartUpdate[]>;
  /** The notices of the last display frame. */
  readonly lastNotices: Signal<readonly Notice[]>;
}

/** Profits by position, with signals that are made on first use. */
interface LivePositions {
  /** Live profit of one position; undefined until the worker has sent it. */
  readonly positionOf: (id: OrderId) => Signal<PositionPnl>;
  /** Since when the profit of a position rests on an old price, ms since 1970. */
  readonly positionStaleSince: (id: OrderId) => EpochMs | undefined;
  /** Those that are there. */
  readonly knownPositions: ReadonlyMap<OrderId, Signal<PositionPnl>>;
  /** Forgets all but these, so that a long day does not grow the map. */
  readonly keepPositions: (ids: ReadonlySet<OrderId>) => void;
}

export interface LiveState extends WrittenState, LivePositions {
  readonly connection: ReadonlySignal<ShownConnection>;
  /** Whether the connection is up: prices and orders can be trusted to move. */
  readonly isLive: ReadonlySignal<boolean>;
  readonly isMember: ReadonlySignal<boolean>;
  /** Since when the account's summary rests on a price that is old, ms since 1970; undefined while it is fresh. */
  readonly summaryStaleSince: ReadonlySignal<EpochMs | undefined>;
  readonly instrumentOf: (id: InstrumentId) => Instrument | undefined;
}

const EMPTY_LIST: OrderListState = {
  orders: [],
  total: undefined,
  loading: false,
  failure: undefined,
  totalProfit: undefined,
};

export function createLiveState(worker: WorkerState): LiveState {
  const written = writtenState();
  const { slices, account } = written;
  const connection = computed<ShownConnection>(() => {
    if (worker.answers.value) return slices.connection.value;
    return { phase: worker.status.value.phase === 'silent' ? 'stalled' : 'restarting' };
  });
  const instrumentsById = computed(
    () => new Map<InstrumentId, Instrument>(slices.catalogue.value.instruments.map((each) => [each.id, each])),
  );
  return {
    ...written,
    ...livePositions(worker),
    connection,
    isLive: computed(() => connection.value.phase === 'open'),
    isMember: computed(() => slices.session.value.status === 'member'),
    summaryStaleSince: computed(
      () => account.value?.staleSince ?? (account.value ? worker.silentSince.value : undefined),
    ),
    instrumentOf: (id) => instrumentsById.value.get(id),
  };
}

function writtenState(): WrittenState {
  return {
    slices: emptySlices(),
    account: signal<LiveAccountSummary | null>(null),
    ticketPreview: signal<TicketPreview | null>(null),
    chartUpdates: signal<readonly ChartUpdate[]>([]),
    lastNotices: signal<readonly Notice[]>([]),
  };
}

function emptySlices(): SliceSignals {
  return {
    connection: signal<StateSlices['connection']>({ phase: 'idle' }),
    session: signal<StateSlices['session']>({ status: 'loading' }),
    catalogue: signal<StateSlices['catalogue']>({
      instruments: [],
      categories: [],
      source: 'none',
      asOf: undefined,
      loading: true,
      failure: undefined,
    }),
    orders: signal<StateSlices['orders']>({ open: EMPTY_LIST, pending: EMPTY_LIST, closed: EMPTY_LIST }),
    unconfirmed: signal<StateSlices['unconfirmed']>([]),
    unconfirmedFunds: signal<StateSlices['unconfirmedFunds']>([]),
    favourites: signal<StateSlices['favourites']>([]),
    backend: signal<StateSlices['backend']>(undefined),
    company: signal<StateSlices['company']>(undefined),
    unsaved: signal<StateSlices['unsaved']>(undefined),
    chatUnread: signal<StateSlices['chatUnread']>(0),
  };
}

function livePositions({ silentSince }: WorkerState): LivePositions {
  const positions = new Map<OrderId, Signal<PositionPnl>>();
  const positionOf = (id: OrderId): Signal<PositionPnl> => {
    let found = positions.get(id);
    if (!found) {
      found = signal<PositionPnl>({ id, profit: undefined, price: undefined, staleSince: undefined });
      positions.set(id, found);
    }
    return found;
  };
  return {
    positionOf,
    positionStaleSince: (id) => positionOf(id).value.staleSince ?? silentSince.value,
    knownPositions: positions,
    keepPositions: (ids) => {
      for (const id of positions.keys()) if (!ids.has(id)) positions.delete(id);
    },
  };
}
