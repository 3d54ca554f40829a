import { useCallback, useEffect, useMemo, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { Button } from '../../ui/Button.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { InstrumentNames } from '../shared/InstrumentNames.tsx';
import { tradePath } from '../shared/links.ts';
import styles from './ProductScreen.module.css';

/** A screen full: more rows at each key would hold up typing on a slow phone. */
const AT_FIRST = 12;
const AT_ONCE_MORE = 24;

interface FoundInstrumentsProps {
  readonly instruments: readonly Instrument[];
  readonly onOpen: () => void;
}

export function FoundInstruments({ instruments, onOpen }: FoundInstrumentsProps): JSX.Element | null {
  const { client } = usePage();
  const { t } = useTranslation();
  const [wanted, setWanted] = useState({ instruments, count: AT_FIRST });
  const count = wanted.instruments === instruments ? wanted.count : AT_FIRST;
  const shown = useMemo(() => instruments.slice(0, count), [instruments, count]);
  useEffect(() => {
    client.setInterest('search', { instruments: shown.map(({ id }) => id), positions: [] });
    return () => client.setInterest('search', { instruments: [], positions: [] });
  }, [client, shown]);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className={styles['head']}>{t('product.instruments')}</h2>
      <ul>
        {shown.map((instrument) => (
          <li key={instrument.id}>
            <Link
              className={styles['row']}
              to={tradePath(instrument.code)}
              onClick={onOpen}
              data-testid="found-instrument"
            >
              <InstrumentLogo instrument={instrument} />
              <InstrumentNames instrument={instrument} />
              <FoundPrice instrument={instrument} />
            </Link>
          </li>
        ))}
      </ul>
      {instruments.length > shown.length && (
        <Button
          tone="quiet"
          className={styles['more']}
          onClick={() => setWanted({ instruments, count: count + AT_ONCE_MORE })}
          data-testid="more-found"
        >
          {t('orders.loadMore')}
        </Button>
      )}
    </section>
  );
}

function FoundPrice({ instrument }: { readonly instrument: Instrument }): JSX.Element {
  const { state } = usePage();
  const { price } = useFormatters();
  const { id, priceScale } = instrument;
  const read = useCallback(() => price(state.quoteOf(id).lastPrice.value, priceScale), [state, price, id, priceScale]);
  return <SignalText className="number" read={read} testId="choice-price" />;
}
