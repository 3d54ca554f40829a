import { useCallback, useMemo, type JSX } from 'react';
import { Sparkline } from '../../chart/Sparkline.tsx';
import { fullName, logoLetters, type Instrument } from '../../domain/instrument.ts';
import { computed, useSignalValue } from '../../state/signals.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { InstrumentNames } from '../shared/InstrumentNames.tsx';
import styles from './MarketRow.module.css';
import type { RowPartProps, RowTools } from './row-tools.ts';

/** What does not tick. It renders where one instrument has a picture or a note and the next has another or none. */
export function RowFace({ instrument, tools }: RowPartProps): JSX.Element {
  const logo = useSignalValue(useMemo(() => computed(() => instrument.value.logo), [instrument]));
  const note = useSignalValue(useMemo(() => computed(() => closedNote(instrument.value, tools)), [instrument, tools]));
  const letters = useCallback(() => logoLetters(instrument.value.code), [instrument]);
  const code = useCallback(() => instrument.value.displayCode, [instrument]);
  const name = useCallback(() => fullName(instrument.value), [instrument]);
  const id = useCallback(() => instrument.value.id, [instrument]);
  return (
    <>
      <InstrumentLogo logo={logo} letters={<SignalText read={letters} />} />
      <InstrumentNames code={<SignalText read={code} />} name={<SignalText read={name} />} note={note} />
      <span className={styles['spark']}>
        <Sparkline id={id} width={48} height={24} />
      </span>
    </>
  );
}

/** That the market is closed, and when it opens where that is known. */
function closedNote({ isMarketOpen, opensAt }: Instrument, { t, format }: RowTools): string | undefined {
  if (isMarketOpen) return undefined;
  return opensAt === undefined ? t('market.closed') : t('market.opensAt', { time: format.weekTime(opensAt) });
}
