import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import type { WithdrawCurrency, WithdrawMethod } from '../../contract/worker/withdraw-api.ts';
import { isolate } from '../../i18n/number-format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { currencyText } from '../shared/funds/currency-text.ts';
import { MethodSummary, methodText } from './MethodSummary.tsx';
import { addMethodPath } from './paths.ts';
import { useOwnDrafts } from './use-own-drafts.ts';
import styles from './Withdraw.module.css';

interface MethodChoiceProps {
  readonly channel: FundChannel;
  readonly currency: WithdrawCurrency;
  readonly methods: readonly WithdrawMethod[];
  /** The one that is chosen; undefined where none is bound. */
  readonly method: WithdrawMethod | undefined;
}

/** Where the money goes; where none is bound, the way to bind one. */
export function MethodChoice({ channel, currency, methods, method }: MethodChoiceProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const add = (
    <ButtonLink to={addMethodPath(channel, currency.id)}>
      {t(channel === 'coin' ? 'withdraw.addCoin' : 'withdraw.addBank')}
    </ButtonLink>
  );
  if (!method) {
    return (
      <div className={styles['notBound']} data-testid="not-bound">
        <p>{t('withdraw.notBoundFor', { currency: isolate(currencyText(currency)) })}</p>
        {add}
      </div>
    );
  }
  return (
    <div className={styles['method']}>
      <SelectField
        label={t('withdraw.to')}
        value={String(method.id)}
        options={methods.map((option) => ({ value: String(option.id), text: methodText(option) }))}
        onChange={(id) => drafts.edit({ methodId: Number(id) })}
      />
      <MethodSummary method={method} />
      {add}
    </div>
  );
}
