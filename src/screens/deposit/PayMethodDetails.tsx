import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PayMethod } from '../../contract/worker/funds-api.ts';
import { Button } from '../../ui/Button.tsx';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import { CopyButton, useCopy } from '../shared/CopyButton.tsx';
import styles from './Deposit.module.css';

interface Detail {
  readonly name: string;
  readonly value: string;
}

/** Everything that has to stand on the transfer, each to be copied, and all of it at once. */
export function PayMethodDetails({ method }: { readonly method: PayMethod }): JSX.Element {
  const { t } = useTranslation();
  const copy = useCopy();
  const details = useDetails(method);
  const all = details.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return (
    <section className={styles['details']} aria-label={t('deposit.details')} data-testid="pay-method">
      <dl>
        {details.map(({ name, value }) => (
          <div key={name} className={styles['detail']}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
              <CopyButton text={value} what={name} />
            </dd>
          </div>
        ))}
      </dl>
      <Button tone="quiet" onClick={() => copy(all)} data-testid="copy-all">
        <MenuIcon name="copy" size={20} />
        {t('deposit.copyAll')}
      </Button>
    </section>
  );
}

/** The fields that the method has. */
function useDetails(method: PayMethod): readonly Detail[] {
  const { t } = useTranslation();
  return [
    { name: t('method.payee'), value: method.payee },
    { name: t('deposit.account'), value: method.payeeAccount },
    { name: t('method.bankName'), value: method.bankName },
    { name: t('deposit.swift'), value: method.swift },
    { name: t('deposit.bankAddress'), value: method.bankAddress },
    { name: t('deposit.currency'), value: method.currency },
    { name: t('deposit.remark'), value: method.remark },
  ].filter(({ value }) => value !== '');
}
