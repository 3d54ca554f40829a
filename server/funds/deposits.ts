/** Deposits: handed in with a proof, and credited when they have been reviewed. */
import { sql, type Selectable } from 'kysely';
import { compare, decimal, isPositive, toText, type Decimal } from '../../src/domain/decimal.ts';
import { creditedAmount } from '../../src/domain/deposit.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Engine } from '../engine/engine.ts';
import type { FundChannel, FundReview, FundState } from '../engine/model/withdrawal.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { count, query, rows } from '../store/typed-query.ts';
import { claimUpload } from '../uploads/uploads.ts';
import type { AmountLimits } from './currencies.ts';
import { offeredWays } from './deposit-ways.ts';
import type { FundOwner } from './fund-owner.ts';

/** A deposit and what has become of it. */
export interface Deposit {
  readonly id: number;
  readonly accountId: number;
  readonly clientId: string | undefined;
  readonly wayId: number;
  readonly channel: FundChannel;
  readonly currency: string;
  /** In the currency. */
  readonly amount: Decimal;
  /** What it brings when it is finished; the account's money at 6 digits. */
  readonly credited: Decimal;
  /** The name of an upload; undefined where it has been deleted. */
  readonly proof: string | undefined;
  readonly state: FundState;
  readonly remark: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly decidedAt: number | undefined;
}

/** What a user hands in. */
export interface DepositForm {
  readonly clientId: string | undefined;
  readonly channel: FundChannel;
  readonly wayId: number;
  /** The address that was shown; undefined for a bank. */
  readonly address: string | undefined;
  readonly amount: Decimal;
  readonly proof: string;
}

/** What deposits work with. */
export interface DepositServices {
  readonly database: Database;
  readonly engine: Engine;
  /** Epoch ms. */
  readonly now: () => number;
  /** How many of one account may wait. */
  readonly mostWaiting: number;
}

/**
 * Hands in a deposit; one with a client id that the account has used before is found instead. Refused: `wayGone`,
 * `belowLeast`, `aboveMost`, `tooManyWaiting`, `notYourUpload`, `clientIdTaken` for a client id of other terms.
 */
export function submitDeposit(
  services: DepositServices,
  owner: FundOwner,
  form: DepositForm,
): Promise<Result<Deposit, Refusal>> {
  // In the account's turn, so that two at once do not both find room.
  return services.engine.command(owner.accountId, async () => {
    const known = form.clientId && (await depositOfClientId(services.database, owner.accountId, form.clientId));
    if (known) return isSameForm(known, form) ? ok(known) : err(refusal('clientIdTaken'));
    return enter(services, owner, form);
  });
}

async function enter(
  { database, now, mostWaiting }: DepositServices,
  { userId, accountId }: FundOwner,
  form: DepositForm,
): Promise<Result<Deposit, Refusal>> {
  const [way] = await offeredWays(database, form.wayId);
  const { channel, amount, address, proof, clientId } = form;
  if (way?.currency.channel !== channel || (address !== undefined && address !== way.address))
    return err(refusal('wayGone'));
  const { currency } = way;
  const credited = creditedAmount(amount, currency.usdPrice);
  const fault = limitFault(amount, currency.deposits);
  if (fault) return err(fault);
  if (!isPositive(credited)) return err(refusal('outOfRange', { parameter: 'number' }));
  const waiting = query.selectFrom('deposits').where('account_id', '=', accountId).where('state', '=', 'pending');
  if ((await count(database, waiting)) >= mostWaiting)
    return err(refusal('tooManyWaiting', { maximum: String(mostWaiting) }));
  return database.transaction(async (queryable) => {
    if (!(await claimUpload(queryable, userId, proof, now())))
      return err(refusal('notYourUpload', { parameter: 'proofImg' }));
    const deposit = {
      account_id: accountId,
      client_id: clientId ?? null,
      way_id: way.id,
      channel,
      currency: currency.code,
    };
    const amounts = { amount: toText(amount), usd_price: toText(currency.usdPrice), credited: toText(credited) };
    const values = { ...deposit, ...amounts, proof, state: 'pending' as const, created_at: now() };
    const [row] = await rows(queryable, query.insertInto('deposits').values(values).returningAll());
    if (!row) throw new Error('A deposit was entered without an id');
    return ok(depositOf(row));
  });
}

/** What is wrong with an amount: `belowLeast`, `aboveMost`. */
export function limitFault(amount: Decimal, { least, most }: AmountLimits): Refusal | undefined {
  if (least && compare(amount, least) < 0) return refusal('belowLeast', { minimum: toText(least) });
  if (most && compare(amount, most) > 0) return refusal('aboveMost', { maximum: toText(most) });
  return undefined;
}

/** Ends a deposit that waits, in one transaction with its money; undefined where none of this id waits. */
export async function endDeposit(
  { database, engine, now }: Pick<DepositServices, 'database' | 'engine' | 'now'>,
  id: number,
  review: FundReview,
): Promise<Deposit | undefined> {
  const found = await depositOfId(database, id);
  if (!found) return undefined;
  return engine.command(found.accountId, async (account) => {
    const deposit = await depositOfId(database, id);
    if (deposit?.state !== 'pending') return undefined;
    const decidedAt = now();
    account.funds.endDeposit({ id, credited: deposit.credited, ...review, decidedAt });
    return { ...deposit, state: review.outcome, remark: review.remark, decidedAt };
  });
}

/** Ends deposits that have waited since before a time: they are invalid. */
export async function expireDeposits(
  services: Pick<DepositServices, 'database' | 'engine' | 'now'>,
  before: number,
): Promise<void> {
  const old = query.selectFrom('deposits').select('id').where('state', '=', sql.lit('pending'));
  for (const { id } of await rows(services.database, old.where('created_at', '<', before).orderBy('id')))
    await endDeposit(services, id, { outcome: 'invalid', remark: '' });
}

/** Lets go of the proofs of deposits that came to nothing before a time; what was written stays. */
export async function forgetProofs(database: Database, before: number): Promise<void> {
  const ended = query.updateTable('deposits').set({ proof: null }).where('state', 'in', ['rejected', 'invalid']);
  const old = ended.where('decided_at', '<', before).where('proof', 'is not', null);
  await rows(database, old.returning('id'));
}

/** One page of an account's deposits, newest first. @param page from 1 */
export async function depositPage(
  database: Database,
  accountId: number,
  { channel, page }: { readonly channel: FundChannel; readonly page: number },
): Promise<{ readonly deposits: readonly Deposit[]; readonly total: number }> {
  const of = query.selectFrom('deposits').where('account_id', '=', accountId).where('channel', '=', channel);
  const { rows: found, total } = await selectPage(database, { of, shown: of.selectAll().orderBy('id', 'desc') }, page);
  return { deposits: found.map(depositOf), total };
}

/** The deposit of a number. */
export async function depositOfId(queryable: Queryable, id: number): Promise<Deposit | undefined> {
  const [row] = await rows(queryable, query.selectFrom('deposits').selectAll().where('id', '=', id));
  return row && depositOf(row);
}

async function depositOfClientId(
  queryable: Queryable,
  accountId: number,
  clientId: string,
): Promise<Deposit | undefined> {
  const own = query.selectFrom('deposits').selectAll().where('account_id', '=', accountId);
  const [row] = await rows(queryable, own.where('client_id', '=', clientId));
  return row && depositOf(row);
}

function isSameForm(deposit: Deposit, { wayId, amount, channel }: DepositForm): boolean {
  return deposit.wayId === wayId && deposit.channel === channel && compare(deposit.amount, amount) === 0;
}

export function depositOf(row: Selectable<Schema['deposits']>): Deposit {
  return {
    id: row.id,
    accountId: row.account_id,
    clientId: row.client_id ?? undefined,
    wayId: row.way_id,
    channel: row.channel,
    currency: row.currency,
    amount: decimal(row.amount),
    credited: decimal(row.credited),
    proof: row.proof ?? undefined,
    state: row.state,
    remark: row.remark,
    createdAt: row.created_at,
    decidedAt: row.decided_at ?? undefined,
  };
}
