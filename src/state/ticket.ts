/** The order form as it stands. Kept outside the screen: neither a failure nor leaving empties it. */
import { toShortText } from '../domain/decimal.ts';
import type { Instrument } from '../domain/instrument.ts';
import type { OrderKind } from '../domain/order.ts';
import { formatScaled } from '../domain/price-scale.ts';
import type { TicketInput } from '../contract/worker/ticket.ts';
import { perPage } from './page.ts';
import type { PageState } from './page-state.ts';
import { computed, signal, type ReadonlySignal } from './signals.ts';

/** The leverage that a fresh ticket offers, or the nearest option below it. */
const USUAL_LEVERAGE = 100;

export interface Stop {
  readonly on: boolean;
  /** Canonical text. */
  readonly price: string;
}

/** The two stops of an order. */
export type StopKind = 'stopLoss' | 'takeProfit';

export interface Ticket {
  readonly instrumentId: number;
  readonly kind: OrderKind;
  readonly lots: string;
  readonly leverage: number;
  readonly targetPrice: string;
  readonly stopLoss: Stop;
  readonly takeProfit: Stop;
}

const NO_STOP: Stop = { on: false, price: '' };
const BLANK: Ticket = {
  instrumentId: 0,
  kind: 'market',
  lots: '',
  leverage: 0,
  targetPrice: '',
  stopLoss: NO_STOP,
  takeProfit: NO_STOP,
};

/** The ticket of a page; null in it before an instrument has been chosen. */
export interface TicketState {
  readonly current: ReadonlySignal<Ticket | null>;
  /** The ticket in the words of the worker. */
  readonly input: ReadonlySignal<TicketInput | null>;
  /** A fresh ticket when another instrument is chosen; the one at hand otherwise. */
  readonly open: (instrument: Instrument) => void;
  readonly edit: (change: Partial<Ticket>) => void;
  /** The target starts at the last price, and is kept from then on. */
  readonly chooseKind: (kind: OrderKind) => void;
  /** A stop that is ticked starts at the last price. */
  readonly tickStop: (which: StopKind, on: boolean) => void;
}

export const ticketOf = perPage(({ state }): TicketState => {
  const current = signal<Ticket | null>(null);
  state.drafts.add(
    'ticket',
    BLANK,
    () => current.peek(),
    (draft) => (current.value = draft),
  );
  const change = (changeOf: (ticket: Ticket) => Partial<Ticket>): void => {
    const ticket = current.peek();
    if (ticket) current.value = { ...ticket, ...changeOf(ticket) };
  };
  return {
    current,
    input: computed(() => current.value && inputOf(current.value)),
    open: (instrument) => {
      if (current.peek()?.instrumentId !== instrument.id) current.value = freshTicket(instrument);
    },
    edit: (changed) => change(() => changed),
    chooseKind: (kind) =>
      change((ticket) => {
        const begins = kind === 'pending' && ticket.targetPrice === '';
        return { kind, targetPrice: begins ? lastPriceText(state, ticket) : ticket.targetPrice };
      }),
    tickStop: (which, on) =>
      change((ticket) => ({ [which]: { on, price: on ? lastPriceText(state, ticket) : ticket[which].price } })),
  };
});

function freshTicket(instrument: Instrument): Ticket {
  return {
    ...BLANK,
    instrumentId: instrument.id,
    lots: toShortText(instrument.minLots),
    leverage: usualLeverage(instrument.leverages),
  };
}

function usualLeverage(options: readonly number[]): number {
  return options.filter((option) => option <= USUAL_LEVERAGE).at(-1) ?? options[0] ?? 0;
}

function lastPriceText({ instrumentOf, quoteOf }: PageState, { instrumentId }: Ticket): string {
  const scale = instrumentOf(instrumentId)?.priceScale;
  const price = quoteOf(instrumentId).lastPrice.peek();
  return scale === undefined || Number.isNaN(price) ? '' : formatScaled(price, scale);
}

function inputOf({ instrumentId, kind, lots, leverage, targetPrice, stopLoss, takeProfit }: Ticket): TicketInput {
  return {
    instrumentId,
    kind,
    lots,
    leverage,
    targetPrice: kind === 'pending' ? targetPrice : '',
    stopLoss: stopLoss.on ? stopLoss.price : undefined,
    takeProfit: takeProfit.on ? takeProfit.price : undefined,
  };
}
