import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toFixedText, type Decimal } from '../../domain/decimal.ts';
import type { Order } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import type { Stop, StopKind } from '../../state/ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { usePriceScale } from './price-scale.ts';
import { StopField } from '../shared/StopField.tsx';
import { useOrderCall } from './use-order-call.ts';
import styles from './OrderSheet.module.css';

interface EditStopsProps {
  readonly order: Order;
  readonly onBack: () => void;
}

/** Changes stop-loss and take-profit of a position; the server decides whether they are on the right side. */
export function EditStops({ order, onBack }: EditStopsProps): JSX.Element {
  const { client } = usePage();
  const { t } = useTranslation();
  const [stopLoss, stopLossField] = useStop(order, 'stopLoss');
  const [takeProfit, takeProfitField] = useStop(order, 'takeProfit');
  const { busy, failure, run } = useOrderCall(onBack);
  const save = (): void => void run(client.command('setStops', order.id, { stopLoss, takeProfit }));
  return (
    <div className={styles['question']}>
      <div className={styles['stops']}>
        {stopLossField}
        {takeProfitField}
      </div>
      <FailureNote failure={failure} change />
      <div className={styles['answers']}>
        <Button tone="quiet" onClick={onBack}>
          {t('common.cancel')}
        </Button>
        <Button busy={busy} onClick={save} data-testid="save-stops">
          {t('orders.saveStops')}
        </Button>
      </div>
    </div>
  );
}

/** One stop as it is to be (canonical text, undefined for none), and the field that changes it. */
function useStop(order: Order, kind: StopKind): readonly [price: string | undefined, field: JSX.Element] {
  const { state } = usePage();
  const { t } = useTranslation();
  const scale = usePriceScale(order);
  const textOf = (price: Decimal | undefined): string => (price ? toFixedText(price, scale) : '');
  const [stop, setStop] = useState<Stop>(() => ({ on: order[kind] !== undefined, price: textOf(order[kind]) }));
  const current = (): string => textOf(state.positionOf(order.id).peek().price ?? order.lastPrice);
  const field = (
    <StopField
      kind={kind}
      label={t(`orders.${kind}`)}
      stop={stop}
      onTick={(on) => setStop({ on, price: on && stop.price === '' ? current() : stop.price })}
      onPrice={(price) => setStop({ on: true, price })}
      instrument={state.instrumentOf(order.instrumentId)}
      testId={`edit-${kind}`}
    />
  );
  return [stop.on ? stop.price : undefined, field];
}
