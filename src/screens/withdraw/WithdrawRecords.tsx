import { useEffect, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundChannel, WithdrawRecord } from '../../contract/worker/funds-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Money } from '../../ui/Money.tsx';
import { Empty, Skeleton } from '../../ui/State.tsx';
import { NotLoaded } from '../shared/Answered.tsx';
import { MoreRows } from '../shared/MoreRows.tsx';
import { usePages } from '../shared/use-pages.ts';
import { GroupedAddress } from './GroupedAddress.tsx';
import { Received } from './Received.tsx';
import { useOnFundNotice } from './use-on-fund-notice.ts';
import styles from './Withdraw.module.css';

const ASK = {
  coin: ({ command }: WorkerClient, page: number) => command('withdrawals', 'coin', page),
  bank: ({ command }: WorkerClient, page: number) => command('withdrawals', 'bank', page),
} as const satisfies Readonly<Record<FundChannel, unknown>>;

interface WithdrawRecordsProps {
  readonly channel: FundChannel;
  /** How many have been asked for since the screen opened: with each the list is read anew. */
  readonly asked: number;
}

/** The withdrawals of a channel, newest first, with what became of each. */
export function WithdrawRecords({ channel, asked }: WithdrawRecordsProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <section className={styles['records']} aria-label={t('withdraw.records')} data-testid="withdraw-records">
      <h2>{t('withdraw.records')}</h2>
      <RecordList channel={channel} asked={asked} />
    </section>
  );
}

function RecordList({ channel, asked }: WithdrawRecordsProps): JSX.Element {
  const { t } = useTranslation();
  const records = usePages(ASK[channel]);
  useOnFundNotice('withdrawal', records.refresh);
  const { items, total, failure, loadMore, refresh } = records;
  useEffect(() => {
    if (asked > 0) refresh();
  }, [asked, refresh]);
  if (total === undefined) {
    if (failure) return <NotLoaded title={t('withdraw.recordsFailed')} answer={{ failure, again: loadMore }} />;
    return <RecordsSkeleton />;
  }
  if (items.length === 0) return <Empty title={t('withdraw.recordsEmpty')} hint={t('withdraw.recordsEmptyHint')} />;
  return (
    <>
      <ul>
        {items.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
      <MoreRows rows={records} testId="more-withdrawals" />
    </>
  );
}

function RecordRow({ record }: { readonly record: WithdrawRecord }): JSX.Element {
  const { t } = useTranslation();
  const { dateTime, money } = useFormatters();
  return (
    <li className={styles['record']} data-testid="withdraw-record" data-status={record.status}>
      <span className={styles['line']}>
        <Money value={record.amount} className={styles['sum']} />
        <span className={styles['status']} data-status={record.status}>
          {record.statusName}
        </span>
      </span>
      <span className={styles['line']}>
        <Received value={record.received} currency={record.currency} />
        <span className="muted">{t('withdraw.feeOf', { fee: isolate(money(record.fee, 2)) })}</span>
      </span>
      <GroupedAddress address={record.address} />
      {record.createdAt !== '' && (
        <time dateTime={record.createdAt}>
          <bdi>{dateTime(record.createdAt)}</bdi>
        </time>
      )}
      {record.remark !== '' && (
        <p className={styles['remark']} dir="auto" data-testid="withdraw-remark">
          {record.remark}
        </p>
      )}
    </li>
  );
}

function RecordsSkeleton(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className={styles['record']}>
          <Skeleton width="40%" height="16px" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
