import * as v from 'valibot';
import {
  accountDetailSchema,
  FUND_RECORD_KINDS,
  balanceSchema,
  fundRecordPageSchema,
  loginSchema,
  userSchema,
} from '../../../src/contract/wire/account.ts';
import { declareCall } from '../declaration.ts';
import { choiceParameter, demoIdParameter, pageParameter, secondsParameter, sizeParameter } from '../parameters.ts';

const DEMOS_PER_MINUTE = 300;

export const OPEN_DEMO = declareCall({
  method: 'GET',
  path: '/api/user/createAccountDemoForU',
  caller: 'anyone',
  title: 'Opens a demo account, or finds the one that was opened with the same id.',
  notes: 'Whoever knows the id has the account: make it from 128 random bits.',
  perMinute: DEMOS_PER_MINUTE,
  parameters: v.object({ demo_id: demoIdParameter }),
  texts: { demo_id: ['A secret that the device makes and keeps.', 'q3Wm0rYd8sJx5LhNf1uTzA'] },
  answer: loginSchema,
  refusals: ['guessableDemoId', 'tooManyDemos', 'accountLocked'],
});

export const USER_INFO = declareCall({
  method: 'GET',
  path: '/api/user/info',
  caller: 'user',
  title: 'Tells who is logged in.',
  parameters: v.object({}),
  texts: {},
  answer: userSchema,
  refusals: [],
});

export const BALANCE = declareCall({
  method: 'GET',
  path: '/v1/api/main/wallet/getBalance',
  caller: 'user',
  title: 'Gives the account’s balance.',
  parameters: v.object({}),
  texts: {},
  answer: balanceSchema,
  refusals: [],
});

export const ACCOUNT_DETAIL = declareCall({
  method: 'GET',
  path: '/v1/api/main/account/forexDetail',
  caller: 'user',
  title: 'Gives the account’s balance and the margin that it holds.',
  parameters: v.object({}),
  texts: {},
  answer: accountDetailSchema,
  refusals: [],
});

export const FUND_RECORDS = declareCall({
  method: 'GET',
  path: '/v1/api/main/accountLog/forexChange',
  caller: 'user',
  title: 'Lists every change of the account’s balance.',
  notes:
    'Twenty a page unless `size` says otherwise, newest first. The sum of all rows is the balance. All but `page` are extensions.',
  parameters: v.object({
    page: pageParameter,
    size: sizeParameter,
    kind: v.optional(choiceParameter(FUND_RECORD_KINDS)),
    from: v.optional(secondsParameter),
    to: v.optional(secondsParameter),
  }),
  texts: {
    page: ['From 1.', '1'],
    size: ['Rows of a page, 20 to 500.', '20'],
    kind: ['Only changes that are about this.', 'trade'],
    from: ['Only changes from this time on, Unix seconds.', '1767225600'],
    to: ['Only changes before this time, Unix seconds.', '1769904000'],
  },
  answer: fundRecordPageSchema,
  refusals: [],
});

export const RESET_DEMO = declareCall({
  method: 'GET',
  path: '/v1/api/main/user/resetForexDemoAccount',
  caller: 'user',
  title: 'Sets a demo account back to 100,000.',
  notes: 'Positions are closed at current prices, pending orders cancelled, and the difference is booked as one row.',
  parameters: v.object({}),
  texts: {},
  answer: null,
  refusals: ['onlyDemo'],
});
