import { Activity, memo, startTransition, useCallback, useEffect, type JSX, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import type { ReadonlySignal } from '../../state/signals.ts';
import { tradeInstrumentOf } from '../../state/trade-instrument.ts';
import { FixedRows } from '../../ui/FixedRows.tsx';
import { leaveOverlays } from '../../ui/overlays.ts';
import { tradePath } from '../shared/links.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './InstrumentPicker.module.css';

const ROW = 56;

interface ChoicesProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly instruments: readonly Instrument[];
}

interface ChoiceListProps extends ChoicesProps {
  /** Whether its rows are shown. */
  readonly filled: boolean;
}

/** The instruments to choose from. The rows stay when the list is closed: to show them again costs less than to make them. */
export function ChoiceList({ scroller, filled, instruments }: ChoiceListProps): JSX.Element {
  return (
    <div ref={scroller} className={styles['list']} data-testid="choices">
      <Activity mode={filled ? 'visible' : 'hidden'}>
        <Choices scroller={scroller} instruments={instruments} />
      </Activity>
    </div>
  );
}

/** Memoised: neither showing nor hiding it renders its rows. */
const Choices = memo(function Choices({ scroller, instruments }: ChoicesProps): JSX.Element {
  const { client, state } = usePage();
  const { price } = useFormatters();
  const report = useCallback(
    (first: number, end: number) => {
      client.setInterest('picker', { instruments: instruments.slice(first, end).map(({ id }) => id), positions: [] });
    },
    [client, instruments],
  );
  useEffect(() => () => client.setInterest('picker', { instruments: [], positions: [] }), [client]);
  const choose = useChoose();
  const row = useCallback(
    (instrument: ReadonlySignal<Instrument>) => (
      <ChoiceRow instrument={instrument} quoteOf={state.quoteOf} price={price} onChoose={choose} />
    ),
    [state, price, choose],
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
