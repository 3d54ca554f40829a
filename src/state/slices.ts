/** The state that the worker replaces whole. `applyFrame` is the only writer. */
import type { EpochMs } from '../domain/candle.ts';
import type { Instrument, InstrumentId } from '../domain/instrument.ts';
import type { OrderId } from '../domain/order.ts';
import type { ChartUpdate } from '../contract/worker/chart.ts';
import type { LiveAccountSummary, PositionPnl } from '../contract/worker/frame.ts';
import type { ConnectionState, Notice, OrderListState, StateSlices } from '../contract/worker/state.ts';
import type { TicketPreview } from '../contract/worker/ticket.ts';
import { computed, signal, type Signal } from './signals.ts';
import { workerAnswers, workerSilentSince, workerStatus } from './worker.ts';

const EMPTY_LIST: OrderListState = {
  orders: [],
  total: undefined,
  loading: false,
  failure: undefined,
  totalProfit: undefined,
};

export const slices: { readonly [K in keyof StateSlices]: Signal<StateSlices[K]> } = {
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
  orders: signal<StateSlices['orders']>({ holding: EMPTY_LIST, pending: EMPTY_LIST, closed: EMPTY_LIST }),
  unconfirmed: signal<StateSlices['unconfirmed']>([]),
  favourites: signal<StateSlices['favourites']>([]),
  backend: signal<StateSlices['backend']>(undefined),
  company: signal<StateSlices['company']>(undefined),
  unsaved: signal<StateSlices['unsaved']>(undefined),
};

export const account = signal<LiveAccountSummary | null>(null);
export const ticketPreview = signal<TicketPreview | null>(null);
/** The chart updates of the last display frame, in order: each builds on the one before it. */
export const chartUpdates = signal<readonly ChartUpdate[]>([]);
/** The notices of the last display frame. */
export const lastNotices = signal<readonly Notice[]>([]);

/** The line as the user has to see it: what a worker said of it that does not answer any more is no news. */
export type ShownConnection =
  | ConnectionState
  /** The worker does not answer. */
  | { readonly phase: 'stalled' }
  /** It is being replaced. */
  | { readonly phase: 'restarting' };

export const connection = computed<ShownConnection>(() => {
  if (workerAnswers.value) return slices.connection.value;
  return { phase: workerStatus.value.phase === 'silent' ? 'stalled' : 'restarting' };
});

/** Whether the line is up: prices and orders can be trusted to move. */
export const isLive = computed(() => connection.value.phase === 'open');

export const isMember = computed(() => slices.session.value.status === 'member');

/** Since when the account's figures rest on a price that is old, ms since 1970; undefined while they are fresh. */
export const summaryStaleSince = computed(
  () => account.value?.staleSince ?? (account.value ? workerSilentSince.value : undefined),
);

const instrumentsById = computed(
  () => new Map<InstrumentId, Instrument>(slices.catalogue.value.instruments.map((each) => [each.id, each])),
);

export function instrumentOf(id: InstrumentId): Instrument | undefined {
  return instrumentsById.value.get(id);
}

const positions = new Map<OrderId, Signal<PositionPnl>>();

/** Live profit of one position; undefined figures until the worker has sent them. */
export function positionOf(id: OrderId): Signal<PositionPnl> {
  let found = positions.get(id);
  if (!found) {
    found = signal<PositionPnl>({ id, profit: undefined, price: undefined, staleSince: undefined });
    positions.set(id, found);
  }
  return found;
}

/** Since when the profit of a position rests on an old price, ms since 1970. */
export function positionStaleSince(id: OrderId): EpochMs | undefined {
  return positionOf(id).value.staleSince ?? workerSilentSince.value;
}

/** The worker is gone: what it last reckoned stands, as old as its last word. Called by `applyWorkerDeath` only. */
export function markSummaryStale(since: EpochMs): void {
  const figures = account.peek();
  if (figures) account.value = { ...figures, staleSince: figures.staleSince ?? since };
  for (const position of positions.values()) {
    position.value = { ...position.peek(), staleSince: position.peek().staleSince ?? since };
  }
  const preview = ticketPreview.peek();
  if (preview) ticketPreview.value = { ...preview, block: 'stalePrice' };
}

/** Forgets the signals of positions that are gone, so that a long day does not grow the map. */
export function prunePositions(): void {
  const held = new Set(slices.orders.peek().holding.orders.map((order) => order.id));
  for (const id of positions.keys()) if (!held.has(id)) positions.delete(id);
}
