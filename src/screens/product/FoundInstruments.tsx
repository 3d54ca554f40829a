import { memo, useCallback, useEffect, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fullName, logoLetters, type Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { Link } from '../../ui/Link.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { InstrumentNames } from '../shared/InstrumentNames.tsx';
import { tradePath } from '../shared/links.ts';
import { MoreFound } from './MoreFound.tsx';
import styles from './ProductScreen.module.css';
import { useFirstOf } from './use-first-of.ts';

/** A screen full. */
const AT_FIRST = 8;

interface FoundInstrumentsProps {
  readonly instruments: readonly Instrument[];
  readonly onOpen: () => void;
}

export const FoundInstruments = memo(function FoundInstruments({
  instruments,
  onOpen,
}: FoundInstrumentsProps): JSX.Element | null {
  const { client } = usePage();
  const { t } = useTranslation();
  const { shown, showMore } = useFirstOf(instruments, AT_FIRST);
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
              <InstrumentLogo logo={instrument.logo} letters={logoLetters(instrument.code)} />
              <InstrumentNames code={instrument.displayCode} name={fullName(instrument)} />
              <FoundPrice instrument={instrument} />
            </Link>
          </li>
        ))}
      </ul>
      <MoreFound showMore={showMore} testId="more-found" />
    </section>
  );
});

function FoundPrice({ instrument }: { readonly instrument: Instrument }): JSX.Element {
  const { state } = usePage();
  const { price } = useFormatters();
  const { id, priceScale } = instrument;
  const read = useCallback(() => price(state.quoteOf(id).lastPrice.value, priceScale), [state, price, id, priceScale]);
  return <SignalText className="number" read={read} testId="choice-price" />;
}
