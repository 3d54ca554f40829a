/** Readers of a command's words; what cannot be read is said in words that name it. */
import { isPositive, parseDecimal, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { LANGUAGES, type Language } from '../catalogue/languages.ts';
import { AdminError, type Input } from './command.ts';

const MAX_DIGITS = 15;

export function textOf(input: Input, name: string): string {
  const value = input[name]?.trim() ?? '';
  if (value === '') throw new AdminError(`${name} is missing.`);
  return value;
}

export function idOf(input: Input, name: string): number {
  return wholeNumber(name, textOf(input, name));
}

export function pageOf(input: Input): number {
  return wholeNumber('page', input['page'] ?? '1');
}

export function choiceOf<T extends string>(input: Input, name: string, choices: readonly T[]): T {
  const value = textOf(input, name);
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new AdminError(`${name} is "${value}", but must be one of: ${choices.join(', ')}.`);
  return choice;
}

export function languageOption(input: Input): Language {
  return choiceOf({ language: 'en', ...input }, 'language', LANGUAGES);
}

/** A moment with its time zone, as epoch ms; undefined where it is not given. */
export function timeOption(input: Input, name: string): number | undefined {
  const text = input[name]?.trim();
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new AdminError(`${name} is "${text}", but must be a time such as 2026-12-01T09:00Z.`);
  return time;
}

/** An amount above nothing, with no more decimals than the ledger keeps. */
export function amountOf(input: Input, name: string): Decimal {
  const text = textOf(input, name);
  if (/^\d{16,}(\.\d*)?$/.test(text)) {
    throw new AdminError(`${name} is "${text}", but may have ${MAX_DIGITS} digits before the dot at most.`);
  }
  const amount = /^\d{1,15}(\.\d{1,6})?$/.test(text) ? parseDecimal(text) : undefined;
  if (!amount || !isPositive(amount)) {
    throw new AdminError(`${name} is "${text}", but must be above 0, with a dot and at most ${MONEY_SCALE} decimals.`);
  }
  return amount;
}

function wholeNumber(name: string, text: string): number {
  const value = /^\d+$/.test(text) && text.length <= MAX_DIGITS ? Number(text) : 0;
  if (value < 1) {
    throw new AdminError(`${name} is "${text}", but must be a whole number from 1, with ${MAX_DIGITS} digits at most.`);
  }
  return value;
}
