import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed } from '../../ui/State.tsx';
import { useFoundInstruments } from '../shared/use-found-instruments.ts';
import { ChoiceList } from './ChoiceList.tsx';

interface InstrumentPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of instruments. It stays when it is closed, and begins anew. */
export function InstrumentPicker({ isOpen, onClose }: InstrumentPickerProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { instruments } = useSignalValue(state.slices.catalogue);
  const [text, setText] = useState('');
  const { value: found = instruments, failure, again } = useFoundInstruments(text.trim());
  const shown = useDeferredValue(found);
  const filled = useFilled(isOpen);
  usePricesAside(isOpen, !filled || shown !== found);
  const list = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setText('');
    list.current?.scrollTo(0, 0);
    onClose();
  };
  return (
    <Sheet title={t('trade.pickInstrument')} isOpen={isOpen} onClose={close}>
      <SearchBox value={text} onChange={setText} label={t('common.search')} />
      {failure ? (
        <Failed title={t('product.none')} failure={failure} onRetry={again} />
      ) : found.length > 0 ? (
        <ChoiceList scroller={list} isOpen={isOpen} filled={filled} instruments={shown} />
      ) : (
        <Empty icon="search" title={t('product.none')} hint={t('product.noneHint')} />
      )}
    </Sheet>
  );
}

/** Whether the rows are shown: the sheet answers the press in the next frame, they may take a slow phone one more. */
function useFilled(isOpen: boolean): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    startTransition(() => setFilled(true));
    return () => setFilled(false);
  }, [isOpen]);
  return filled;
}

/** What is looked for is an instrument: all that ticks in the list and behind it would take most of the frames. */
function usePricesAside(isOpen: boolean, filling: boolean): void {
  const { client } = usePage();
  useLayoutEffect(() => (isOpen ? client.slowPrices() : undefined), [client, isOpen]);
  useLayoutEffect(() => (isOpen && filling ? client.holdPrices() : undefined), [client, isOpen, filling]);
}
