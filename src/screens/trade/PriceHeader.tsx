import { Activity, useCallback, useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { Icon } from '../../ui/icons.tsx';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import { FavouriteButton } from '../shared/FavouriteButton.tsx';
import { useQuoteChange } from '../shared/quote-change.ts';
import { InstrumentPicker } from './InstrumentPicker.tsx';
import styles from './PriceHeader.module.css';
import { usePriceTitle } from './price-title.ts';

interface PriceLineProps {
  readonly instrument: Instrument;
}

interface PriceHeaderProps extends PriceLineProps {
  /** Whether the screen stands beside the one in front. */
  readonly beside: boolean;
}

/** Which instrument, the connection's state, and the one big price. */
export function PriceHeader({ instrument, beside }: PriceHeaderProps): JSX.Element {
  usePriceTitle(beside ? undefined : instrument);
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <PickerHeading instrument={instrument} beside={beside} />
        <span className={styles['status']}>
          <span className={styles['connection']}>
            <ConnectionBadge compact />
          </span>
          <AccountBadge />
        </span>
        <FavouriteButton instrument={instrument} />
      </div>
      <PriceLine instrument={instrument} />
    </header>
  );
}

/** The instrument's name, which opens the list of the others. By itself: the rest of the header stays as it is meanwhile. */
function PickerHeading({ instrument, beside }: PriceHeaderProps): JSX.Element {
  const { t } = useTranslation();
  const [list, setList] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const isOpen = list === 'open';
  const wasIdle = useIdle();
  const picker = <PickerButton instrument={instrument} onPress={() => setList('open')} />;
  const close = (): void => setList('closed');
  return (
    <>
      {beside ? (
        <h2 className={styles['heading']}>{picker}</h2>
      ) : (
        <h1 className={styles['heading']} tabIndex={-1}>
          {picker}
        </h1>
      )}
      {/* Rendered and laid out closed when nothing else is to be done, and kept: opening it costs a slow phone less. */}
      <Activity mode={list === 'never opened' && !wasIdle ? 'hidden' : 'visible'}>
        <SheetBoundary title={t('trade.pickInstrument')} isOpen={isOpen} onClose={close}>
          <InstrumentPicker isOpen={isOpen} onClose={close} />
        </SheetBoundary>
      </Activity>
    </>
  );
}

function PickerButton({ instrument, onPress }: PriceLineProps & { readonly onPress: () => void }): JSX.Element {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['picker']}
      aria-haspopup="dialog"
      aria-label={`${t('trade.pickInstrument')}: ${instrument.displayCode}`}
      data-testid="pick-instrument"
      onClick={onPress}
    >
      <bdi className={styles['code']} data-testid="code">
        {instrument.displayCode}
      </bdi>
      <Icon name="down" size={20} />
    </button>
  );
}

function PriceLine({ instrument }: PriceLineProps): JSX.Element {
  const { quoteOf, clock } = usePage().state;
  const { t } = useTranslation();
  const format = useFormatters();
  const { price } = format;
  const line = useRef<HTMLDivElement>(null);
  const quote = quoteOf(instrument.id);
  const readQuote = useCallback(() => quote, [quote]);
  const scale = instrument.priceScale;
  const readPrice = useCallback(() => price(quote.lastPrice.value, scale), [price, quote, scale]);
  const readOpen = useCallback(() => price(quote.dayOpen.value, scale), [price, quote, scale]);
  const { read: readChange, tone } = useQuoteChange(readQuote, { t, format, clock });
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
