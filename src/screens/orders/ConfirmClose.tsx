import { useCallback, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseDecimal, toShortText } from '../../domain/decimal.ts';
import type { Order } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { newClientId } from '../../worker-client/client-id.ts';
import { usePriceScale } from './price-scale.ts';
import { hasParts, isWhole, LotsToClose, lotsFault } from './LotsToClose.tsx';
import { useOrderCall } from './use-order-call.ts';
import styles from './OrderSheet.module.css';

interface ConfirmCloseProps {
  readonly order: Order;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Asks once whether to close a position, or how much of it, or to cancel an order, at the price it would use, and says what happened. */
export function ConfirmClose({ order, onBack, onDone }: ConfirmCloseProps): JSX.Element {
  const { client } = usePage();
  const { t } = useTranslation();
  const { busy, failure, run } = useOrderCall(onDone);
  const part = usePart(order);
  const isOpen = order.status === 'open';
  const name = t(isOpen ? 'orders.closePosition' : 'orders.cancelOrder');
  const end = (): void => void run(isOpen ? part.close() : client.command('cancelOrder', order.id));
  return (
    <div className={styles['question']} role="alertdialog" aria-label={name}>
      {isOpen ? <CloseQuestion order={order} /> : <p>{t('orders.cancelQuestion')}</p>}
      {part.instrument && (
        <LotsToClose order={order} instrument={part.instrument} lots={part.lots} onChange={part.setLots} />
      )}
      <FailureNote failure={failure} change />
      <div className={styles['answers']}>
        <Button tone="quiet" onClick={onBack}>
          {t('orders.keep')}
        </Button>
        <Button busy={busy} disabled={part.isFaulty} onClick={end} data-testid="confirm-end">
          {part.closeName ?? name}
        </Button>
      </div>
    </div>
  );
}

/** How much of a position is to be closed: all of it, where the server closes no parts or there is no smaller one. */
function usePart(order: Order) {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const canClosePart = useSignalValue(state.slices.backend)?.canClosePart ?? false;
  const known = state.instrumentOf(order.instrumentId);
  const isOffered = canClosePart && order.status === 'open' && known !== undefined && hasParts(known, order.lots);
  const instrument = isOffered ? known : undefined;
  const [lots, setLots] = useState(() => toShortText(order.lots));
  // One id for one amount: a repeat of the question after a lost answer closes nothing more.
  const [intent, setIntent] = useState(() => ({ lots, clientId: newClientId() }));
  const isPart = instrument !== undefined && !isWhole(lots, order.lots);
  const value = parseDecimal(lots);
  const close = () => {
    if (!isPart) return client.command('closePosition', order.id);
    const part = intent.lots === lots ? intent : { lots, clientId: newClientId() };
    setIntent(part);
    return client.command('closePosition', order.id, part);
  };
  return {
    instrument,
    lots,
    setLots,
    close,
    isFaulty: instrument !== undefined && lotsFault(instrument, lots, order.lots) !== undefined,
    closeName: isPart && value ? t('orders.closeLots', { lots: isolate(plain(value)) }) : undefined,
  };
}

function CloseQuestion({ order }: { readonly order: Order }): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { priceOf } = useFormatters();
  const scale = usePriceScale(order);
  const read = useCallback(() => {
    const price = state.positionOf(order.id).value.price ?? order.lastPrice;
    return t('orders.closeQuestion', { price: isolate(priceOf(price, scale)) });
  }, [state, order, priceOf, scale, t]);
  return (
    <p>
      <SignalText read={read} />
    </p>
  );
}
