import { useDeferredValue, useLayoutEffect, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed } from '../../ui/State.tsx';
import { useFoundInstruments } from '../shared/use-found-instruments.ts';
import { ChoiceList } from './ChoiceList.tsx';

const NONE: readonly Instrument[] = [];

interface InstrumentPickerProps {
  /** It is rendered before it is opened. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function InstrumentPicker({ isOpen, onClose }: InstrumentPickerProps): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const { instruments } = useSignalValue(state.slices.catalogue);
  const [text, setText] = useState('');
  const { value: found = instruments, failure, again } = useFoundInstruments(text.trim());
  // The sheet answers the press in the next frame; its rows may take a slow phone a few more.
  const shown = useDeferredValue(isOpen ? found : NONE, NONE);
  const filling = isOpen && shown !== found;
  useLayoutEffect(() => (filling ? client.holdPrices() : undefined), [client, filling]);
  return (
    <Sheet title={t('trade.pickInstrument')} onClose={onClose}>
      <SearchBox value={text} onChange={setText} label={t('common.search')} />
      {failure ? (
        <Failed title={t('product.none')} failure={failure} onRetry={again} />
      ) : found.length > 0 ? (
        <ChoiceList instruments={shown} />
      ) : (
        <Empty icon="search" title={t('product.none')} hint={t('product.noneHint')} />
      )}
    </Sheet>
  );
}
