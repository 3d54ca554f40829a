import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { SelectField } from '../../ui/Field.tsx';
import { currencyText } from '../shared/funds/currency-text.ts';

interface CurrencyFieldProps {
  readonly currencies: readonly WithdrawCurrency[];
  readonly currency: WithdrawCurrency;
  readonly onChange: (id: number) => void;
}

/** The currency, of a coin with its network. */
export function CurrencyField({ currencies, currency, onChange }: CurrencyFieldProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('withdraw.currency')}
      value={String(currency.id)}
      options={currencies.map((option) => ({ value: String(option.id), text: currencyText(option) }))}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
