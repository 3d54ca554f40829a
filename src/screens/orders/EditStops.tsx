import { useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../contract/worker/failure.ts';
import { toFixedText, type Decimal } from '../../domain/decimal.ts';
import type { Order } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { stepPrice } from '../../state/ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { usePriceScale } from '../shared/price-scale.ts';
import styles from './OrderSheet.module.css';

interface EditStopsProps {
  readonly order: Order;
  readonly onBack: () => void;
}

interface StopState {
  readonly on: boolean;
  readonly price: string;
}

/** Changes stop-loss and take-profit of a holding; the server decides whether they are on the right side. */
export function EditStops({ order, onBack }: EditStopsProps): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const scale = usePriceScale(order);
  const initial = (price: Decimal | undefined): StopState => ({
    on: price !== undefined,
    price: price ? toFixedText(price, scale) : '',
  });
  const [stopLoss, setStopLoss] = useState(() => initial(order.stopLoss));
  const [takeProfit, setTakeProfit] = useState(() => initial(order.takeProfit));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const chosen = (stop: StopState): string | undefined => (stop.on ? stop.price : undefined);
    const outcome = await client.command('setStops', order.id, {
      stopLoss: chosen(stopLoss),
      takeProfit: chosen(takeProfit),
    });
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.error);
    state.toasts.show('success', outcome.value.message);
    onBack();
  };
  return (
    <div className={styles['question']}>
      <div className={styles['stops']}>
        <StopEditor name="stopLoss" order={order} scale={scale} stop={stopLoss} onChange={setStopLoss} />
        <StopEditor name="takeProfit" order={order} scale={scale} stop={takeProfit} onChange={setTakeProfit} />
      </div>
      <FailureNote failure={failure} change />
      <div className={styles['answers']}>
        <Button tone="quiet" onClick={onBack}>
          {t('common.cancel')}
        </Button>
        <Button busy={busy} onClick={() => void save()} data-testid="save-stops">
          {t('orders.saveStops')}
        </Button>
      </div>
    </div>
  );
}

interface StopEditorProps {
  readonly name: 'stopLoss' | 'takeProfit';
  readonly order: Order;
  readonly scale: number;
  readonly stop: StopState;
  readonly onChange: (stop: StopState) => void;
}

function StopEditor({ name, order, scale, stop, onChange }: StopEditorProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const instrument = state.instrumentOf(order.instrumentId);
  const current = (): string => {
    const price = state.positionOf(order.id).peek().price ?? order.lastPrice;
    return price ? toFixedText(price, scale) : '';
  };
  return (
    <div>
      <Checkbox
        label={t(`orders.${name}`)}
        checked={stop.on}
        onChange={(on) => onChange({ on, price: on && stop.price === '' ? current() : stop.price })}
      />
      {stop.on && (
        <DecimalField
          label={t(`orders.${name}`)}
          labelHidden
          value={stop.price}
          onChange={(price) => onChange({ on: true, price })}
          {...(instrument && { step: (value: string, direction: 1 | -1) => stepPrice(instrument, value, direction) })}
          testId={`edit-${name}`}
        />
      )}
    </div>
  );
}
