/** The ledger: proved, shown, and mended by transfers. */
import {
  isNegative,
  isZero,
  negate,
  parseDecimal,
  subtract,
  toFixedText,
  type Decimal,
} from '../../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../../src/domain/margin.ts';
import { bookCorrection, type CorrectionFault } from '../../funds/corrections.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { accountTransfers } from '../../ledger/account-transfers.ts';
import type { AdminServices } from '../admin-services.ts';
import { AdminError, PAGE_OPTION, type Command, type Input, type Report } from '../command.ts';
import { findUser, USER_WORD, type FoundUser } from '../find-user.ts';
import { missingApproval } from '../four-eyes.ts';
import { choiceOf, pageOf, textOf } from '../input.ts';
import { timeText } from '../times.ts';

const LONGEST_ID = 100;
const LONGEST_REASON = 500;
const SIDES = ['deposits_clearing', 'withdrawals_clearing', 'fees', 'trading', 'promotions'] as const;

export const LEDGER_COMMANDS: readonly Command[] = [
  {
    name: 'ledger check',
    summary: 'Proves that every balance is the sum of its transfers and every ledger sums to zero.',
    positionals: [],
    options: [],
    changes: false,
    run: async ({ database }) => {
      const faults = await checkLedger(database);
      if (faults.length === 0) return { message: 'The ledger is sound.' };
      throw new AdminError(faults.map(({ rule, row }) => `Broken: ${rule} First: ${row}.`).join('\n'));
    },
  },
  {
    name: 'ledger show',
    summary: 'Transfers of an account, newest first, with the cash after each.',
    positionals: [USER_WORD],
    options: [PAGE_OPTION],
    changes: false,
    run: show,
  },
  {
    name: 'ledger correct',
    summary: 'Mends a mistake by a transfer of its own. With the same --id a repeat changes nothing.',
    positionals: [
      USER_WORD,
      { name: 'AMOUNT', meaning: 'What the account gets, or gives where it is below 0; at most 6 decimals.' },
    ],
    options: [
      { name: 'house', value: 'ACCOUNT', meaning: `The other side: ${SIDES.join(', ')}.`, required: true },
      { name: 'reason', value: 'TEXT', meaning: 'Why; kept with the transfer, not shown to the user.', required: true },
      { name: 'id', value: 'ID', meaning: 'Your number of the correction.', required: true },
    ],
    changes: true,
    run: correct,
  },
];

async function show({ database }: AdminServices, input: Input): Promise<Report> {
  const user = await findUser(database, textOf(input, USER_WORD.name));
  const { transfers, total } = await accountTransfers(database, user.accountId, pageOf(input));
  const rows = transfers.map(({ time, cashAfter, ...transfer }) => ({
    ...transfer,
    at: timeText(time),
    cash_after: cashAfter,
  }));
  return { rows, total };
}

async function correct(services: AdminServices, input: Input, by: string): Promise<Report> {
  const user = await findUser(services.database, textOf(input, USER_WORD.name));
  if (user.isDemo) throw new AdminError(`${user.uid} is a demo account; its owner can reset it.`);
  const amount = signedAmountOf(input, 'AMOUNT');
  const house = choiceOf(input, 'house', SIDES);
  const id = boundedText(input, 'id', LONGEST_ID);
  const memo = boundedText(input, 'reason', LONGEST_REASON);
  const subject = {
    subject: `correction/${id}`,
    terms: termsOf(amount, house, user),
    amount: isNegative(amount) ? negate(amount) : amount,
  };
  const missing = await missingApproval(services, subject, by);
  if (missing !== undefined) return { message: `The correction waits. ${missing}` };
  const booked = await bookCorrection(services, user.accountId, { reference: id, amount, house, memo });
  if (!booked.ok) throw new AdminError(faultText(booked.error, id));
  const { isNew, cashAfter } = booked.value;
  const [before, after] = [money(subtract(cashAfter, amount)), money(cashAfter)];
  return {
    message: `${money(amount)} ${isNew ? 'is booked' : 'was booked before'} for ${user.uid}.`,
    record: { uid: user.uid, id, amount: money(amount), house, balance_after: after },
    ...(isNew ? { before: { uid: user.uid, balance: before }, after: { uid: user.uid, balance: after } } : {}),
  };
}

function termsOf(amount: Decimal, house: string, { uid }: FoundUser): string {
  return `${money(amount)} for ${uid}, ${house}`;
}

function faultText(fault: CorrectionFault, id: string): string {
  if (fault.fault === 'taken') return `The id "${id}" stands for another correction. Nothing was booked.`;
  return `Only ${money(fault.available)} is free. Nothing was booked.`;
}

function boundedText(input: Input, name: string, longest: number): string {
  const text = textOf(input, name);
  if (text.length > longest) throw new AdminError(`${name} may have ${longest} characters at most.`);
  return text;
}

function signedAmountOf(input: Input, name: string): Decimal {
  const text = textOf(input, name);
  const amount = /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? parseDecimal(text) : undefined;
  if (!amount || isZero(amount))
    throw new AdminError(`${name} is "${text}", but must not be 0, with a dot and at most ${MONEY_SCALE} decimals.`);
  return amount;
}

function money(amount: Decimal): string {
  return toFixedText(amount, MONEY_SCALE);
}
