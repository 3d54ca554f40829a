import type { JSX } from 'react';
import type { Instrument } from '../../domain/instrument.ts';
import { stepPrice } from '../../domain/step.ts';
import type { Stop, StopKind } from '../../state/ticket.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Checkbox } from '../../ui/Field.tsx';

interface StopFieldProps {
  readonly kind: StopKind;
  readonly label: string;
  readonly stop: Stop;
  readonly onTick: (on: boolean) => void;
  readonly onPrice: (price: string) => void;
  /** By whose digits the price is stepped; unknown while the catalogue is not there. */
  readonly instrument: Instrument | undefined;
  readonly fault?: string | undefined;
  readonly testId?: string;
}

/** A stop-loss or take-profit: a tick, and the price while it is ticked. */
export function StopField(props: StopFieldProps): JSX.Element {
  const { kind, label, stop, onTick, onPrice, instrument, fault, testId = kind } = props;
  return (
    <div>
      <Checkbox label={label} checked={stop.on} onChange={onTick} />
      {stop.on && (
        <DecimalField
          label={label}
          labelHidden
          value={stop.price}
          onChange={onPrice}
          {...(instrument && { step: (price: string, direction: 1 | -1) => stepPrice(instrument, price, direction) })}
          fault={fault}
          testId={testId}
        />
      )}
    </div>
  );
}
