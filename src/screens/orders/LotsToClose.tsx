import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  compare,
  fromInteger,
  multiply,
  parseDecimal,
  toScaled,
  toShortText,
  type Decimal,
} from '../../domain/decimal.ts';
import type { Instrument } from '../../domain/instrument.ts';
import type { Order } from '../../domain/order.ts';
import { closingLotsFault, type ClosingLotsFault } from '../../domain/order-rules.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { stepLots } from '../../domain/step.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Slider } from '../../ui/Slider.tsx';

interface LotsToCloseProps {
  readonly order: Order;
  readonly instrument: Instrument;
  /** As typed, with a dot. */
  readonly lots: string;
  readonly onChange: (lots: string) => void;
}

/** How many of a position's lots are closed: by a slider in steps, or typed. */
export function LotsToClose({ order, instrument, lots, onChange }: LotsToCloseProps): JSX.Element {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const fault = useFaultText(lotsFault(instrument, lots, order.lots), instrument, order.lots);
  const steps = Math.max(1, wholeSteps(order.lots, instrument.lotStep));
  const value = parseDecimal(lots);
  const label = t('orders.lotsToClose');
  return (
    <div>
      <DecimalField
        label={label}
        value={lots}
        onChange={onChange}
        step={(text, direction) => withinOpen(stepLots(instrument, text, direction), order.lots)}
        fault={fault}
        help={t('orders.lotsOpen', { lots: isolate(plain(order.lots)) })}
        testId="close-lots"
      />
      <Slider
        label={label}
        valueText={value ? plain(value) : ''}
        value={value ? Math.min(steps, Math.max(1, wholeSteps(value, instrument.lotStep))) : steps}
        steps={steps}
        onChange={(step) => onChange(lotsOf(step, steps, instrument.lotStep, order.lots))}
        testId="close-slider"
      />
    </div>
  );
}

/** What keeps typed lots from being closed; `required` or `notANumber` where there is no amount. */
export function lotsFault(
  instrument: Instrument,
  lots: string,
  open: Decimal,
): ClosingLotsFault | 'required' | 'notANumber' | undefined {
  if (lots === '') return 'required';
  const value = parseDecimal(lots);
  return value ? closingLotsFault(instrument, value, open) : 'notANumber';
}

/** Whether there are fewer lots than all that could be closed. */
export function hasParts(instrument: Instrument, open: Decimal): boolean {
  return compare(instrument.minLots, open) < 0 && closingLotsFault(instrument, instrument.minLots, open) === undefined;
}

/** Whether typed lots are the whole position. */
export function isWhole(lots: string, open: Decimal): boolean {
  const value = parseDecimal(lots);
  return value !== undefined && compare(value, open) === 0;
}

function useFaultText(fault: ReturnType<typeof lotsFault>, instrument: Instrument, open: Decimal): string | undefined {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const min = isolate(plain(instrument.minLots));
  switch (fault) {
    case 'belowMinimum':
      return t('fault.belowMinimum', { min });
    case 'offStep':
      return t('fault.offStep', { step: isolate(plain(instrument.lotStep)) });
    case 'aboveOpen':
      return t('orders.lotsOpen', { lots: isolate(plain(open)) });
    case 'restBelowMinimum':
      return t('orders.restTooSmall', { min });
    case 'required':
    case 'notANumber':
      return t(`fault.${fault}`);
    default:
      return undefined;
  }
}

/** How many steps fit into the lots. */
function wholeSteps(lots: Decimal, step: Decimal): number {
  const scale = Math.max(lots.scale, step.scale);
  return Number(toScaled(lots, scale) / toScaled(step, scale));
}

function lotsOf(step: number, steps: number, lotStep: Decimal, open: Decimal): string {
  return toShortText(step === steps ? open : multiply(fromInteger(step), lotStep));
}

function withinOpen(lots: string | undefined, open: Decimal): string | undefined {
  const value = lots === undefined ? undefined : parseDecimal(lots);
  return value && compare(value, open) <= 0 ? lots : undefined;
}
