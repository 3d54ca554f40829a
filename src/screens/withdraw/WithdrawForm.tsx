import { useState, type FormEvent, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import type { WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { useForm } from '../../ui/use-form.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import { AmountField } from './AmountField.tsx';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { LimitNotes } from './LimitNotes.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { methodsFor, type Offer } from './offer.ts';
import { addMethodPath } from './paths.ts';
import { useAmountFault } from './use-amount-fault.ts';
import { useOwnDrafts } from './use-own-drafts.ts';
import { WithdrawFigures } from './WithdrawFigures.tsx';
import { WithdrawChannel } from './WithdrawChannel.tsx';
import { WithdrawRecords } from './WithdrawRecords.tsx';

interface WithdrawFormProps {
  readonly channel: FundChannel;
  readonly offer: Offer;
  /** The currency that stands there until another is chosen. */
  readonly first: WithdrawCurrency;
  /** A withdrawal was asked for: limits and methods are others now. */
  readonly onChanged: () => void;
}

/** Currency, method and amount, with what it costs and brings. What is typed stays through a failure, and while one is elsewhere. */
export function WithdrawForm({ channel, offer, first, onChanged }: WithdrawFormProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const draft = useSignalValue(drafts.withdrawal);
  const currency = offer.currencies.find(({ id }) => id === draft.currencyId) ?? first;
  const methods = methodsFor(currency, offer.methods);
  const method = methods.find(({ id }) => id === draft.methodId) ?? methods[0];
  const [confirming, setConfirming] = useState(false);
  const [asked, setAsked] = useState(0);
  const amountFault = useAmountFault(currency, offer.limits, draft.amount);
  const form = useForm({ amount: amountFault }, async () => {
    setConfirming(true);
    return undefined;
  });
  const toAddPage = useAddPage(channel, currency);
  const onSubmit = (event: FormEvent): void => {
    if (method) return form.onSubmit(event);
    event.preventDefault();
    toAddPage();
  };
  const close = (): void => setConfirming(false);
  const onAsked = (): void => {
    setAsked(asked + 1);
    onChanged();
  };
  return (
    <FormScreen title={t('withdraw.title')} action={t('withdraw.continue')} form={{ ...form, onSubmit }}>
      <WithdrawChannel channel={channel} />
      <LimitNotes limits={offer.limits} currency={currency} />
      <CurrencyField
        currencies={offer.currencies}
        currency={currency}
        onChange={(currencyId) => drafts.edit({ currencyId, methodId: 0 })}
      />
      <MethodChoice channel={channel} currency={currency} methods={methods} method={method} />
      <AmountField currency={currency} limits={offer.limits} amount={draft.amount} fault={form.faults.amount} />
      <WithdrawFigures currency={currency} limits={offer.limits} amount={draft.amount} />
      <WithdrawRecords channel={channel} asked={asked} />
      {confirming && method && (
        <SheetBoundary title={t('withdraw.confirmTitle')} onClose={close}>
          <ConfirmWithdrawal
            currency={currency}
            method={method}
            amount={draft.amount}
            onAsked={onAsked}
            onClose={close}
          />
        </SheetBoundary>
      )}
    </FormScreen>
  );
}

/** Says that there is nowhere to pay to, and goes where that is mended. */
function useAddPage(channel: FundChannel, { id }: WithdrawCurrency): () => void {
  const { toasts } = usePage().state;
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    toasts.show('info', t('withdraw.notBound'));
    void navigate(addMethodPath(channel, id));
  };
}
