import { useEffect, useState, type JSX, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePage } from '../../../state/page.ts';
import { areasOf } from '../../../state/areas.ts';
import { useSignalValue } from '../../../state/signals.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PartView } from '../../../ui/PartView.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SheetBoundary } from '../../../ui/SheetBoundary.tsx';
import { isolate } from '../../../i18n/number-format.ts';
import { AREA_PICKER_PART } from './area-picker-part.ts';
import styles from './AreaPicker.module.css';
import { useCountryName } from './country-names.ts';

/** The area code in front of a mobile number; opens the list of all. */
export function AreaButton(): JSX.Element {
  const areas = areasOf(usePage());
  const { t } = useTranslation();
  const nameOf = useCountryName();
  const area = useSignalValue(areas.selected);
  const [open, setOpen] = useState(false);
  useEffect(() => void areas.load(), [areas]);
  const close = (): void => setOpen(false);
  const code = area && isolate(`+${area.dialCode}`);
  const name = area ? t('area.chosen', { country: nameOf(area.country), code }) : t('area.title');
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={name}
        aria-haspopup="dialog"
        data-testid="area-button"
        onClick={() => setOpen(true)}
      >
        <span className="number">{area ? `+${area.dialCode}` : '+'}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <SheetBoundary title={t('area.title')} onClose={close}>
          <PartView part={AREA_PICKER_PART} props={{ onClose: close }} Frame={PickerFrame} />
        </SheetBoundary>
      )}
    </>
  );
}

interface PickerFrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet while its list is not there. */
function PickerFrame({ onClose, children }: PickerFrameProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <Sheet title={t('area.title')} onClose={onClose}>
      {children}
    </Sheet>
  );
}
