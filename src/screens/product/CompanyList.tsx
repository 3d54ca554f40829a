import { memo, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FoundCompany } from '../../contract/worker/search-api.ts';
import { Link } from '../../ui/Link.tsx';
import { ROUTES } from '../shared/links.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import { MoreFound } from './MoreFound.tsx';
import styles from './ProductScreen.module.css';
import { useFirstOf } from './use-first-of.ts';

/** Half a screen: instruments stand above. */
const AT_FIRST = 4;

interface CompanyListProps {
  readonly companies: readonly FoundCompany[];
  readonly onOpen: () => void;
}

export const CompanyList = memo(function CompanyList({ companies, onOpen }: CompanyListProps): JSX.Element | null {
  const { t } = useTranslation();
  const { shown, showMore } = useFirstOf(companies, AT_FIRST);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className={styles['head']}>{t('product.companies')}</h2>
      <ul>
        {shown.map((company) => (
          <li key={company.id}>
            <Link className={styles['row']} to={companyPath(company)} onClick={onOpen} data-testid="found-company">
              <CompanyLogo company={company} />
              <span className={styles['names']}>
                <strong>{company.name}</strong>
                <span className="muted">{[company.subject, company.location].filter(Boolean).join(' · ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreFound showMore={showMore} testId="more-companies" />
    </section>
  );
});

/** The screen of searching shows the company that its address names. */
function companyPath({ id, name }: FoundCompany): string {
  return `${ROUTES.product}?company=${id}&name=${encodeURIComponent(name)}`;
}
