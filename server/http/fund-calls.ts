import { fitsScale, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { err, type Result } from '../../src/lib/result.ts';
import type { FundChannel } from '../engine/model/withdrawal.ts';
import { offeredCurrencies } from '../funds/currencies.ts';
import { offeredWays } from '../funds/deposit-ways.ts';
import { depositPage, submitDeposit, type Deposit } from '../funds/deposits.ts';
import { leftToday, restrictionsOf, waitingRequests } from '../funds/fund-limits.ts';
import type { FundsModule } from '../funds/funds-module.ts';
import type { MethodDetails } from '../funds/method-rules.ts';
import { bindMethod, methodsOf, removeMethod } from '../funds/withdraw-methods.ts';
import { requestWithdrawal, withdrawalPage } from '../funds/withdrawals.ts';
import { refusal, type Refusal } from '../refusal.ts';
import {
  BIND_METHOD,
  DEPOSIT_WAYS,
  DEPOSITS,
  FUND_LIMITS,
  REMOVE_METHOD,
  SUBMIT_BANK_DEPOSIT,
  SUBMIT_COIN_DEPOSIT,
  WITHDRAW,
  WITHDRAW_CURRENCIES,
  WITHDRAW_METHODS,
  WITHDRAWALS,
} from '../wire/calls/funds.ts';
import {
  depositOptionRow,
  depositRow,
  moneyText,
  payMethodRow,
  timeText,
  withdrawCurrencyRow,
  withdrawMethodRow,
  withdrawRow,
} from '../wire/fund-rows.ts';
import { answer, implement, type Call, type Outcome } from './call.ts';

const CHANNEL_OF_DEPOSIT = { 0: 'coin', 1: 'bank' } as const;
const CHANNEL_OF_WITHDRAWAL = { 1: 'coin', 2: 'bank' } as const;

/** The calls about money in and out. */
export function fundCalls(funds: FundsModule): readonly Call[] {
  return [...depositCalls(funds), ...withdrawCalls(funds), ...methodCalls(funds)];
}

function depositCalls({ database, deposits }: FundsModule): readonly Call[] {
  const handedIn = (outcome: Result<Deposit, Refusal>): Outcome =>
    outcome.ok ? answer(depositRow(outcome.value), 'depositSubmitted') : outcome;
  return [
    implement(DEPOSIT_WAYS, async () => {
      const ways = await offeredWays(database);
      const of = (channel: FundChannel) => ways.filter(({ currency }) => currency.channel === channel);
      return answer({ coins: of('coin').map(depositOptionRow), banks: of('bank').map(payMethodRow) });
    }),
    implement(SUBMIT_COIN_DEPOSIT, async ({ number, proofImg, address, charge_id, client_id }, { user }) => {
      const form = { clientId: client_id, channel: 'coin' as const, wayId: charge_id, address };
      return handedIn(await submitDeposit(deposits, ownerOf(user), { ...form, amount: number, proof: proofImg }));
    }),
    implement(SUBMIT_BANK_DEPOSIT, async ({ number, proofImg, wire_id, client_id }, { user }) => {
      const form = { clientId: client_id, channel: 'bank' as const, wayId: wire_id, address: undefined };
      return handedIn(await submitDeposit(deposits, ownerOf(user), { ...form, amount: number, proof: proofImg }));
    }),
    implement(DEPOSITS, async ({ type, page }, { user }) => {
      const found = await depositPage(database, user.accountId, { channel: CHANNEL_OF_DEPOSIT[type], page });
      return answer({ data: found.deposits.map(depositRow), total: found.total });
    }),
  ];
}

function withdrawCalls({ database, engine, withdrawals }: FundsModule): readonly Call[] {
  return [
    implement(WITHDRAW_CURRENCIES, async ({ type }, { user }) => {
      const currencies = await offeredCurrencies(database, CHANNEL_OF_WITHDRAWAL[type]);
      const now = withdrawals.now();
      const rows = currencies.map(async (currency) =>
        withdrawCurrencyRow(currency, await leftToday(database, user.accountId, currency, now)),
      );
      return answer(await Promise.all(rows));
    }),
    implement(WITHDRAW, async (asked, { user, language }) => {
      const { draw_currency_id: currencyId, draw_method_id: methodId, number: amount, client_id: clientId } = asked;
      const fault = digitsFault(amount);
      if (fault) return err(fault);
      const form = { clientId, currencyId, methodId, amount };
      const made = await requestWithdrawal(withdrawals, ownerOf(user), form);
      return made.ok ? answer(withdrawRow(made.value, language), 'withdrawalRequested') : made;
    }),
    implement(WITHDRAWALS, async ({ type, page }, { user, language }) => {
      const found = await withdrawalPage(database, user.accountId, { channel: CHANNEL_OF_WITHDRAWAL[type], page });
      return answer({ data: found.withdrawals.map((one) => withdrawRow(one, language)), total: found.total });
    }),
    implement(FUND_LIMITS, async (_, { user }) => {
      const { settings, now } = withdrawals;
      const owner = ownerOf(user);
      const money = await engine.view(user.accountId, ({ funds: { withdrawable, reserved } }) => ({
        withdrawable,
        reserved,
      }));
      const restrictions = await restrictionsOf(database, user.id, settings, now());
      const direction = async (table: 'deposits' | 'withdrawals') => ({
        waiting: await waitingRequests(database, owner, table),
        most_waiting: settings.mostWaiting,
      });
      return answer({
        available: moneyText(money.withdrawable),
        reserved: moneyText(money.reserved),
        deposit: await direction('deposits'),
        withdraw: await direction('withdrawals'),
        restrictions: restrictions.map(({ reason, most, until }) => ({
          reason,
          max_amount: moneyText(most),
          ...(until === undefined ? {} : { until: timeText(until) }),
        })),
      });
    }),
  ];
}

function methodCalls({ database, withdrawals: { now } }: FundsModule): readonly Call[] {
  return [
    implement(WITHDRAW_METHODS, async ({ draw_type: type, draw_id: currencyId }, { user }) => {
      const methods = await methodsOf(database, user.id, { channel: CHANNEL_OF_WITHDRAWAL[type], currencyId });
      return answer(methods.map(withdrawMethodRow));
    }),
    implement(BIND_METHOD, async ({ type, draw_id: currencyId, ...asked }, { user }) => {
      const channel = CHANNEL_OF_WITHDRAWAL[type];
      const missing = REQUIRED[channel].find((name) => asked[name] === undefined);
      if (missing !== undefined) return err(refusal('missing', { parameter: missing }));
      const bound = await bindMethod(database, user.id, { channel, currencyId, details: detailsOf(asked), now: now() });
      return bound.ok ? answer(null, 'methodBound') : bound;
    }),
    implement(REMOVE_METHOD, async ({ id }, { user }) => {
      const removed = await removeMethod(database, user.id, { id, now: now() });
      return removed.ok ? answer(null, 'methodRemoved') : removed;
    }),
  ];
}

type AskedDetails = Readonly<
  Partial<
    Record<
      'dc_address' | 'bank_name' | 'bank_address' | 'bank_swift' | 'payee_name' | 'payee_account',
      string | undefined
    >
  >
>;

const REQUIRED = {
  coin: ['dc_address'],
  bank: ['bank_name', 'payee_name', 'payee_account'],
} as const satisfies Record<FundChannel, readonly (keyof AskedDetails)[]>;

function detailsOf(asked: AskedDetails): MethodDetails {
  return {
    address: asked.dc_address ?? '',
    bankName: asked.bank_name ?? '',
    bankAddress: asked.bank_address ?? '',
    swift: asked.bank_swift ?? '',
    payee: asked.payee_name ?? '',
    payeeAccount: asked.payee_account ?? '',
  };
}

function digitsFault(amount: Decimal): Refusal | undefined {
  if (fitsScale(amount, MONEY_SCALE)) return undefined;
  return refusal('tooManyDigits', { parameter: 'number', digits: String(MONEY_SCALE) });
}

function ownerOf({ id: userId, accountId }: { readonly id: number; readonly accountId: number }) {
  return { userId, accountId };
}
