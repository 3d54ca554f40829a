import { useCallback, useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure } from '../../contract/worker/failure.ts';
import type { TicketPreview } from '../../contract/worker/ticket.ts';
import { parseDecimal } from '../../domain/decimal.ts';
import type { Instrument } from '../../domain/instrument.ts';
import type { Side } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { ticketOf } from '../../state/ticket.ts';
import { type Ticket } from '../../state/ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { DataList, type DataRow } from '../../ui/DataList.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Money } from '../../ui/Money.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { newClientId } from '../../worker-client/client-id.ts';
import styles from './ConfirmOrder.module.css';

interface ConfirmOrderProps {
  readonly instrument: Instrument;
  readonly ticket: Ticket;
  readonly side: Side;
  readonly preview: TicketPreview | undefined;
  readonly onClose: () => void;
}

/** Asks once, shows what will happen and at which price, and says what did. */
export function ConfirmOrder({ instrument, ticket, side, preview, onClose }: ConfirmOrderProps): JSX.Element {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const summary = useSummary(instrument, ticket, preview);
  const { place, busy, failure } = usePlaceOrder(side, onClose);
  // What the shown price can no longer be trusted for locks the answer as it locks the question.
  const block = preview?.block;
  const title = side === 'buy' ? 'trade.confirmBuy' : 'trade.confirmSell';
  return (
    <Sheet title={t('trade.confirmTitle')} onClose={onClose}>
      <div className={styles['body']}>
        <p className={styles['what']} data-side={side}>
          {t(title, { lots: isolate(plain(parseDecimal(ticket.lots))), code: instrument.displayCode })}
        </p>
        <PriceSentence instrument={instrument} ticket={ticket} />
        <DataList rows={summary} />
        <FailureNote failure={failure} />
        {block && (
          <p className="muted" role="status" data-testid="confirm-block">
            {t(`block.${block}`)}
          </p>
        )}
        <Button
          tone={side}
          busy={busy}
          disabled={block !== undefined}
          onClick={() => void place()}
          data-testid="place-order"
        >
          {t('trade.place')}
        </Button>
      </div>
    </Sheet>
  );
}

function PriceSentence({ instrument, ticket }: Pick<ConfirmOrderProps, 'instrument' | 'ticket'>): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { price, typed } = useFormatters();
  const quote = state.quoteOf(instrument.id);
  const pending = ticket.kind === 'pending';
  const read = useCallback(() => {
    if (pending) return t('trade.atTarget', { price: isolate(typed(ticket.targetPrice)) });
    return t('trade.atMarket', { price: isolate(price(quote.lastPrice.value, instrument.priceScale)) });
  }, [pending, ticket.targetPrice, typed, t, price, quote, instrument.priceScale]);
  return <SignalText className="muted" read={read} />;
}

function useSummary(instrument: Instrument, ticket: Ticket, preview: TicketPreview | undefined): DataRow[] {
  const { t } = useTranslation();
  const { priceOf, percent, typed } = useFormatters();
  const stop = (which: 'stopLoss' | 'takeProfit'): DataRow => ({
    name: t(`trade.${which}`),
    value: <span className="number">{priceOf(parseDecimal(ticket[which].price), instrument.priceScale)}</span>,
  });
  return [
    ...(instrument.marginMode === 'fixed'
      ? []
      : [
          {
            name: t('trade.leverage'),
            value: (
              <span className="number">{t('trade.leverageOption', { value: typed(String(ticket.leverage)) })}</span>
            ),
          },
        ]),
    ...(ticket.stopLoss.on ? [stop('stopLoss')] : []),
    ...(ticket.takeProfit.on ? [stop('takeProfit')] : []),
    { name: t('trade.margin'), value: <Money value={preview?.margin} digits={6} /> },
    { name: t('trade.fee'), value: <Money value={preview?.fee} digits={6} /> },
    { name: t('trade.levelAfter'), value: <span className="number">{percent(preview?.marginLevelAfter)}</span> },
  ];
}

interface Placing {
  readonly place: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** One client id for as long as the question stands: a second tap or a retry never makes a second order. */
function usePlaceOrder(side: Side, onDone: () => void): Placing {
  const page = usePage();
  const { client, state } = page;
  const ticket = ticketOf(page);
  const { t } = useTranslation();
  const [clientId] = useState(newClientId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Not the state above, which a second tap within one render would still see as it was.
  const placing = useRef(false);
  const send = async (): Promise<Failure | undefined> => {
    const input = ticket.input.peek();
    if (!input) return undefined;
    const outcome = await client.submitOrder({ ...input, side, clientId });
    if (!outcome.ok && isOutcomeKnown(outcome.error)) return outcome.error;
    if (outcome.ok && outcome.value.state === 'placed') state.toasts.show('success', outcome.value.message);
    else state.toasts.show('info', t('trade.unknown'));
    onDone();
    return undefined;
  };
  const place = async (): Promise<void> => {
    if (placing.current) return;
    placing.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      setFailure(await send());
    } finally {
      setBusy(false);
      placing.current = false;
    }
  };
  return { place, busy, failure };
}

/** A worker that did not answer says nothing about the order: its journal will. */
function isOutcomeKnown(failure: Failure): boolean {
  return failure.kind !== 'timeout' && failure.kind !== 'crashed';
}
