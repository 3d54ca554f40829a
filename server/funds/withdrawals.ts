/** Withdrawals: their money is reserved when they are asked for, and paid or given back when they have been reviewed. */
import { sql } from 'kysely';
import { compare, isPositive, round, toFixedText, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { receivedAmount, withdrawalFee } from '../../src/domain/withdrawal.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Engine } from '../engine/engine.ts';
import type { FundChannel, FundReview, Withdrawal } from '../engine/model/withdrawal.ts';
import { WITHDRAWAL_COLUMNS, withdrawalOf } from '../engine/sql/fund-records.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { FundSettings } from '../settings/fund-settings.ts';
import type { Database, Queryable } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows } from '../store/typed-query.ts';
import { limitFault } from './deposits.ts';
import { leftToday, restrictionFault, restrictionsOf, waitingRequests } from './fund-limits.ts';
import type { FundOwner } from './fund-owner.ts';
import { methodsOf, type WithdrawMethod } from './withdraw-methods.ts';

/** What a user asks for; the amount is the account's money. */
export interface WithdrawForm {
  readonly clientId: string | undefined;
  readonly currencyId: number;
  readonly methodId: number;
  readonly amount: Decimal;
}

/** What withdrawals work with. */
export interface WithdrawServices {
  readonly database: Database;
  readonly engine: Engine;
  /** Epoch ms. */
  readonly now: () => number;
  readonly settings: FundSettings;
}

/**
 * Asks for a withdrawal; one with a client id that the account has used before is found instead. Refused: `unknownMethod`,
 * `unknownCurrency` for one that is no longer offered, what `termsFault` finds, `notWithdrawable`, `clientIdTaken` for a client id of other terms.
 */
export function requestWithdrawal(
  services: WithdrawServices,
  owner: FundOwner,
  form: WithdrawForm,
): Promise<Result<Withdrawal, Refusal>> {
  const { database, engine } = services;
  return engine.command(owner.accountId, async (account) => {
    const known = form.clientId && (await withdrawalOfClientId(database, owner.accountId, form.clientId));
    if (known) return isSameForm(known, form) ? ok(known) : err(refusal('clientIdTaken'));
    const [method] = await methodsOf(database, owner.userId, { id: form.methodId, currencyId: form.currencyId });
    if (!method) return err(refusal('unknownMethod'));
    if (!method.isOffered) return err(refusal('unknownCurrency'));
    const fault = await termsFault(services, owner, method, form.amount);
    if (fault) return err(fault);
    return account.funds.requestWithdrawal(await newWithdrawal(services, owner, method, form));
  });
}

/** `belowLeast`, `aboveMost`, `nothingReceived`, `tooManyWaiting`, `dayLimit`, and what restricts the user. */
async function termsFault(
  { database, settings, now }: WithdrawServices,
  owner: FundOwner,
  { currency }: WithdrawMethod,
  amount: Decimal,
): Promise<Refusal | undefined> {
  const fault = limitFault(amount, currency.withdrawals);
  if (fault) return fault;
  if (!isPositive(receivedAmount(currency, amount))) return refusal('nothingReceived');
  if ((await waitingRequests(database, owner, 'withdrawals')) >= settings.mostWaiting)
    return refusal('tooManyWaiting', { maximum: String(settings.mostWaiting) });
  const left = await leftToday(database, owner.accountId, currency, now());
  if (left && compare(amount, left) > 0) return refusal('dayLimit', { available: toFixedText(left, 2) });
  return restrictionFault(amount, await restrictionsOf(database, owner.userId, settings, now()), now());
}

async function newWithdrawal(
  { database, now }: WithdrawServices,
  { accountId }: FundOwner,
  method: WithdrawMethod,
  { clientId, amount }: WithdrawForm,
): Promise<Withdrawal> {
  const { currency } = method;
  const fee = withdrawalFee(currency, amount);
  const [next] = await rows(database, sql<{ readonly id: number }>`SELECT nextval('withdrawal_ids') AS id`);
  if (!next) throw new Error('A sequence gave no row');
  return {
    id: next.id,
    accountId,
    clientId,
    channel: currency.channel,
    methodId: method.id,
    currency: currency.code,
    protocol: currency.protocol,
    address: currency.channel === 'coin' ? method.address : method.payeeAccount,
    amount: round(amount, MONEY_SCALE),
    fee,
    received: receivedAmount(currency, amount),
    usdPrice: currency.usdPrice,
    state: 'pending',
    remark: '',
    createdAt: now(),
    decidedAt: undefined,
  };
}

/** Ends a withdrawal that waits: pays it, or gives its money back; undefined where none of this id waits. */
export async function endWithdrawal(
  { database, engine }: Pick<WithdrawServices, 'database' | 'engine'>,
  id: number,
  review: FundReview,
): Promise<Withdrawal | undefined> {
  const found = await withdrawalOfId(database, id);
  return found && engine.command(found.accountId, (account) => account.funds.endWithdrawal(id, review));
}

/** One page of an account's withdrawals, newest first. @param page from 1 */
export async function withdrawalPage(
  database: Database,
  accountId: number,
  { channel, page }: { readonly channel: FundChannel; readonly page: number },
): Promise<{ readonly withdrawals: readonly Withdrawal[]; readonly total: number }> {
  const of = query.selectFrom('withdrawals').where('account_id', '=', accountId).where('channel', '=', channel);
  const shown = of.select(WITHDRAWAL_COLUMNS).orderBy('id', 'desc');
  const { rows: found, total } = await selectPage(database, { of, shown }, page);
  return { withdrawals: found.map(withdrawalOf), total };
}

/** The withdrawal of a number. */
export async function withdrawalOfId(queryable: Queryable, id: number): Promise<Withdrawal | undefined> {
  const [row] = await rows(queryable, query.selectFrom('withdrawals').select(WITHDRAWAL_COLUMNS).where('id', '=', id));
  return row && withdrawalOf(row);
}

async function withdrawalOfClientId(
  queryable: Queryable,
  accountId: number,
  clientId: string,
): Promise<Withdrawal | undefined> {
  const own = query.selectFrom('withdrawals').select(WITHDRAWAL_COLUMNS).where('account_id', '=', accountId);
  const [row] = await rows(queryable, own.where('client_id', '=', clientId));
  return row && withdrawalOf(row);
}

function isSameForm(withdrawal: Withdrawal, { methodId, amount }: WithdrawForm): boolean {
  return withdrawal.methodId === methodId && compare(withdrawal.amount, amount) === 0;
}
