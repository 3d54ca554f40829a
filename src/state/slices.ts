/** The state that the worker replaces whole. `applyFrame` is the only writer. */
import type { AccountFigures } from '../domain/account.ts';
import type { Instrument, InstrumentId } from '../domain/instrument.ts';
import type { OrderId } from '../domain/order.ts';
import type { ChartUpdate } from '../contract/worker/chart.ts';
import type { PositionPnl } from '../contract/worker/frame.ts';
import type { Notice, OrderListState, StateSlices } from '../contract/worker/state.ts';
import type { TicketPreview } from '../contract/worker/ticket.ts';
import { computed, signal, type Signal } from './signals.ts';

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
};

export const account = signal<AccountFigures | null>(null);
export const ticketPreview = signal<TicketPreview | null>(null);
/** The chart updates of the last display frame, in order: each builds on the one before it. */
export const chartUpdates = signal<readonly ChartUpdate[]>([]);
/** The notices of the last display frame. */
export const lastNotices = signal<readonly Notice[]>([]);

/** Whether the line is up: prices and orders can be trusted to move. */
export const isLive = computed(() => slices.connection.value.phase === 'open');

export const isMember = computed(() => slices.session.value.status === 'member');

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
    found = signal<PositionPnl>({ id, profit: undefined, price: undefined });
    positions.set(id, found);
  }
  return found;
}

/** Forgets the signals of positions that are gone, so that a long day does not grow the map. */
export function prunePositions(): void {
  const held = new Set(slices.orders.peek().holding.orders.map((order) => order.id));
  for (const id of positions.keys()) if (!held.has(id)) positions.delete(id);
}
