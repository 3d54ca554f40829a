/** Where users want their money: addresses of coins and accounts at banks. */
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { FundChannel } from '../engine/model/withdrawal.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { currencyOf, offeredCurrency, type Currency } from './currencies.ts';
import { bareMethod, methodFault, type MethodDetails } from './method-rules.ts';

/** Bound to one user so that one screen can show them all. */
const MOST_METHODS = 50;

/** A bound method. */
export interface WithdrawMethod extends MethodDetails {
  readonly id: number;
  readonly currency: Currency;
  /** Whether its currency is offered: no other takes withdrawals. */
  readonly isOffered: boolean;
  /** Whether a withdrawal to it waits. */
  readonly isInUse: boolean;
}

interface MethodChoice {
  readonly id?: number;
  readonly channel?: FundChannel;
  readonly currencyId?: number | undefined;
}

/** A user's methods, newest first. */
export async function methodsOf(
  queryable: Queryable,
  userId: number,
  { id, channel, currencyId }: MethodChoice = {},
): Promise<readonly WithdrawMethod[]> {
  let own = query
    .selectFrom('withdraw_methods')
    .innerJoin('currencies', 'currencies.id', 'withdraw_methods.currency_id')
    .selectAll('currencies')
    .select([
      'withdraw_methods.id as method_id',
      'address',
      'bank_name',
      'bank_address',
      'swift',
      'payee',
      'payee_account',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('withdrawals')
            .select('withdrawals.id')
            .whereRef('withdrawals.method_id', '=', 'withdraw_methods.id')
            .where('state', '=', 'pending'),
        )
        .as('is_in_use'),
    )
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('withdraw_methods.id', 'desc');
  if (id !== undefined) own = own.where('withdraw_methods.id', '=', id);
  if (channel !== undefined) own = own.where('currencies.channel', '=', channel);
  if (currencyId !== undefined) own = own.where('withdraw_methods.currency_id', '=', currencyId);
  return (await rows(queryable, own)).map((row) => ({
    id: row.method_id,
    currency: currencyOf(row),
    address: row.address,
    bankName: row.bank_name,
    bankAddress: row.bank_address,
    swift: row.swift,
    payee: row.payee,
    payeeAccount: row.payee_account,
    isOffered: row.enabled,
    isInUse: row.is_in_use === true,
  }));
}

/** Binds a method; the same one again is the one that is there. Refused: `unknownCurrency`, what `methodFault` finds, `tooManyMethods`. */
export async function bindMethod(
  database: Database,
  userId: number,
  {
    channel,
    currencyId,
    details: asked,
    now,
  }: { channel: FundChannel; currencyId: number; details: MethodDetails; now: number },
): Promise<Result<null, Refusal>> {
  const currency = await offeredCurrency(database, currencyId);
  if (currency?.channel !== channel) return err(refusal('unknownCurrency'));
  const details = bareMethod(asked);
  const fault = methodFault(currency, details);
  if (fault) return err(fault);
  return database.transaction(async (queryable) => {
    // Two at once wait for each other here.
    await rows(queryable, query.selectFrom('users').select('id').where('id', '=', userId).forUpdate());
    const bound = await methodsOf(queryable, userId);
    if (bound.some((method) => method.currency.id === currencyId && isSame(method, details))) return ok(null);
    if (bound.length >= MOST_METHODS) return err(refusal('tooManyMethods', { maximum: String(MOST_METHODS) }));
    const {
      address,
      bankName: bank_name,
      bankAddress: bank_address,
      swift,
      payee,
      payeeAccount: payee_account,
    } = details;
    const method = {
      user_id: userId,
      currency_id: currencyId,
      address,
      bank_name,
      bank_address,
      swift,
      payee,
      payee_account,
    };
    await rows(
      queryable,
      query
        .insertInto('withdraw_methods')
        .values({ ...method, created_at: now })
        .returning('id'),
    );
    return ok(null);
  });
}

/** Takes a method away. Refused: `unknownMethod`, `methodInUse`. */
export async function removeMethod(
  database: Database,
  userId: number,
  { id, now }: { id: number; now: number },
): Promise<Result<null, Refusal>> {
  return database.transaction(async (queryable) => {
    await rows(queryable, query.selectFrom('withdraw_methods').select('id').where('id', '=', id).forUpdate());
    const [method] = await methodsOf(queryable, userId, { id });
    if (!method) return err(refusal('unknownMethod'));
    if (method.isInUse) return err(refusal('methodInUse'));
    const used = query.selectFrom('withdrawals').select('id').where('method_id', '=', id).limit(1);
    const isRecord = (await rows(queryable, used)).length > 0;
    // One that nothing was paid to leaves nothing behind.
    if (isRecord)
      await run(queryable, query.updateTable('withdraw_methods').set({ removed_at: now }).where('id', '=', id));
    else await run(queryable, query.deleteFrom('withdraw_methods').where('id', '=', id));
    return ok(null);
  });
}

function isSame(a: MethodDetails, b: MethodDetails): boolean {
  return (Object.keys(b) as (keyof MethodDetails)[]).every((key) => a[key] === b[key]);
}
