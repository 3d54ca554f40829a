/** Currencies with their prices, fees and limits, and the ways to pay in. */
import { parseDecimal, toText } from '../../../src/domain/decimal.ts';
import {
  addWay,
  allCurrencies,
  allWays,
  currencyByKey,
  putCurrency,
  removeWay,
  type CurrencyKey,
  type CurrencyRow,
} from '../../funds/edit-currencies.ts';
import type { AdminServices } from '../admin-services.ts';
import { AdminError, type Command, type Fields, type Input, type Option, type Report } from '../command.ts';
import { choiceOf, idOf, textOf } from '../input.ts';
import { timeText } from '../times.ts';

const LONGEST_TEXT = 256;
const CHANNEL = { name: 'CHANNEL', meaning: 'coin or bank.' };
const CODE = { name: 'CODE', meaning: 'Code of the currency, such as USDT.' };
const PROTOCOL: Option = { name: 'protocol', value: 'NAME', meaning: 'Of a coin, such as TRC20.' };

/** Options of amounts, and the columns that they set; `none` takes a limit away. */
const LIMITS = {
  'least-deposit': 'least_deposit',
  'most-deposit': 'most_deposit',
  'least-withdrawal': 'least_withdrawal',
  'most-withdrawal': 'most_withdrawal',
  'most-a-day': 'most_withdrawn_a_day',
} as const;

/** Options of a way to pay, and the columns that they fill. */
const WAY_TEXTS = {
  address: 'address',
  'bank-name': 'bank_name',
  'bank-address': 'bank_address',
  swift: 'swift',
  payee: 'payee',
  'payee-account': 'payee_account',
  remark: 'remark',
} as const;
/** Without these nobody could pay. */
const NEEDED = { coin: ['address'], bank: ['bank-name', 'payee', 'payee-account'] } as const;

export const CURRENCY_COMMANDS: readonly Command[] = [
  {
    name: 'currency list',
    summary: 'Currencies of deposits and withdrawals, with prices, fees and limits.',
    positionals: [],
    options: [],
    changes: false,
    run: async ({ database }) => ({ rows: (await allCurrencies(database)).map(currencyFields) }),
  },
  {
    name: 'currency set',
    summary: 'Adds a currency or changes what is given of it. Requests that were made keep what they were made with.',
    positionals: [CHANNEL, CODE],
    options: [
      PROTOCOL,
      { name: 'price', value: 'N', meaning: 'Units of the currency for one unit of the account’s money.' },
      { name: 'fee-type', value: 'TYPE', meaning: 'fixed, or share of the amount.' },
      { name: 'fee', value: 'N', meaning: 'The fee itself, or the share (0.005 is half a percent).' },
      ...Object.keys(LIMITS).map((name) => ({
        name,
        value: 'N',
        meaning: `${name.replaceAll('-', ' ')}; none: no limit.`,
      })),
      { name: 'offered', value: 'yes|no', meaning: 'Whether it is offered.' },
    ],
    changes: true,
    run: setCurrency,
  },
  {
    name: 'pay-method list',
    summary: 'Ways to pay in: addresses of coins and accounts at banks.',
    positionals: [],
    options: [{ name: 'removed', value: 'yes|no', meaning: 'Those that were taken away, too. Default: no.' }],
    changes: false,
    run: async ({ database }, input) => {
      const isRemovedToo = choiceOf({ removed: 'no', ...input }, 'removed', ['yes', 'no'] as const) === 'yes';
      return { rows: (await allWays(database, isRemovedToo)).map(wayFields) };
    },
  },
  {
    name: 'pay-method add',
    summary: 'Offers an address of a coin or an account at a bank.',
    positionals: [CHANNEL, CODE],
    options: [
      PROTOCOL,
      ...Object.keys(WAY_TEXTS).map((name) => ({ name, value: 'TEXT', meaning: `Its ${name.replaceAll('-', ' ')}.` })),
      { name: 'confirmations', value: 'N', meaning: 'How many a payment of a coin needs.' },
    ],
    changes: true,
    run: addPayMethod,
  },
  {
    name: 'pay-method remove',
    summary: 'Takes a way away; deposits that were made by it stay.',
    positionals: [{ name: 'ID', meaning: 'Number of the way, as in "pay-method list".' }],
    options: [],
    changes: true,
    run: async ({ database, clock }, input) => {
      const id = idOf(input, 'ID');
      if (!(await removeWay(database, id, clock.now()))) throw new AdminError('There is no such way.');
      return { message: `Way ${id} is offered no more.`, before: { id, offered: true }, after: { id, offered: false } };
    },
  },
];

async function setCurrency({ database }: AdminServices, input: Input): Promise<Report> {
  const key = keyOf(input);
  const before = await currencyByKey(database, key);
  const change = {
    ...(input['price'] === undefined ? {} : { usd_price: numberOf(input, 'price', { above: true }) }),
    ...(input['fee'] === undefined ? {} : { draw_rate: numberOf(input, 'fee', { above: false }) }),
    ...(input['fee-type'] === undefined ? {} : { fee_type: choiceOf(input, 'fee-type', ['fixed', 'share'] as const) }),
    ...(input['offered'] === undefined
      ? {}
      : { enabled: choiceOf(input, 'offered', ['yes', 'no'] as const) === 'yes' }),
    ...limitsOf(input),
  };
  const { usd_price, draw_rate, fee_type } = { ...before, ...change };
  if (usd_price === undefined || draw_rate === undefined || fee_type === undefined)
    throw new AdminError('A new currency needs --price, --fee-type and --fee.');
  const after = await putCurrency(database, { ...change, ...key, usd_price, draw_rate, fee_type });
  return {
    message: `${nameOf(after)} is ${before ? 'changed' : 'added'}.`,
    record: currencyFields(after),
    ...(before ? { before: currencyFields(before) } : {}),
    after: currencyFields(after),
  };
}

async function addPayMethod({ database }: AdminServices, input: Input): Promise<Report> {
  const key = keyOf(input);
  const currency = await currencyByKey(database, key);
  if (!currency) throw new AdminError(`There is no currency ${nameOf(key)}; add it with "currency set".`);
  for (const name of NEEDED[key.channel]) textOf(input, name);
  const texts = Object.entries(WAY_TEXTS).flatMap(([option, column]) => {
    const text = input[option]?.trim() ?? '';
    if (text.length > LONGEST_TEXT) throw new AdminError(`${option} may have ${LONGEST_TEXT} characters at most.`);
    return text === '' ? [] : [[column, text]];
  });
  const confirmations = input['confirmations'] === undefined ? null : idOf(input, 'confirmations');
  const id = await addWay(database, { currency_id: currency.id, confirmations, ...Object.fromEntries(texts) });
  return { message: `Way ${id} is offered.`, after: { id, currency: nameOf(key) } };
}

function keyOf(input: Input): CurrencyKey {
  const channel = choiceOf(input, CHANNEL.name, ['coin', 'bank'] as const);
  const code = textOf(input, CODE.name).toUpperCase();
  if (!/^[A-Z0-9]{2,12}$/.test(code))
    throw new AdminError(`CODE is "${code}", but must be 2 to 12 letters and digits.`);
  const protocol = input['protocol']?.trim() ?? '';
  if (channel === 'bank' && protocol !== '') throw new AdminError('A bank has no protocol.');
  return { channel, code, protocol };
}

function limitsOf(input: Input): Partial<Record<(typeof LIMITS)[keyof typeof LIMITS], string | null>> {
  const given = Object.entries(LIMITS).flatMap(([option, column]) => {
    if (input[option] === undefined) return [];
    return [[column, input[option] === 'none' ? null : numberOf(input, option, { above: true })]];
  });
  return Object.fromEntries(given) as ReturnType<typeof limitsOf>;
}

/** Decimal text of a number from 0, or above it. */
function numberOf(input: Input, name: string, { above }: { readonly above: boolean }): string {
  const text = textOf(input, name);
  const value = /^\d{1,15}(\.\d{1,18})?$/.test(text) ? parseDecimal(text) : undefined;
  if (!value || (above && value.coefficient === 0n))
    throw new AdminError(`${name} is "${text}", but must be a number ${above ? 'above' : 'from'} 0.`);
  return toText(value);
}

function nameOf({ channel, code, protocol }: CurrencyKey): string {
  return [code, protocol, `(${channel})`].filter(Boolean).join(' ');
}

function currencyFields(row: CurrencyRow): Fields {
  return {
    id: row.id,
    channel: row.channel,
    code: row.code,
    protocol: row.protocol,
    price: row.usd_price,
    fee: row.fee_type === 'fixed' ? row.draw_rate : `${row.draw_rate} of the amount`,
    deposit: rangeText(row.least_deposit, row.most_deposit),
    withdrawal: rangeText(row.least_withdrawal, row.most_withdrawal),
    a_day: row.most_withdrawn_a_day,
    offered: row.enabled,
  };
}

function rangeText(least: string | null, most: string | null): string {
  return `${least ?? '0'} to ${most ?? 'any'}`;
}

function wayFields(way: Awaited<ReturnType<typeof allWays>>[number]): Fields {
  return {
    id: way.id,
    currency: nameOf(way),
    to: way.channel === 'coin' ? way.address : `${way.bank_name}, ${way.payee_account}`,
    payee: way.payee,
    remark: way.remark,
    removed: timeText(way.removed_at ?? undefined),
  };
}
