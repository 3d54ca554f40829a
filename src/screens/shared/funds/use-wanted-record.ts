import { useEffect } from 'react';
import type { FundChannel } from '../../../contract/worker/funds-api.ts';
import type { Pages } from '../use-pages.ts';
import { useWantedParameters } from '../use-wanted.ts';

/** Reads on until the list has the request that a link names; one that is not in it leaves the address. */
export function useWantedRecord(channel: FundChannel, records: Pages<{ readonly id: number }>): void {
  const { id, channel: wanted, forget } = useWantedParameters();
  const { items, total, loading, failure, loadMore } = records;
  const isWaiting = loading || failure !== undefined || total === undefined;
  const isMissing = !isWaiting && wanted === channel && id !== undefined && !items.some((record) => record.id === id);
  useEffect(() => {
    if (!isMissing || total === undefined) return;
    if (items.length < total) loadMore();
    else forget();
  }, [isMissing, items, total, loadMore, forget]);
}
