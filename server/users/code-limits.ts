import { refusal, type Refusal } from '../refusal.ts';
import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import type { Counted } from './known-callers.ts';

const MINUTE_MS = 60_000;
/** So long a code counts against who asked for it and who got it. */
export const COUNTED_MS = 24 * 60 * MINUTE_MS;

const PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 16 * MINUTE_MS;
/** Of one address to one recipient. */
const DAILY_PER_PAIR = 10;
const DAILY_PER_ADDRESS = 100;
/** The first codes of a pair, which others can hardly use up. */
const FIRST_OF_PAIR = 3;
/** To one recipient, whoever asks: nobody's mailbox is to be filled by us. */
const DAILY_PER_RECIPIENT = 100;
/** When so many have gone to a recipient, further ones are first codes only. */
const DAILY_WITH_REPEATS = 30;

/** How many codes of the day went where, and when the newest did (ms; 0 where none did). */
interface Sent {
  readonly toRecipient: number;
  readonly ofPair: number;
  readonly ofAddress: number;
  readonly newestOfPair: number;
  readonly newestOfOthers: number;
}

/**
 * Why a caller gets no code for a recipient now; undefined where one goes out. An address or a device that the user is
 * known at waits for its own codes only.
 *
 * Of strangers, whoever has asked for fewer codes comes first. Who has had one waits two minutes after another's code,
 * and longer each time after its own; who has had none waits one. So when a minute is over, nobody but a newcomer can
 * take the next. Nor can a few use up the day: what they ask for beyond their first codes ends long before the first
 * codes of others do.
 */
export async function codeFault(
  queryable: Queryable,
  recipient: string,
  { key, isKnown }: Counted,
  now: number,
): Promise<Refusal | undefined> {
  const sent = await sentTo(queryable, recipient, key, now);
  if (isTooMuch(sent, isKnown)) return refusal('tooManyCodes');
  const wait = (isKnown ? sent.newestOfPair + PAUSE_MS : freeForStranger(sent)) - now;
  return wait > 0 ? refusal('codeTooSoon', { seconds: String(Math.ceil(wait / 1000)) }) : undefined;
}

function isTooMuch({ toRecipient, ofPair, ofAddress }: Sent, isKnown: boolean): boolean {
  if (ofPair >= DAILY_PER_PAIR || ofAddress >= DAILY_PER_ADDRESS) return true;
  return !isKnown && toRecipient >= (ofPair < FIRST_OF_PAIR ? DAILY_PER_RECIPIENT : DAILY_WITH_REPEATS);
}

/** When a code may go out for somebody whom the recipient is not known to know. */
function freeForStranger({ ofPair, newestOfPair, newestOfOthers }: Sent): number {
  const afterOwn = Math.min(PAUSE_MS * 2 ** Math.max(0, ofPair - 1), LONGEST_PAUSE_MS);
  const afterOthers = ofPair === 0 ? PAUSE_MS : 2 * PAUSE_MS;
  return Math.max(newestOfPair + afterOwn, newestOfOthers + afterOthers);
}

async function sentTo(queryable: Queryable, recipient: string, key: string, now: number): Promise<Sent> {
  const [sent] = await rows(
    queryable,
    query
      .selectFrom('codes')
      .select((eb) => {
        const toRecipient = eb('recipient', '=', recipient);
        const ofAddress = eb('address', '=', key);
        const newest = eb.fn.max<number>('sent_at').filterWhere(toRecipient);
        return [
          eb.fn.countAll<number>().filterWhere(toRecipient).as('toRecipient'),
          eb.fn.countAll<number>().filterWhere(toRecipient).filterWhere(ofAddress).as('ofPair'),
          eb.fn.countAll<number>().filterWhere(ofAddress).as('ofAddress'),
          eb.fn.coalesce(newest.filterWhere(ofAddress), eb.lit(0)).as('newestOfPair'),
          eb.fn.coalesce(newest.filterWhere('address', '<>', key), eb.lit(0)).as('newestOfOthers'),
        ];
      })
      .where((eb) => eb.or([eb('recipient', '=', recipient), eb('address', '=', key)]))
      .where('sent_at', '>', now - COUNTED_MS),
  );
  if (!sent) throw new Error('A count gave no row');
  return sent;
}
