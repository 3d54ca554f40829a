import { useMemo, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { MonthlyReturn } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Rate } from './Rate.tsx';
import styles from './Rank.module.css';

const MOST = 12;

/** What each month brought, newest first. */
export function MonthlyReturns({ months }: { readonly months: readonly MonthlyReturn[] }): JSX.Element | null {
  const { t } = useTranslation();
  const { tag } = useFormatters();
  const nameOf = useMemo(() => {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [tag]);
  if (months.length === 0) return null;
  return (
    <section data-testid="months">
      <h3 className={styles['head']}>{t('copying.months')}</h3>
      <DataList
        rows={months
          .slice(-MOST)
          .reverse()
          .map(({ month, rate }) => ({ name: nameOf(month), value: <Rate value={rate} /> }))}
      />
    </section>
  );
}
