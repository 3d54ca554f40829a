import { useCallback, useDeferredValue, useEffect, useRef, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { fullName, logoLetters, type Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { leaveOverlays } from '../../ui/overlays.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { Empty, Failed } from '../../ui/State.tsx';
import { visibleRows } from '../../ui/visible-rows.ts';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { InstrumentNames } from '../shared/InstrumentNames.tsx';
import { tradePath } from '../shared/links.ts';
import { useFoundInstruments } from '../shared/use-found-instruments.ts';
import styles from './InstrumentPicker.module.css';

const ROW = 56;
const NONE: readonly Instrument[] = [];

export function InstrumentPicker({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { instruments } = useSignalValue(state.slices.catalogue);
  const [text, setText] = useState('');
  const { value: found = instruments, failure, again } = useFoundInstruments(text.trim());
  // The sheet answers the press in the next frame; its rows may take a slow phone a few more.
  const shown = useDeferredValue(found, NONE);
  return (
    <Sheet title={t('trade.pickInstrument')} onClose={onClose}>
      <SearchBox value={text} onChange={setText} label={t('common.search')} />
      {failure ? (
        <Failed title={t('product.none')} failure={failure} onRetry={again} />
      ) : found.length > 0 ? (
        <Choices instruments={shown} />
      ) : (
        <Empty icon="search" title={t('product.none')} hint={t('product.noneHint')} />
      )}
    </Sheet>
  );
}

function Choices({ instruments }: { readonly instruments: readonly Instrument[] }): JSX.Element {
  const { client } = usePage();
  const navigate = useNavigate();
  const list = useRef<VirtualizerHandle>(null);
  const report = useCallback(() => {
    const handle = list.current;
    if (!handle) return;
    client.setInterest('picker', { instruments: visibleRows(handle, instruments).map(({ id }) => id), positions: [] });
  }, [client, instruments]);
  useEffect(() => {
    report();
    return () => client.setInterest('picker', { instruments: [], positions: [] });
  }, [client, report]);
  const choose = (instrument: Instrument): void => {
    leaveOverlays(() => void navigate(tradePath(instrument.code), { replace: true }));
  };
  return (
    <div className={styles['list']}>
      <Virtualizer ref={list} data={instruments} itemSize={ROW} onScroll={report} onResize={report}>
        {(instrument) => (
          <button key={instrument.id} type="button" className={styles['row']} onClick={() => choose(instrument)}>
            <InstrumentLogo logo={instrument.logo} letters={logoLetters(instrument.code)} />
            <InstrumentNames code={instrument.displayCode} name={fullName(instrument)} />
            <ChoicePrice instrument={instrument} />
          </button>
        )}
      </Virtualizer>
    </div>
  );
}

function ChoicePrice({ instrument }: { readonly instrument: Instrument }): JSX.Element {
  const { state } = usePage();
  const { price } = useFormatters();
  const read = useCallback(
    () => price(state.quoteOf(instrument.id).lastPrice.value, instrument.priceScale),
    [state, price, instrument.id, instrument.priceScale],
  );
  return <SignalText className="number" read={read} testId="choice-price" />;
}
