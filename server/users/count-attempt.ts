import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';

interface Attempt {
  /** Of the kind of the count and its key. */
  readonly hash: string;
  /** How many are allowed in a window. */
  readonly allowed: number;
  /** Epoch ms. */
  readonly now: number;
  /** When the window ends that begins now; epoch ms. */
  readonly endsAt: number;
  /** Whether each attempt begins the window anew; else the first does. */
  readonly isProlonged: boolean;
}

/**
 * Counts one attempt; false where there have been as many as are allowed. It is one statement, so that of many at once
 * none slips through.
 */
export async function countAttempt(
  queryable: Queryable,
  { hash, allowed, now, endsAt, isProlonged }: Attempt,
): Promise<boolean> {
  const counted = query
    .insertInto('attempts')
    .values({ key_hash: hash, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((eb) => {
          const isOpen = eb('attempts.ends_at', '>', now);
          return {
            count: eb
              .case()
              .when(isOpen)
              .then(eb('attempts.count', '+', 1))
              .else(1)
              .end(),
            ends_at: isProlonged ? endsAt : eb.case().when(isOpen).then(eb.ref('attempts.ends_at')).else(endsAt).end(),
          };
        })
        .where((eb) => eb.or([eb('attempts.ends_at', '<=', now), eb('attempts.count', '<', allowed)])),
    )
    .returning('count');
  return (await rows(queryable, counted)).length === 1;
}
