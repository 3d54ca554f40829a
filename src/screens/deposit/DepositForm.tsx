import { useState, type JSX, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositOption, FundChannel, PayMethod } from '../../contract/worker/funds-api.ts';
import type { FundLimits } from '../../contract/worker/withdraw-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { useSignalValue } from '../../state/signals.ts';
import { PictureField } from '../../ui/PictureField.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ExcludedCountries } from '../shared/ExcludedCountries.tsx';
import { FormScreen } from '../shared/FormScreen.tsx';
import { FundNote } from '../shared/funds/FundNote.tsx';
import { Credited } from './Credited.tsx';
import { DepositAmount } from './DepositAmount.tsx';
import { DepositChannel } from './DepositChannel.tsx';
import { DepositRecords } from './DepositRecords.tsx';
import { useAmountFault } from './use-amount-fault.ts';
import { useOwnDrafts } from './use-own-drafts.ts';
import { useSubmitDeposit } from './use-submit-deposit.ts';

interface DepositFormProps {
  readonly channel: FundChannel;
  /** Where the money goes; undefined while nothing is chosen. */
  readonly way: DepositOption | PayMethod | undefined;
  readonly wayFault: string | undefined;
  readonly limits: FundLimits | undefined;
  readonly onChanged: () => void;
  /** What is chosen and shown of the way; a function is given what is wrong with it, once it was asked about. */
  readonly children: ReactNode | ((fault: string | undefined) => ReactNode);
}

/** What was sent and the proof of it, below where it goes. What is typed and sent stays through a failure, and while one is elsewhere. */
export function DepositForm(props: DepositFormProps): JSX.Element {
  const { channel, way, wayFault, limits, onChanged, children } = props;
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const { amount } = useSignalValue(drafts.deposit);
  const [asked, setAsked] = useState(0);
  const submit = useSubmitDeposit(channel, way, () => {
    setAsked(asked + 1);
    onChanged();
  });
  const faults = { way: wayFault, amount: useAmountFault(way, amount), proof: useProofFault() };
  const form = useForm(faults, submit);
  return (
    <FormScreen title={t('deposit.title')} action={t('deposit.submit')} form={form}>
      <DepositChannel channel={channel} />
      <WaitingNote limits={limits} />
      {typeof children === 'function' ? children(form.faults.way) : children}
      <DepositAmount way={way} fault={form.faults.amount} />
      <Credited way={way} amount={amount} />
      <PictureField label={t('deposit.proof')} slot={drafts.proof} fault={form.faults.proof} />
      <ExcludedCountries />
      <DepositRecords key={channel} channel={channel} asked={asked} />
    </FormScreen>
  );
}

/** That so many wait that no other is taken, said before anything is typed. */
function WaitingNote({ limits }: { readonly limits: FundLimits | undefined }): JSX.Element | null {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  if (!limits || limits.deposit.waiting < limits.deposit.mostWaiting) return null;
  return (
    <FundNote>{t('deposit.tooManyWaiting', { most: isolate(typed(String(limits.deposit.mostWaiting))) })}</FundNote>
  );
}

function useProofFault(): string | undefined {
  const { t } = useTranslation();
  const { status } = useSignalValue(useOwnDrafts().proof.state);
  if (status === 'ready') return undefined;
  return status === 'sending' ? t('picture.wait') : t('deposit.addProof');
}
