import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Company } from '../../contract/worker/search-api.ts';
import { attempt } from '../../lib/attempt.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Empty } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { ExcludedCountries } from '../shared/ExcludedCountries.tsx';
import { FormSkeleton } from '../shared/funds/FormSkeleton.tsx';
import pageStyles from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import styles from './CompanyPage.module.css';

interface CompanyPageProps {
  readonly id: number;
  /** The server finds companies by their names. */
  readonly name: string;
}

/** What is known of a company. */
export function CompanyPage({ id, name }: CompanyPageProps): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(useCallback(({ command }: WorkerClient) => command('company', id, name), [id, name]));
  return (
    <main className={pageStyles['page']}>
      <ScreenHeader title={name} />
      <div className={pageStyles['content']}>
        <Answered answer={answer} failed={t('product.companyFailed')} skeleton={<FormSkeleton />}>
          {(company) => <CompanyDetails company={company} />}
        </Answered>
      </div>
    </main>
  );
}

function CompanyDetails({ company }: { readonly company: Company | null }): JSX.Element {
  const { t } = useTranslation();
  if (!company) return <Empty icon="search" title={t('product.companyMissing')} />;
  const rows = [
    { name: t('product.companySubject'), value: company.subject },
    { name: t('product.companyAddress'), value: company.registeredAddress },
    { name: t('product.companyLocation'), value: company.location },
    { name: t('product.companyLink'), value: company.url && <SiteLink url={company.url} /> },
    {
      name: t('product.companyEmail'),
      value: company.email && <a href={`mailto:${company.email}`}>{company.email}</a>,
    },
  ];
  return (
    <article className={styles['company']} data-testid="company">
      <div className={styles['head']}>
        <CompanyLogo company={company} />
        <strong>{company.name}</strong>
      </div>
      <DataList rows={rows.map(({ name, value }) => ({ name, value: value || '--' }))} />
      <ExcludedCountries />
    </article>
  );
}

/** A link of somebody else's: only one that leads to a site becomes a link. */
function SiteLink({ url }: { readonly url: string }): JSX.Element {
  const site = attempt(() => new URL(url));
  if (site?.protocol !== 'https:') return <bdi>{url}</bdi>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
      {site.host}
    </a>
  );
}
