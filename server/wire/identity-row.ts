import type { IdentityReview, ReviewStatus } from '../identity/identity-reviews.ts';

/** `review_status` of each: rejected papers leave the way open for others. */
export const REVIEW_STATUS: Readonly<Record<ReviewStatus, number>> = { rejected: 0, waiting: 1, certified: 2 };

/** `user_real/center`. */
export interface IdentityRow {
  /** 0 nothing submitted, or rejected; 1 waiting; 2 certified. */
  readonly review_status: number;
  /** Only beside a rejection. */
  readonly reject_reason?: string;
}

/** @param review the newest one; undefined where nothing was submitted */
export function identityRow(review: IdentityReview | undefined): IdentityRow {
  if (!review) return { review_status: 0 };
  const status = { review_status: REVIEW_STATUS[review.status] };
  return review.status === 'rejected' ? { ...status, reject_reason: review.rejectReason } : status;
}
