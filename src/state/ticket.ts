/** The order form as it stands. Kept outside the screen: neither a failure nor leaving empties it. */
import { compare, isNegative, isPositive, toFixedText, toShortText } from '../domain/decimal.ts';
import type { Instrument } from '../domain/instrument.ts';
import type { OrderKind } from '../domain/order.ts';
import { formatScaled } from '../domain/price-scale.ts';
import { stepped } from '../domain/step.ts';
import type { TicketInput } from '../contract/worker/ticket.ts';
import { keepAsDraft } from './kept-drafts.ts';
import { quoteOf } from './quotes.ts';
import { computed, signal } from './signals.ts';
import { instrumentOf } from './slices.ts';

/** The leverage that a fresh ticket offers, or the nearest option below it. */
const USUAL_LEVERAGE = 100;

export interface Stop {
  readonly on: boolean;
  /** Canonical text. */
  readonly price: string;
}

export interface Ticket {
  readonly instrumentId: number;
  readonly kind: OrderKind;
  readonly lots: string;
  readonly leverage: number;
  readonly targetPrice: string;
  readonly stopLoss: Stop;
  readonly takeProfit: Stop;
}

export const ticket = signal<Ticket | null>(null);

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
keepAsDraft(
  'ticket',
  BLANK,
  () => ticket.peek(),
  (draft) => (ticket.value = draft),
);

/** A fresh ticket when another instrument is chosen; the one at hand otherwise. */
export function openTicket(instrument: Instrument): void {
  if (ticket.peek()?.instrumentId === instrument.id) return;
  ticket.value = {
    ...BLANK,
    instrumentId: instrument.id,
    lots: toShortText(instrument.minLots),
    leverage: usualLeverage(instrument.leverages),
  };
}

function usualLeverage(options: readonly number[]): number {
  return options.findLast((option) => option <= USUAL_LEVERAGE) ?? options[0] ?? 0;
}

export function editTicket(change: Partial<Ticket>): void {
  if (ticket.value) ticket.value = { ...ticket.value, ...change };
}

/** Prices start at the current close. Specification, section 5. */
export function chooseKind(kind: OrderKind): void {
  const current = ticket.peek();
  if (!current) return;
  const targetPrice = kind === 'pending' && current.targetPrice === '' ? currentClose(current) : current.targetPrice;
  editTicket({ kind, targetPrice });
}

export function tickStop(which: 'stopLoss' | 'takeProfit', on: boolean): void {
  const current = ticket.peek();
  if (current) editTicket({ [which]: { on, price: on ? currentClose(current) : current[which].price } });
}

function currentClose({ instrumentId }: Ticket): string {
  const scale = instrumentOf(instrumentId)?.priceScale;
  const close = quoteOf(instrumentId).close.peek();
  return scale === undefined || Number.isNaN(close) ? '' : formatScaled(close, scale);
}

/** The ticket in the words of the worker. */
export const ticketInput = computed<TicketInput | null>(() => {
  const current = ticket.value;
  if (!current) return null;
  return {
    instrumentId: current.instrumentId,
    kind: current.kind,
    lots: current.lots,
    leverage: current.leverage,
    targetPrice: current.kind === 'pending' ? current.targetPrice : '',
    stopLoss: current.stopLoss.on ? current.stopLoss.price : undefined,
    takeProfit: current.takeProfit.on ? current.takeProfit.price : undefined,
  };
});

/** Lots one step up or down; undefined where the step would leave what may be traded. */
export function stepLots(instrument: Instrument, lots: string, direction: 1 | -1): string | undefined {
  const next = stepped(lots, instrument.lotStep, direction);
  return next && isPositive(next) && compare(next, instrument.minLots) >= 0 ? toShortText(next) : undefined;
}

/** A price one step of its tenth-last digit up or down (a pip where prices have fractional pips), never below 0. */
export function stepPrice(instrument: Instrument, price: string, direction: 1 | -1): string | undefined {
  const step = { coefficient: instrument.priceScale >= 3 ? 10n : 1n, scale: instrument.priceScale };
  const next = stepped(price, step, direction);
  return next && !isNegative(next) ? toFixedText(next, instrument.priceScale) : undefined;
}
