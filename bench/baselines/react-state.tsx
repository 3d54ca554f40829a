/** React state for the list, the socket on the main thread, as one writes it first: each message makes the next state. */
import { useEffect, useState, type JSX } from 'react';
import { mountReact, type ListProps } from './mount-react.tsx';
import { openPriceSocket } from './price-socket.ts';
import { withRows, type Quotes } from './quote-row.ts';
import { ReactList, rowOver } from './ReactList.tsx';
import { ReactRow } from './ReactRow.tsx';

function StateList({ scroller, instruments }: ListProps): JSX.Element {
  const [quotes, setQuotes] = useState<Quotes>(new Map());
  useEffect(() => {
    openPriceSocket(location.origin, (rows) => setQuotes((previous) => withRows(previous, rows)));
  }, []);
  return <ReactList scroller={scroller} instruments={instruments} row={rowOver(ReactRow, quotes)} />;
}

export function run(root: HTMLElement): Promise<void> {
  return mountReact(root, StateList);
}
