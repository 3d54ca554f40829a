import type { TicketFault, TicketFaults, TicketInput } from '../../src/contract/worker/ticket.ts';
import {
  compare,
  decimal,
  fitsScale,
  isMultipleOf,
  isNegative,
  isZero,
  parseDecimal,
  type Decimal,
} from '../../src/domain/decimal.ts';
import type { Instrument } from '../../src/domain/instrument.ts';

/** Beyond this nobody trades, and sums of it still have room. */
const MAX_INPUT = decimal('1000000000');

/** The fields of a ticket as numbers; undefined where one is empty or faulty. */
export interface TicketFields {
  readonly lots: Decimal | undefined;
  /** 1 in fixed margin mode, where it has no meaning. */
  readonly leverage: number | undefined;
  /** Undefined for a market order too. */
  readonly targetPrice: Decimal | undefined;
  /** Undefined for none; so is a 0, as on the wire. */
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  readonly faults: TicketFaults;
}

type Read<T> = { readonly value: T } | { readonly fault: TicketFault };

/** Reads a ticket's fields by the instrument's rules. */
export function readTicket(ticket: TicketInput, instrument: Instrument): TicketFields {
  const lots = readLots(ticket.lots, instrument);
  const leverage = readLeverage(ticket.leverage, instrument);
  const none: Read<undefined> = { value: undefined };
  const targetPrice = ticket.kind === 'pending' ? readTarget(ticket.targetPrice, instrument) : none;
  const stopLoss = ticket.stopLoss === undefined ? none : readStop(ticket.stopLoss, instrument);
  const takeProfit = ticket.takeProfit === undefined ? none : readStop(ticket.takeProfit, instrument);
  const fields = { lots, leverage, targetPrice, stopLoss, takeProfit };
  return {
    lots: valueOf(lots),
    leverage: valueOf(leverage),
    targetPrice: valueOf(targetPrice),
    stopLoss: valueOf(stopLoss),
    takeProfit: valueOf(takeProfit),
    faults: Object.fromEntries(
      Object.entries(fields).flatMap(([name, read]) => ('fault' in read ? [[name, read.fault]] : [])),
    ),
  };
}

/** A stop price as typed; 0 is none. */
export function readStop(text: string, instrument: Instrument): Read<Decimal | undefined> {
  const read = readPrice(text, instrument);
  return 'value' in read && isZero(read.value) ? { value: undefined } : read;
}

function readLots(text: string, instrument: Instrument): Read<Decimal> {
  const read = readNumber(text);
  if ('fault' in read) return read;
  const lots = read.value;
  if (!fitsScale(lots, instrument.lotStep.scale)) return { fault: 'tooManyDigits' };
  if (compare(lots, instrument.minLots) < 0 || isZero(lots)) return { fault: 'belowMinimum' };
  if (!isMultipleOf(lots, instrument.lotStep)) return { fault: 'offStep' };
  return read;
}

function readLeverage(leverage: number, { marginMode, leverages }: Instrument): Read<number> {
  if (marginMode === 'fixed') return { value: 1 };
  if (leverages.length === 0) return { fault: 'noLeverageConfigured' };
  return leverages.includes(leverage) ? { value: leverage } : { fault: 'required' };
}

function readTarget(text: string, instrument: Instrument): Read<Decimal> {
  const read = readPrice(text, instrument);
  return 'value' in read && isZero(read.value) ? { fault: 'belowMinimum' } : read;
}

function readPrice(text: string, { priceScale }: Instrument): Read<Decimal> {
  const read = readNumber(text);
  if ('fault' in read) return read;
  return fitsScale(read.value, priceScale) ? read : { fault: 'tooManyDigits' };
}

function readNumber(text: string): Read<Decimal> {
  if (text === '') return { fault: 'required' };
  const value = parseDecimal(text);
  if (!value) return { fault: 'notANumber' };
  if (isNegative(value)) return { fault: 'negative' };
  return compare(value, MAX_INPUT) > 0 ? { fault: 'tooLarge' } : { value };
}

function valueOf<T>(read: Read<T>): T | undefined {
  return 'value' in read ? read.value : undefined;
}
