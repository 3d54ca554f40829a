import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PayMethod } from '../../contract/worker/funds-api.ts';
import { useSignalValue } from '../../state/signals.ts';
import { SelectField } from '../../ui/Field.tsx';
import { DepositForm } from './DepositForm.tsx';
import type { Offer } from './offer.ts';
import { PayMethodDetails } from './PayMethodDetails.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

interface BankDepositProps {
  readonly offer: Offer;
  /** A deposit was handed in: what may be is another. */
  readonly onChanged: () => void;
}

/** A deposit by a bank: to which of the company's accounts, with what is written on the transfer, how much. */
export function BankDeposit({ offer: { banks: methods, limits }, onChanged }: BankDepositProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const { wayIds } = useSignalValue(drafts.deposit);
  const method = methods.find(({ id }) => id === wayIds.bank);
  const choose = (id: number): void => {
    drafts.choose('bank', id);
    if (methods.find((other) => other.id === id)?.currency !== method?.currency) drafts.edit({ amount: '' });
  };
  return (
    <DepositForm
      channel="bank"
      way={method}
      wayFault={method ? undefined : t('deposit.choosePayWay')}
      limits={limits}
      onChanged={onChanged}
    >
      {(fault) => (
        <>
          <SelectField
            label={t('deposit.payWay')}
            value={String(method?.id ?? '')}
            options={[
              ...(method ? [] : [{ value: '', text: t('deposit.choosePayWay') }]),
              ...methods.map((option) => ({ value: String(option.id), text: methodName(option) })),
            ]}
            onChange={(id) => choose(Number(id))}
            fault={fault}
          />
          {method && <PayMethodDetails method={method} />}
        </>
      )}
    </DepositForm>
  );
}

function methodName({ currency, bankName }: PayMethod): string {
  return `${currency} · ${bankName}`;
}
