import type { Failure } from '../../contract/worker/failure.ts';
import { areasOf } from '../../state/areas.ts';
import type { Page } from '../../state/page.ts';

/** Loads the area codes unless they are there; the failure, if any. */
export async function loadAreas(page: Page): Promise<Failure | undefined> {
  const { list } = areasOf(page);
  if (list.peek().length > 0) return undefined;
  const outcome = await page.client.command('areaCodes');
  if (!outcome.ok) return outcome.error;
  list.value = outcome.value;
  return undefined;
}
