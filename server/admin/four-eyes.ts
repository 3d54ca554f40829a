/** What moves much money needs the approval of two operators. */
import { compare, isZero, type Decimal } from '../../src/domain/decimal.ts';
import type { Database } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import type { AdminServices } from './admin-services.ts';
import { AdminError } from './command.ts';

/** What is to be approved. */
export interface Approvable {
  /** Unique over all that can be approved, such as `deposit/7`. */
  readonly subject: string;
  /** What it consists of: an approval of other terms is none of these. */
  readonly terms: string;
  /** Above 0; the account's money. */
  readonly amount: Decimal;
}

/**
 * Records that an operator approves; what is still missing, in words, or undefined where it may be done.
 * @throws AdminError where this operator is the only one who has approved it, and does so again
 */
export async function missingApproval(
  { database, funds, clock }: AdminServices,
  { subject, terms, amount }: Approvable,
  by: string,
): Promise<string | undefined> {
  const { fourEyesOver } = funds.withdrawals.settings;
  if (isZero(fourEyesOver) || compare(amount, fourEyesOver) <= 0) return undefined;
  const before = await approversOf(database, subject, terms);
  if (!before.includes(by)) await approve(database, { subject, terms, done_by: by, at: clock.now() });
  // Asked again: another may have come in between, and then both have approved.
  const others = (await approversOf(database, subject, terms)).filter((name) => name !== by);
  if (others.length > 0) return undefined;
  if (before.includes(by))
    throw new AdminError('You have approved it already. Another operator has to approve it, too.');
  return 'You have approved it; another operator has to approve it, too.';
}

/** Who has approved it, the first one first. */
export async function approversOf(database: Database, subject: string, terms?: string): Promise<readonly string[]> {
  const given = query.selectFrom('approvals').select('done_by').where('subject', '=', subject);
  const same = terms === undefined ? given : given.where('terms', '=', terms);
  return (await rows(database, same.orderBy('at'))).map((row) => row.done_by);
}

/** What has been approved is not any more. */
export async function withdrawApprovals(database: Database, subject: string): Promise<void> {
  await run(database, query.deleteFrom('approvals').where('subject', '=', subject));
}

interface Approval {
  readonly subject: string;
  readonly terms: string;
  readonly done_by: string;
  readonly at: number;
}

/** One who approves other terms takes back what he had approved before. */
async function approve(database: Database, approval: Approval): Promise<void> {
  const { terms, at } = approval;
  const kept = query
    .insertInto('approvals')
    .values(approval)
    .onConflict((conflict) => conflict.columns(['subject', 'done_by']).doUpdateSet({ terms, at }));
  await run(database, kept);
}
