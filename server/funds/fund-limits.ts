/** How much a user may withdraw at a moment, beside what there is. */
import {
  compare,
  decimal,
  isNegative,
  subtract,
  sum,
  toFixedText,
  ZERO,
  type Decimal,
} from '../../src/domain/decimal.ts';
import { newestReview } from '../identity/identity-reviews.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { FundSettings } from '../settings/fund-settings.ts';
import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import type { Currency } from './currencies.ts';
import type { FundOwner } from './fund-owner.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Why less may be withdrawn than else. */
export interface Restriction {
  readonly reason: 'unverified' | 'password_changed' | 'method_changed';
  /** The most that one withdrawal may be; the account's money. */
  readonly most: Decimal;
  /** Epoch ms; undefined where time does not end it. */
  readonly until: number | undefined;
}

/** What holds a user back at a moment. */
export async function restrictionsOf(
  queryable: Queryable,
  userId: number,
  settings: FundSettings,
  now: number,
): Promise<readonly Restriction[]> {
  const review = await newestReview(queryable, userId);
  const unverified = review?.status === 'certified' ? [] : [restriction('unverified', settings.unverifiedMost)];
  const since = now - settings.coolOffHours * HOUR_MS;
  const changes = await lastChanges(queryable, userId);
  const recent = (['password_changed', 'method_changed'] as const).flatMap((reason) => {
    const changedAt = changes[reason];
    if (changedAt === undefined || changedAt <= since) return [];
    return [restriction(reason, settings.coolOffMost, changedAt + settings.coolOffHours * HOUR_MS)];
  });
  return [...unverified, ...recent];
}

/** What a restriction says of an amount: `unverifiedLimit`, `recentChangeLimit`. */
export function restrictionFault(
  amount: Decimal,
  restrictions: readonly Restriction[],
  now: number,
): Refusal | undefined {
  const broken = restrictions.find(({ most }) => compare(amount, most) > 0);
  if (!broken) return undefined;
  const maximum = toFixedText(broken.most, 2);
  if (broken.until === undefined) return refusal('unverifiedLimit', { maximum });
  return refusal('recentChangeLimit', { maximum, hours: String(Math.ceil((broken.until - now) / HOUR_MS)) });
}

/** What is left of a currency's limit of the day (UTC); undefined: no limit. The account's money, from 0. */
export async function leftToday(
  queryable: Queryable,
  accountId: number,
  { code, protocol, mostADay }: Currency,
  now: number,
): Promise<Decimal | undefined> {
  if (!mostADay) return undefined;
  const today = query
    .selectFrom('withdrawals')
    .select('amount')
    .where('account_id', '=', accountId)
    .where('currency', '=', code)
    .where('protocol', '=', protocol)
    .where('state', 'in', ['pending', 'finished'])
    .where('created_at', '>=', now - (now % DAY_MS));
  const asked = sum((await rows(queryable, today)).map(({ amount }) => decimal(amount)));
  const left = subtract(mostADay, asked);
  return isNegative(left) ? ZERO : left;
}

/** How many requests of an account wait. */
export async function waitingRequests(
  queryable: Queryable,
  { accountId }: Pick<FundOwner, 'accountId'>,
  table: 'deposits' | 'withdrawals',
): Promise<number> {
  const waiting = query
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending');
  return (await rows(queryable, waiting)).length;
}

async function lastChanges(
  queryable: Queryable,
  userId: number,
): Promise<{ readonly password_changed: number | undefined; readonly method_changed: number | undefined }> {
  const user = query.selectFrom('users').select('password_changed_at').where('id', '=', userId);
  const [own] = await rows(queryable, user);
  const methods = query
    .selectFrom('withdraw_methods')
    .select((eb) => eb.fn.max<number | null>('created_at').as('newest'))
    .where('user_id', '=', userId);
  const [bound] = await rows(queryable, methods);
  return { password_changed: own?.password_changed_at ?? undefined, method_changed: bound?.newest ?? undefined };
}

function restriction(reason: Restriction['reason'], most: Decimal, until?: number): Restriction {
  return { reason, most, until };
}
