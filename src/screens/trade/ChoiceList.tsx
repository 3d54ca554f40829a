import { memo, useCallback, useEffect, useRef, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { FixedRows } from '../../ui/FixedRows.tsx';
import { leaveOverlays } from '../../ui/overlays.ts';
import { tradePath } from '../shared/links.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './InstrumentPicker.module.css';

const ROW = 56;

interface ChoiceListProps {
  readonly instruments: readonly Instrument[];
}

/** The instruments to choose from. Memoised: the sheet renders once more when what is found has been asked for. */
export const ChoiceList = memo(function ChoiceList({ instruments }: ChoiceListProps): JSX.Element {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className={styles['list']} data-testid="choices">
      {instruments.length > 0 && <Choices scroller={scroller} instruments={instruments} />}
    </div>
  );
});

interface ChoicesProps extends ChoiceListProps {
  readonly scroller: React.RefObject<HTMLDivElement | null>;
}

function Choices({ scroller, instruments }: ChoicesProps): JSX.Element {
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
  return (
    <FixedRows scroller={scroller} items={instruments} rowHeight={ROW} onSeen={report}>
      {(instrument) => <ChoiceRow instrument={instrument} quoteOf={state.quoteOf} price={price} onChoose={choose} />}
    </FixedRows>
  );
}

/** Closes the list and goes to the instrument. */
function useChoose(): (instrument: Instrument) => void {
  const { client } = usePage();
  const navigate = useNavigate();
  return useCallback(
    ({ code }) => {
      const release = client.holdPrices();
      leaveOverlays(() => {
        void navigate(tradePath(code), { replace: true });
        release();
      });
    },
    [client, navigate],
  );
}
