/** Parameters of push messages, as a browser gives them. */
import * as v from 'valibot';
import { PUSH_KINDS, type PushKind } from '../../src/domain/push-kind.ts';
import { isP256Point, isSecret } from '../push/subscription-keys.ts';
import type { RefusalName } from '../refusal.ts';

const MALFORMED = 'malformed' satisfies RefusalName;
const OUT_OF_RANGE = 'outOfRange' satisfies RefusalName;
const LONGEST_ADDRESS = 1_024;

/** The address of a device at its push service. */
export const pushAddressParameter = v.pipe(
  v.string(MALFORMED),
  v.maxLength(LONGEST_ADDRESS, OUT_OF_RANGE),
  v.check((text) => /^https?:\/\/[!-~]+$/.test(text) && URL.canParse(text), MALFORMED),
  v.metadata({ type: 'string', format: 'uri' }),
);
/** A device's key. */
export const pushPointParameter = v.pipe(v.string(MALFORMED), v.check(isP256Point, MALFORMED));
/** A device's secret. */
export const pushSecretParameter = v.pipe(v.string(MALFORMED), v.check(isSecret, MALFORMED));
/** Some of the kinds, each once. */
export const pushKindsParameter = v.pipe(
  v.string(MALFORMED),
  v.rawTransform<string, readonly PushKind[]>(({ dataset, addIssue, NEVER }) => {
    const asked = dataset.value.split(',');
    const kinds = PUSH_KINDS.filter((kind) => asked.includes(kind));
    if (kinds.length === asked.length) return kinds;
    addIssue({ message: MALFORMED });
    return NEVER;
  }),
  v.metadata({ type: 'string', pattern: `^(${PUSH_KINDS.join('|')})(,(${PUSH_KINDS.join('|')}))*$` }),
);
