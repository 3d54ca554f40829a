import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositOption } from '../../contract/worker/funds-api.ts';
import { SelectField } from '../../ui/Field.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

interface CoinChoiceProps {
  readonly options: readonly DepositOption[];
  readonly option: DepositOption;
}

/** The currency, and the protocol over which it is sent. */
export function CoinChoice({ options, option }: CoinChoiceProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const currencies = [...new Set(options.map(({ currency }) => currency))];
  const protocols = options.filter(({ currency }) => currency === option.currency);
  const choose = (id: number): void => {
    drafts.choose('coin', id);
    // So much of one currency is not so much of another.
    if (options.find((other) => other.id === id)?.currency !== option.currency) drafts.edit({ amount: '' });
  };
  return (
    <>
      <SelectField
        label={t('deposit.currency')}
        value={option.currency}
        options={currencies.map((currency) => ({ value: currency, text: currency }))}
        onChange={(chosen) => choose(options.find(({ currency }) => currency === chosen)?.id ?? 0)}
      />
      <SelectField
        label={t('deposit.protocol')}
        value={String(option.id)}
        options={protocols.map(({ id, protocol, currency }) => ({ value: String(id), text: protocol || currency }))}
        onChange={(id) => choose(Number(id))}
      />
    </>
  );
}
