import { useCallback, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../contract/worker/failure.ts';
import type { Order } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { positionOf } from '../../state/slices.ts';
import { showToast } from '../../state/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { command } from '../../worker-client/trading.ts';
import { usePriceScale } from '../shared/price-scale.ts';
import styles from './OrderSheet.module.css';

interface ConfirmCloseProps {
  readonly order: Order;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Asks once whether to close a position or cancel an order, at the price it would use, and says what happened. */
export function ConfirmClose({ order, onBack, onDone }: ConfirmCloseProps): JSX.Element {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const holding = order.status === 'holding';
  const end = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await command(holding ? 'closePosition' : 'cancelOrder', order.id);
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.error);
    showToast('success', outcome.value.message);
    onDone();
  };
  return (
    <div
      className={styles['question']}
      role="alertdialog"
      aria-label={t(holding ? 'orders.closePosition' : 'orders.cancelOrder')}
    >
      {holding ? <CloseQuestion order={order} /> : <p>{t('orders.cancelQuestion')}</p>}
      <FailureNote failure={failure} change />
      <div className={styles['answers']}>
        <Button tone="quiet" onClick={onBack}>
          {t('orders.keep')}
        </Button>
        <Button busy={busy} onClick={() => void end()} data-testid="confirm-end">
          {t(holding ? 'orders.closePosition' : 'orders.cancelOrder')}
        </Button>
      </div>
    </div>
  );
}

function CloseQuestion({ order }: { readonly order: Order }): JSX.Element {
  const { t } = useTranslation();
  const { priceOf } = useFormatters();
  const scale = usePriceScale(order);
  const read = useCallback(() => {
    const price = positionOf(order.id).value.price ?? order.lastPrice;
    return t('orders.closeQuestion', { price: isolate(priceOf(price, scale)) });
  }, [order, priceOf, scale, t]);
  return (
    <p>
      <SignalText read={read} />
    </p>
  );
}
