/** React state for the list, as one writes it when it was too slow: the next state once per display frame, memoised rows. */
import { useEffect, useState, type JSX } from 'react';
import { mountReact, type ListProps } from './mount-react.tsx';
import { openPriceSocket } from './price-socket.ts';
import { withRows, type QuoteRow, type Quotes } from './quote-row.ts';
import { ReactList, rowOver } from './ReactList.tsx';
import { MemoRow } from './ReactRow.tsx';

function MemoList({ scroller, instruments }: ListProps): JSX.Element {
  const [quotes, setQuotes] = useState<Quotes>(new Map());
  useEffect(() => {
    let staged: QuoteRow[] = [];
    const flush = (): void => {
      const rows = staged;
      staged = [];
      setQuotes((previous) => withRows(previous, rows));
    };
    openPriceSocket(location.origin, (rows) => {
      if (staged.length === 0) requestAnimationFrame(flush);
      staged.push(...rows);
    });
  }, []);
  return <ReactList scroller={scroller} instruments={instruments} row={rowOver(MemoRow, quotes)} />;
}

export function run(root: HTMLElement): Promise<void> {
  return mountReact(root, MemoList);
}
