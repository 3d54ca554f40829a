/** React state for the list, the socket on the main thread: each message makes the next state. */
import { useEffect, useState, type JSX } from 'react';
import type { ListedInstrument } from './instruments.ts';
import { mountReact, type ListProps } from './mount-react.tsx';
import { openPriceSocket } from './price-socket.ts';
import type { QuoteRow } from './quote-row.ts';
import { ReactList } from './ReactList.tsx';
import { ReactRow } from './ReactRow.tsx';

type Quotes = ReadonlyMap<number, QuoteRow>;

function StateList({ scroller, instruments }: ListProps): JSX.Element {
  const [quotes, setQuotes] = useState<Quotes>(new Map());
  useEffect(() => {
    openPriceSocket(location.origin, (rows) => {
      setQuotes((previous) => {
        const next = new Map(previous);
        for (const row of rows) next.set(row.id, row);
        return next;
      });
    });
  }, []);
  return <ReactList scroller={scroller} instruments={instruments} row={rowOver(quotes)} />;
}

function rowOver(quotes: Quotes) {
  return (instrument: ListedInstrument): JSX.Element => (
    <ReactRow key={instrument.id} instrument={instrument} quote={quotes.get(instrument.id)} />
  );
}

export function run(root: HTMLElement): Promise<void> {
  return mountReact(root, StateList);
}
