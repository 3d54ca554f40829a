import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { integerColumn, optionalColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable, Row } from '../store/database.ts';
import { claimUpload } from '../uploads/uploads.ts';

export type ReviewStatus = 'waiting' | 'certified' | 'rejected';

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
  const entered = await queryable.query(
    `INSERT INTO identity_reviews (user_id, name, card_id, front, reverse, status, submitted_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6)
     ON CONFLICT (user_id) WHERE status <> 'rejected' DO NOTHING RETURNING id`,
    [userId, papers.name, papers.cardId, papers.front, papers.reverse, now],
  );
  if (entered.length === 1) return;
  const standing = await newestReview(queryable, userId);
  throw new Refused(refusal(standing?.status === 'certified' ? 'alreadyVerified' : 'alreadySubmitted'));
}

export async function newestReview(queryable: Queryable, userId: number): Promise<IdentityReview | undefined> {
  const [row] = await queryable.query('SELECT * FROM identity_reviews WHERE user_id = $1 ORDER BY id DESC LIMIT 1', [
    userId,
  ]);
  return row && reviewOfRow(row);
}

export async function reviewOfId(queryable: Queryable, id: number): Promise<IdentityReview | undefined> {
  const [row] = await queryable.query('SELECT * FROM identity_reviews WHERE id = $1', [id]);
  return row && reviewOfRow(row);
}

/** Decides about waiting papers; undefined where none of this id wait. */
export async function decideReview(
  queryable: Queryable,
  id: number,
  decision: { readonly status: 'certified' | 'rejected'; readonly reason: string; readonly now: number },
): Promise<IdentityReview | undefined> {
  const [row] = await queryable.query(
    `UPDATE identity_reviews SET status = $2, reject_reason = $3, decided_at = $4
     WHERE id = $1 AND status = 'waiting' RETURNING *`,
    [id, decision.status, decision.reason, decision.now],
  );
  return row && reviewOfRow(row);
}

/** Lets go of the pictures of papers that were rejected before that moment; what was written stays. */
export async function forgetRejectedPictures(queryable: Queryable, before: number): Promise<void> {
  await queryable.query(
    `UPDATE identity_reviews SET front = NULL, reverse = NULL
     WHERE status = 'rejected' AND decided_at < $1 AND (front IS NOT NULL OR reverse IS NOT NULL)`,
    [before],
  );
}

export function reviewOfRow(row: Row): IdentityReview {
  return {
    id: integerColumn(row, 'id'),
    userId: integerColumn(row, 'user_id'),
    name: textColumn(row, 'name'),
    cardId: textColumn(row, 'card_id'),
    front: optionalColumn(row, 'front', textColumn),
    reverse: optionalColumn(row, 'reverse', textColumn),
    status: textColumn(row, 'status') as ReviewStatus,
    rejectReason: textColumn(row, 'reject_reason'),
    submittedAt: integerColumn(row, 'submitted_at'),
    decidedAt: optionalColumn(row, 'decided_at', integerColumn),
  };
}
