import type { JSX, ReactElement, RefObject } from 'react';
import { Virtualizer } from 'virtua';
import type { ListedInstrument } from './instruments.ts';

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
