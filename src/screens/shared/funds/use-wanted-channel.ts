import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FundChannel } from '../../../contract/worker/funds-api.ts';

/**
 * Chooses the channel that a link names: its list has the row that the link leads to.
 * @param choose the same function as long as the screen stands
 */
export function useWantedChannel(choose: (channel: FundChannel) => void): void {
  const [search] = useSearchParams();
  const wanted = search.get('channel');
  const id = search.get('id');
  useEffect(() => {
    if (id !== null && (wanted === 'coin' || wanted === 'bank')) choose(wanted);
  }, [choose, wanted, id]);
}
