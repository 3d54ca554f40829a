import { useCallback, useSyncExternalStore, type JSX } from 'react';
import type { ListedInstrument } from './instruments.ts';
import type { ListProps } from './mount-react.tsx';
import type { QuoteStore } from './quote-store.ts';
import { ReactList } from './ReactList.tsx';
import { MemoRow } from './ReactRow.tsx';

/** The list over an external store: a row renders when its own instrument changes. */
export function storeList(store: QuoteStore): (props: ListProps) => JSX.Element {
  function StoreRow({ instrument }: { readonly instrument: ListedInstrument }): JSX.Element {
    const { id } = instrument;
    const subscribe = useCallback((notify: () => void) => store.subscribe(id, notify), [id]);
    const quote = useSyncExternalStore(subscribe, () => store.get(id));
    return <MemoRow instrument={instrument} quote={quote} />;
  }
  return ({ scroller, instruments }) => (
    <ReactList
      scroller={scroller}
      instruments={instruments}
      row={(instrument) => <StoreRow key={instrument.id} instrument={instrument} />}
    />
  );
}
