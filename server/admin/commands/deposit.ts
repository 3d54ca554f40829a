import { randomUUID } from 'node:crypto';
import { subtract, toFixedText } from '../../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../../src/domain/margin.ts';
import { AdminError, type Command, type Input, type Report } from '../command.ts';
import { findUser, USER_WORD } from '../find-user.ts';
import { amountOf, textOf } from '../input.ts';
import type { AdminServices } from '../admin-services.ts';

const LONGEST_ID = 100;
const LONGEST_MEMO = 500;

export const DEPOSIT_COMMANDS: readonly Command[] = [
  {
    name: 'deposit',
    summary: 'Credits a real account. With the same --id a repeat changes nothing.',
    positionals: [USER_WORD, { name: 'AMOUNT', meaning: 'Money of the account, with a dot and at most 6 decimals.' }],
    options: [
      { name: 'memo', value: 'TEXT', meaning: 'Why; kept with the booking, not shown to the user.', required: true },
      { name: 'id', value: 'ID', meaning: 'Your number of the payment; one is made up where none is given.' },
    ],
    changes: true,
    run: deposit,
  },
];

async function deposit(services: AdminServices, input: Input): Promise<Report> {
  const user = await findUser(services.database, textOf(input, USER_WORD.name));
  if (user.isDemo) throw new AdminError(`${user.uid} is a demo account; only a real one takes deposits.`);
  const amount = amountOf(input, 'AMOUNT');
  const id = (input['id'] ?? randomUUID()).trim();
  const memo = textOf(input, 'memo');
  if (id === '' || id.length > LONGEST_ID) throw new AdminError(`id must have 1 to ${LONGEST_ID} characters.`);
  if (memo.length > LONGEST_MEMO) throw new AdminError(`memo may have ${LONGEST_MEMO} characters at most.`);
  // The ledger has references with this prefix from the first release on.
  const booked = await services.engine.deposit(user.accountId, { amount, reference: `office:${id}`, memo });
  if (booked === 'taken') throw new AdminError(`The id "${id}" stands for another deposit. Nothing was booked.`);
  const money = (value: typeof amount): string => toFixedText(value, MONEY_SCALE);
  const record = { uid: user.uid, id, amount: money(booked.amount), balance_after: money(booked.cashAfter) };
  return {
    message: `${record.amount} ${booked.isNew ? 'is booked' : 'was booked before'} for ${user.uid}.`,
    record,
    ...(booked.isNew ? change(user.uid, money(subtract(booked.cashAfter, booked.amount)), record.balance_after) : {}),
  };
}

function change(uid: string, before: string, after: string): Pick<Report, 'before' | 'after'> {
  return { before: { uid, balance: before }, after: { uid, balance: after } };
}
