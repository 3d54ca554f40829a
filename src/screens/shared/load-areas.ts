import type { Failure } from '../../contract/worker/failure.ts';
import { areas } from '../../state/areas.ts';
import { command } from '../../worker-client/trading.ts';

/** Loads the area codes unless they are there; the failure, if any. */
export async function loadAreas(): Promise<Failure | undefined> {
  if (areas.peek().length > 0) return undefined;
  const outcome = await command('areaCodes');
  if (!outcome.ok) return outcome.error;
  areas.value = outcome.value;
  return undefined;
}
