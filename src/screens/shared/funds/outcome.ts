import type { Failure } from '../../../contract/worker/failure.ts';

/** Whether a failure of a request for money tells that none was made. A worker that did not answer tells nothing: its journal will. */
export function isOutcomeKnown({ kind }: Failure): boolean {
  return kind !== 'timeout' && kind !== 'crashed';
}
