import { memo, startTransition, useCallback, useEffect, useRef, type JSX, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { useAsSignal, type ReadonlySignal } from '../../state/signals.ts';
import { tradeInstrumentOf } from '../../state/trade-instrument.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { FixedRows } from '../../ui/FixedRows.tsx';
import { leaveOverlays } from '../../ui/overlays.ts';
import { tradePath } from '../shared/links.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './InstrumentPicker.module.css';

const ROW = 56;

interface ListProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly instruments: readonly Instrument[];
}

interface ChoicesProps extends ListProps {
  /** Whether prices are followed: rows that nobody sees write none. */
  readonly live: ReadonlySignal<boolean>;
  /** Which of them are on screen. */
  readonly onSeen: (instruments: readonly Instrument[]) => void;
}

interface ChoiceListProps extends ListProps {
  readonly isOpen: boolean;
  /** Whether its rows are shown. */
  readonly filled: boolean;
}

/** The instruments to choose from. The rows stay when the list is closed: to show them again costs less than to make them. */
export function ChoiceList({ scroller, isOpen, filled, instruments }: ChoiceListProps): JSX.Element {
  const onSeen = useInterest(isOpen);
  const live = useAsSignal(filled);
  return (
    <div ref={scroller} className={styles['list']} data-waiting={!filled || undefined} data-testid="choices">
      <Choices scroller={scroller} instruments={instruments} live={live} onSeen={onSeen} />
    </div>
  );
}

/** Asks for the prices of what is seen while the list is open, once that is painted. Returns what is told of that. */
function useInterest(isOpen: boolean): ChoicesProps['onSeen'] {
  const { client } = usePage();
  const seen = useRef<readonly number[]>([]);
  const asks = useRef(false);
  const ask = useCallback(
    (instruments: readonly number[]) => client.setInterest('picker', { instruments, positions: [] }),
    [client],
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const callOff = afterPaint(() => {
      asks.current = true;
      ask(seen.current);
    });
    return () => {
      callOff();
      asks.current = false;
      afterPaint(() => ask([]));
    };
  }, [ask, isOpen]);
  return useCallback(
    (instruments) => {
      seen.current = instruments.map(({ id }) => id);
      if (asks.current) ask(seen.current);
    },
    [ask],
  );
}

/** Memoised: neither showing nor hiding it renders its rows. */
const Choices = memo(function Choices({ scroller, instruments, live, onSeen }: ChoicesProps): JSX.Element {
  const { state } = usePage();
  const { price } = useFormatters();
  const report = useCallback(
    (first: number, end: number) => onSeen(instruments.slice(first, end)),
    [instruments, onSeen],
  );
  const choose = useChoose();
  const row = useCallback(
    (instrument: ReadonlySignal<Instrument>) => (
      <ChoiceRow instrument={instrument} live={live} quoteOf={state.quoteOf} price={price} onChoose={choose} />
    ),
    [state, live, price, choose],
  );
  return (
    <FixedRows scroller={scroller} items={instruments} rowHeight={ROW} onSeen={report}>
      {row}
    </FixedRows>
  );
});

/** Closes the list and goes to the instrument. */
function useChoose(): (instrument: Instrument) => void {
  const page = usePage();
  const navigate = useNavigate();
  return useCallback(
    ({ code }) => {
      const release = page.client.holdPrices();
      // Its bars are asked for while the browser still goes back in its history.
      startTransition(() => tradeInstrumentOf(page).choose(code));
      leaveOverlays(() => {
        void navigate(tradePath(code), { replace: true });
        release();
      });
    },
    [page, navigate],
  );
}
