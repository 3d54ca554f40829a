import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireCompany } from '../../contract/wire/account.ts';
import styles from './ProductScreen.module.css';

export function CompanyList({ companies }: { readonly companies: readonly WireCompany[] }): JSX.Element | null {
  const { t } = useTranslation();
  if (companies.length === 0) return null;
  return (
    <section>
      <h2 className={styles['head']}>{t('product.companies')}</h2>
      <ul>
        {companies.map((company) => (
          <li key={company.id} className={styles['company']}>
            <strong>{company.name}</strong>
            <span className="muted">{[company.subject, company.location].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
