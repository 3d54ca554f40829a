import { DatabaseError } from 'pg';

/** Of the advisory lock that each transaction shares, and that a new owner of the database takes for itself alone. */
export const FENCE_SPACE = 1_852_142;
/** The SQLSTATE of a write in an epoch that is over; the class is no standard one. */
const EPOCH_IS_OVER = 'PF001';

/**
 * Begins a write: shares the lock, so that no newer epoch begins before the write has ended, and fails where one has.
 * The epoch is read after the lock is had, in a statement of its own, which sees what is newest.
 */
export const FENCE_FUNCTION = `CREATE OR REPLACE FUNCTION hold_fence(held BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${FENCE_SPACE}, hashtext(current_schema()));
    IF NOT EXISTS (SELECT FROM server_lease WHERE id = 1 AND epoch = held) THEN
      RAISE EXCEPTION 'Epoch % is over', held USING ERRCODE = '${EPOCH_IS_OVER}';
    END IF;
  END $$`;
/** The statement that holds the fence; its value is the epoch. */
export const HOLD_FENCE = 'SELECT hold_fence($1)';

/** Whether a write failed because its epoch is over. */
export function isFenced(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === EPOCH_IS_OVER;
}
