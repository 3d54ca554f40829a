import type { ComponentType, JSX, ReactElement, RefObject } from 'react';
import { Virtualizer } from 'virtua';
import type { ListedInstrument } from './instruments.ts';
import type { Quotes } from './quote-row.ts';
import type { ReactRowProps } from './ReactRow.tsx';

const ROW_HEIGHT = 60;

interface ReactListProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly instruments: readonly ListedInstrument[];
  readonly row: (instrument: ListedInstrument) => ReactElement;
}

/** Rows near the screen, by a library. */
export function ReactList({ scroller, instruments, row }: ReactListProps): JSX.Element {
  return (
    <Virtualizer scrollRef={scroller} data={instruments} itemSize={ROW_HEIGHT}>
      {row}
    </Virtualizer>
  );
}

/** Rows whose prices are properties. */
export function rowOver(Row: ComponentType<ReactRowProps>, quotes: Quotes): ReactListProps['row'] {
  return (instrument) => <Row key={instrument.id} instrument={instrument} quote={quotes.get(instrument.id)} />;
}
