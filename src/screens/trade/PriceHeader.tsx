import { useCallback, useRef, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { clock } from '../../state/clock.ts';
import { quoteOf } from '../../state/quotes.ts';
import { Icon } from '../../ui/icons.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import { FavouriteButton } from '../shared/FavouriteButton.tsx';
import { InstrumentPicker } from './InstrumentPicker.tsx';
import styles from './PriceHeader.module.css';

interface PriceHeaderProps {
  readonly instrument: Instrument;
}

/** Which instrument, the line's state, and the one big price. */
export function PriceHeader({ instrument }: PriceHeaderProps): JSX.Element {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <button
          type="button"
          className={styles['picker']}
          aria-haspopup="dialog"
          aria-label={`${t('trade.pickInstrument')}: ${instrument.displayCode}`}
          onClick={() => setPicking(true)}
        >
          <h1>
            <bdi data-testid="code">{instrument.displayCode}</bdi>
          </h1>
          <Icon name="down" size={20} />
        </button>
        <span className={styles['status']}>
          <span className={styles['connection']}>
            <ConnectionBadge compact />
          </span>
          <AccountBadge />
        </span>
        <FavouriteButton instrument={instrument} />
      </div>
      <PriceLine instrument={instrument} />
      {picking && <InstrumentPicker onClose={() => setPicking(false)} />}
    </header>
  );
}

function PriceLine({ instrument }: PriceHeaderProps): JSX.Element {
  const { t } = useTranslation();
  const { price, change, age } = useFormatters();
  const line = useRef<HTMLDivElement>(null);
  const quote = quoteOf(instrument.id);
  const scale = instrument.priceScale;
  const readPrice = useCallback(() => price(quote.close.value, scale), [price, quote, scale]);
  const readOpen = useCallback(() => price(quote.open.value, scale), [price, quote, scale]);
  const readChange = useCallback(() => {
    const received = quote.receivedAt.value;
    if (quote.stale.value && !Number.isNaN(received)) return t('market.stale', { age: age(clock.value - received) });
    return change(quote.change.value);
  }, [quote, change, age, t]);
  const tone = useCallback(() => {
    if (quote.stale.value) return 'stale';
    if (!(Math.abs(quote.change.value) > 0)) return undefined;
    return quote.change.value > 0 ? 'up' : 'down';
  }, [quote]);
  useSignalData(line, 'tone', tone);
  return (
    <div ref={line} className={styles['line']}>
      <SignalText className={`number ${styles['price']}`} read={readPrice} testId="trade-price" />
      <span className={styles['day']}>
        <SignalText className={`number ${styles['change']}`} read={readChange} />
        <span className={styles['open']}>
          {t('trade.dayOpen')} <SignalText className="number" read={readOpen} />
        </span>
      </span>
    </div>
  );
}
