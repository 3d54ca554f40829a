import { sql, type Selectable } from 'kysely';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { claimUpload } from '../uploads/uploads.ts';

type ReviewRow = Selectable<Schema['identity_reviews']>;
export type ReviewStatus = ReviewRow['status'];

/** What a user hands in: names of uploads stand for the pictures. */
export interface IdentityPapers {
  readonly name: string;
  readonly cardId: string;
  readonly front: string;
  readonly reverse: string;
}

/** One submission and what has become of it. A rejected one stays, and another follows it. */
export interface IdentityReview extends Pick<IdentityPapers, 'name' | 'cardId'> {
  readonly id: number;
  readonly userId: number;
  /** Undefined when the pictures of rejected papers have been deleted. */
  readonly front: string | undefined;
  readonly reverse: string | undefined;
  readonly status: ReviewStatus;
  readonly rejectReason: string;
  readonly submittedAt: number;
  readonly decidedAt: number | undefined;
}

/** Thrown inside of a transaction to undo it. */
class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason.name);
    this.reason = reason;
  }
}

/** Hands in papers: refused while others wait or are certified, and unless both pictures are the user's own. */
export async function submitIdentity(
  database: Database,
  userId: number,
  papers: IdentityPapers,
  now: number,
): Promise<Result<null, Refusal>> {
  try {
    await database.transaction((queryable) => enter(queryable, userId, papers, now));
    return ok(null);
  } catch (error) {
    if (error instanceof Refused) return err(error.reason);
    throw error;
  }
}

async function enter(queryable: Queryable, userId: number, papers: IdentityPapers, now: number): Promise<void> {
  for (const [parameter, name] of [
    ['front_pic', papers.front],
    ['reverse_pic', papers.reverse],
  ] as const) {
    if (!(await claimUpload(queryable, userId, name, now))) throw new Refused(refusal('notYourUpload', { parameter }));
  }
  // Of two at once the second waits here for the first, and finds it.
  const { name, cardId, front, reverse } = papers;
  const review = { user_id: userId, name, card_id: cardId, front, reverse, status: 'waiting' as const };
  const entered = await rows(
    queryable,
    query
      .insertInto('identity_reviews')
      .values({ ...review, submitted_at: now })
      // As the index has it: a value from outside would not be known to be the same.
      .onConflict((conflict) => conflict.column('user_id').where('status', '<>', sql.lit('rejected')).doNothing())
      .returning('id'),
  );
  if (entered.length === 1) return;
  const standing = await newestReview(queryable, userId);
  throw new Refused(refusal(standing?.status === 'certified' ? 'alreadyVerified' : 'alreadySubmitted'));
}

export async function newestReview(queryable: Queryable, userId: number): Promise<IdentityReview | undefined> {
  const ofUser = query.selectFrom('identity_reviews').selectAll().where('user_id', '=', userId);
  const [row] = await rows(queryable, ofUser.orderBy('id', 'desc').limit(1));
  return row && reviewOf(row);
}

export async function reviewOfId(queryable: Queryable, id: number): Promise<IdentityReview | undefined> {
  const [row] = await rows(queryable, query.selectFrom('identity_reviews').selectAll().where('id', '=', id));
  return row && reviewOf(row);
}

/** One page: those that wait in the order in which they came, others newest first. */
export async function reviewPage(
  queryable: Queryable,
  status: ReviewStatus | 'all',
  page: number,
): Promise<{ readonly reviews: readonly IdentityReview[]; readonly total: number }> {
  const all = query.selectFrom('identity_reviews');
  const wanted = status === 'all' ? all : all.where('status', '=', status);
  // Who has waited longest comes first.
  const shown = wanted.selectAll().orderBy('id', status === 'waiting' ? 'asc' : 'desc');
  const { rows: found, total } = await selectPage(queryable, { of: wanted, shown }, page);
  return { reviews: found.map(reviewOf), total };
}

/** Decides about waiting papers; undefined where none of this id wait. */
export async function decideReview(
  queryable: Queryable,
  id: number,
  decision: { readonly status: 'certified' | 'rejected'; readonly reason: string; readonly now: number },
): Promise<IdentityReview | undefined> {
  const waiting = query.updateTable('identity_reviews').where('id', '=', id).where('status', '=', 'waiting');
  const decided = { status: decision.status, reject_reason: decision.reason, decided_at: decision.now };
  const [row] = await rows(queryable, waiting.set(decided).returningAll());
  return row && reviewOf(row);
}

/** Lets go of the pictures of papers that were rejected before that moment; what was written stays. */
export async function forgetRejectedPictures(queryable: Queryable, before: number): Promise<void> {
  const rejected = query
    .updateTable('identity_reviews')
    .where('status', '=', 'rejected')
    .where('decided_at', '<', before);
  const illustrated = rejected.where((eb) => eb.or([eb('front', 'is not', null), eb('reverse', 'is not', null)]));
  await run(queryable, illustrated.set({ front: null, reverse: null }));
}

function reviewOf(row: ReviewRow): IdentityReview {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    cardId: row.card_id,
    front: row.front ?? undefined,
    reverse: row.reverse ?? undefined,
    status: row.status,
    rejectReason: row.reject_reason,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at ?? undefined,
  };
}
