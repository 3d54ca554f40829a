import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NewWithdrawMethod, WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { bareAccount, bareBic, checkAccount, checkBic } from '../../domain/addresses/bank-account.ts';
import { useSignalValue } from '../../state/signals.ts';
import type { MethodDraft } from '../../state/withdraw-drafts.ts';
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/use-form.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { useBind } from './use-bind.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

const LONGEST = 256;
const LONGEST_ACCOUNT = 64;
const LONGEST_SWIFT = 16;

interface BankFormProps {
  readonly currencies: readonly WithdrawCurrency[];
  readonly currency: WithdrawCurrency;
}

/** An account at a bank; an IBAN and a SWIFT code are checked, other account numbers only the bank can judge. */
export function BankForm({ currencies, currency }: BankFormProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const draft = useSignalValue(drafts.methods).bank;
  const bind = useBind('bank');
  const form = useForm(useBankFaults(draft), () => bind(methodOf(currency.id, draft)));
  const field = (name: keyof Omit<MethodDraft, 'currencyId'>): Pick<TextFieldProps, 'value' | 'onChange'> => ({
    value: draft[name],
    onChange: (text) => drafts.editMethod('bank', { [name]: text }),
  });
  const words = { maxLength: LONGEST, dir: 'auto', autoComplete: 'off' } as const;
  const code = { latin: true, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <FormScreen title={t('withdraw.addBank')} action={t('method.save')} form={form}>
      <CurrencyField
        currencies={currencies}
        currency={currency}
        onChange={(currencyId) => drafts.editMethod('bank', { currencyId })}
      />
      <TextField
        {...words}
        {...field('payeeName')}
        label={t('method.payee')}
        fault={form.faults.payeeName}
        name="payee"
      />
      <TextField
        {...code}
        {...field('payeeAccount')}
        label={t('method.account')}
        fault={form.faults.payeeAccount}
        maxLength={LONGEST_ACCOUNT}
        name="account"
      />
      <TextField
        {...words}
        {...field('bankName')}
        label={t('method.bankName')}
        fault={form.faults.bankName}
        name="bank"
      />
      <TextField
        {...code}
        {...field('swift')}
        label={t('method.swift')}
        fault={form.faults.swift}
        maxLength={LONGEST_SWIFT}
        name="swift"
      />
      <TextField {...words} {...field('bankAddress')} label={t('method.bankAddress')} name="bank-address" />
    </FormScreen>
  );
}

const ACCOUNT_FAULTS = {
  checksum: 'method.ibanChecksum',
  length: 'method.ibanLength',
  form: 'method.ibanForm',
  wrongNetwork: 'method.ibanForm',
} as const;

type BankField = 'payeeName' | 'payeeAccount' | 'bankName' | 'swift';

/** What is wrong with each field, in words. */
function useBankFaults(draft: MethodDraft): Readonly<Record<BankField, string | undefined>> {
  const { t } = useTranslation();
  const need = (text: string): string | undefined => (text.trim() === '' ? t('fault.required') : undefined);
  const account = checkAccount(draft.payeeAccount);
  const accountFault = account === 'valid' || account === 'unknown' ? undefined : ACCOUNT_FAULTS[account];
  const bic = draft.swift.trim() === '' ? 'valid' : checkBic(draft.swift);
  const bicFault = bic === 'length' ? t('method.swiftLength') : t('method.swiftForm');
  return {
    payeeName: need(draft.payeeName),
    payeeAccount: need(draft.payeeAccount) ?? (accountFault && t(accountFault)),
    bankName: need(draft.bankName),
    swift: bic === 'valid' ? undefined : bicFault,
  };
}

function methodOf(currencyId: number, draft: MethodDraft): NewWithdrawMethod {
  return {
    channel: 'bank',
    currencyId,
    address: '',
    bankName: draft.bankName.trim(),
    bankAddress: draft.bankAddress.trim(),
    swift: bareBic(draft.swift),
    payeeName: draft.payeeName.trim(),
    payeeAccount: bareAccount(draft.payeeAccount),
  };
}
