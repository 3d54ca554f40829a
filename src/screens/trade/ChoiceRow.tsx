import { memo, useCallback, useMemo, type JSX } from 'react';
import { fullName, logoLetters, type Instrument } from '../../domain/instrument.ts';
import type { Formatters } from '../../i18n/format.ts';
import type { PageState } from '../../state/page-state.ts';
import { computed, useSignalValue, type ReadonlySignal } from '../../state/signals.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { InstrumentNames } from '../shared/InstrumentNames.tsx';
import styles from './InstrumentPicker.module.css';

interface ChoiceRowProps {
  /** What the row shows: one instrument after another while the list is scrolled. */
  readonly instrument: ReadonlySignal<Instrument>;
  /** Whether its price is followed; while it is not, the last one stays. */
  readonly live: ReadonlySignal<boolean>;
  readonly quoteOf: PageState['quoteOf'];
  readonly price: Formatters['price'];
  readonly onChoose: (instrument: Instrument) => void;
}

/** One instrument to choose. Renders once; where one has a picture and the next has none, its picture does. */
export const ChoiceRow = memo(function ChoiceRow({
  instrument,
  live,
  quoteOf,
  price,
  onChoose,
}: ChoiceRowProps): JSX.Element {
  const logo = useSignalValue(useMemo(() => computed(() => instrument.value.logo), [instrument]));
  const letters = useCallback(() => logoLetters(instrument.value.code), [instrument]);
  const code = useCallback(() => instrument.value.displayCode, [instrument]);
  const name = useCallback(() => fullName(instrument.value), [instrument]);
  const last = useCallback(() => {
    const { id, priceScale } = instrument.value;
    const { lastPrice } = quoteOf(id);
    return price(live.value ? lastPrice.value : lastPrice.peek(), priceScale);
  }, [instrument, live, quoteOf, price]);
  return (
    <button type="button" className={styles['row']} onClick={() => onChoose(instrument.peek())}>
      <InstrumentLogo logo={logo} letters={<SignalText read={letters} />} />
      <InstrumentNames code={<SignalText read={code} />} name={<SignalText read={name} />} />
      <SignalText className="number" read={last} testId="choice-price" />
    </button>
  );
});
