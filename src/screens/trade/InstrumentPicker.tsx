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
  readonly onClose: () => void;
}

/** The list of instruments. For an `Activity`: rendered before it is opened, it stays when it is closed, and begins anew. */
export function InstrumentPicker({ onClose }: InstrumentPickerProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { instruments } = useSignalValue(state.slices.catalogue);
  const [text, setText] = useState('');
  const { value: found = instruments, failure, again } = useFoundInstruments(text.trim());
  const shown = useDeferredValue(found);
  const filled = useFilled();
  usePricesAside(!filled || shown !== found);
  const list = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setText('');
    list.current?.scrollTo(0, 0);
    onClose();
  };
  return (
    <Sheet title={t('trade.pickInstrument')} onClose={close}>
      <SearchBox value={text} onChange={setText} label={t('common.search')} />
      {failure ? (
        <Failed title={t('product.none')} failure={failure} onRetry={again} />
      ) : found.length > 0 ? (
        <ChoiceList scroller={list} filled={filled} instruments={shown} />
      ) : (
        <Empty icon="search" title={t('product.none')} hint={t('product.noneHint')} />
      )}
    </Sheet>
  );
}

/** Whether the rows are shown: the sheet answers the press in the next frame, they may take a slow phone one more. */
function useFilled(): boolean {
  const [filled, setFilled] = useState(false);
  // An Activity has it run at each opening, and at the closing.
  useEffect(() => {
    startTransition(() => setFilled(true));
    return () => setFilled(false);
  }, []);
  return filled;
}

/** What is looked for is an instrument: all that ticks in the list and behind it would take most of the frames. */
function usePricesAside(filling: boolean): void {
  const { client } = usePage();
  useLayoutEffect(() => client.slowPrices(), [client]);
  useLayoutEffect(() => (filling ? client.holdPrices() : undefined), [client, filling]);
}
