import { useEffect, useMemo, useState, type ComponentProps, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TicketPreview } from '../../contract/worker/ticket.ts';
import type { Instrument } from '../../domain/instrument.ts';
import type { OrderKind, Side } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import type { PageState } from '../../state/page-state.ts';
import { useSignalValue } from '../../state/signals.ts';
import { stepLots, stepPrice } from '../../domain/step.ts';
import { type Ticket as TicketDraft, ticketOf } from '../../state/ticket.ts';
import { ticketRulesOf, type TicketRules } from '../../state/ticket-rules.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { useFormatters, type Formatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { StopFields } from './StopFields.tsx';
import { useFaultText } from './fault-text.ts';
import { TradeButtons } from './TradeButtons.tsx';
import styles from './Ticket.module.css';

interface TicketProps {
  readonly instrument: Instrument;
}

/** The order form. Every amount comes from the worker; the page only holds what was typed. */
export function Ticket({ instrument }: TicketProps): JSX.Element | null {
  const current = useSignalValue(ticketOf(usePage()).current);
  const rules = useRules(instrument);
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState<Side>();
  const close = (): void => setConfirming(undefined);
  if (current?.instrumentId !== instrument.id) return null;
  return (
    <form className={styles['ticket']} onSubmit={(event) => event.preventDefault()}>
      <div className={styles['fields']}>
        <KindChoice ticket={current} />
        <SizeFields instrument={instrument} ticket={current} rules={rules} />
        <StopFields instrument={instrument} ticket={current} rules={rules} />
        <Costs instrument={instrument} />
      </div>
      <TradeButtons instrument={instrument} rules={rules} onTrade={setConfirming} />
      {confirming && (
        <SheetBoundary title={t('trade.confirmTitle')} onClose={close}>
          <ConfirmLive instrument={instrument} ticket={current} side={confirming} onClose={close} />
        </SheetBoundary>
      )}
    </form>
  );
}

/** Tells the worker what stands in the ticket while it is on screen, and follows what may be traded. */
function useRules(instrument: Instrument): TicketRules | undefined {
  const page = usePage();
  const { tell, onRestart } = page.client;
  const ticket = ticketOf(page);
  const input = useSignalValue(ticket.input);
  const rules = useSignalValue(ticketRulesOf(page).rules);
  useEffect(() => tell('setTicket', input), [tell, input]);
  useEffect(() => () => tell('setTicket', null), [tell]);
  useEffect(() => onRestart(() => tell('setTicket', ticket.input.peek())), [tell, onRestart, ticket]);
  return rules?.instrumentId === instrument.id ? rules : undefined;
}

/** Only the question follows every amount by rendering; the form does not. */
function ConfirmLive(props: Omit<ComponentProps<typeof ConfirmOrder>, 'preview'>): JSX.Element {
  const preview = useSignalValue(ticketRulesOf(usePage()).shownPreview);
  return <ConfirmOrder {...props} preview={preview?.instrumentId === props.instrument.id ? preview : undefined} />;
}

function KindChoice({ ticket: { kind } }: { readonly ticket: TicketDraft }): JSX.Element {
  const { t } = useTranslation();
  const { chooseKind } = ticketOf(usePage());
  return (
    <Segmented<OrderKind>
      label={t('trade.orderKind')}
      value={kind}
      options={[
        { value: 'market', text: t('trade.market') },
        { value: 'pending', text: t('trade.pending') },
      ]}
      onChange={chooseKind}
    />
  );
}

interface PartProps {
  readonly instrument: Instrument;
  readonly ticket: TicketDraft;
  readonly rules: TicketRules | undefined;
}

function SizeFields({ instrument, ticket: current, rules }: PartProps): JSX.Element {
  const { edit } = ticketOf(usePage());
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const faultText = useFaultText(instrument);
  return (
    <>
      {current.kind === 'pending' && (
        <DecimalField
          label={t('trade.targetPrice')}
          value={current.targetPrice}
          onChange={(targetPrice) => edit({ targetPrice })}
          step={(value, direction) => stepPrice(instrument, value, direction)}
          fault={faultText(rules?.faults.targetPrice)}
          testId="target-price"
        />
      )}
      <div className={styles['pair']}>
        <DecimalField
          label={t('trade.lots')}
          value={current.lots}
          onChange={(lots) => edit({ lots })}
          step={(value, direction) => stepLots(instrument, value, direction)}
          fault={faultText(rules?.faults.lots)}
          help={t('trade.lotsHelp', { min: isolate(plain(instrument.minLots)) })}
          testId="lots"
        />
        <LeverageField instrument={instrument} ticket={current} rules={rules} />
      </div>
    </>
  );
}

function LeverageField({ instrument, ticket: current, rules }: PartProps): JSX.Element {
  const { edit } = ticketOf(usePage());
  const { t } = useTranslation();
  const { typed } = useFormatters();
  const faultText = useFaultText(instrument);
  const fixed = instrument.marginMode === 'fixed';
  const options = instrument.leverages.map((value) => ({
    value: String(value),
    text: t('trade.leverageOption', { value: typed(String(value)) }),
  }));
  const only = fixed ? t('trade.fixedMargin') : t('trade.noLeverage');
  const usable = !fixed && options.length > 0;
  return (
    <SelectField
      label={t('trade.leverage')}
      value={usable ? String(current.leverage) : ''}
      options={usable ? options : [{ value: '', text: only }]}
      disabled={!usable}
      fault={faultText(rules?.faults.leverage)}
      onChange={(value) => edit({ leverage: Number(value) })}
    />
  );
}

/** What the order would cost, with every price. */
function Costs({ instrument }: TicketProps): JSX.Element {
  const { t } = useTranslation();
  const { percent } = useFormatters();
  const { ticketPreview } = usePage().state;
  const readers = useMemo(() => costReaders(ticketPreview, instrument, percent), [ticketPreview, instrument, percent]);
  const amounts = [
    { name: t('trade.margin'), value: <SignalMoney read={readers.margin} testId="ticket-margin" /> },
    { name: t('trade.fee'), value: <SignalMoney read={readers.fee} testId="ticket-fee" /> },
    { name: t('trade.free'), value: <SignalMoney read={readers.free} digits={2} testId="ticket-free" /> },
    {
      name: t('trade.levelAfter'),
      value: <SignalText className="number" read={readers.level} testId="ticket-level" />,
    },
  ];
  return (
    <dl className={styles['costs']}>
      {amounts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function costReaders(
  ticketPreview: PageState['ticketPreview'],
  instrument: Instrument,
  percent: Formatters['percent'],
) {
  const preview = (): TicketPreview | undefined => {
    const latest = ticketPreview.value;
    return latest?.instrumentId === instrument.id ? latest : undefined;
  };
  return {
    margin: () => preview()?.margin,
    fee: () => preview()?.fee,
    free: () => preview()?.freeMargin,
    level: () => percent(preview()?.marginLevelAfter),
  };
}
