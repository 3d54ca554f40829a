/** Where users may be sent when the service is not available here, of what the backend asks for. */
import { allowedTarget, type Surroundings } from '../shared/allowed-hosts.ts';

/** A page of our own origin, or one under https on an allowed host; undefined for anything else, and for the page itself. */
export function lossTarget(lossUrl: string, page: Surroundings): string | undefined {
  const here = new URL(page.href);
  const target = allowedTarget(lossUrl, page);
  if (!target) return undefined;
  // Only the hash differs: it would come back here without end.
  const isHere = target.origin + target.pathname + target.search === here.origin + here.pathname + here.search;
  return isHere ? undefined : target.href;
}
