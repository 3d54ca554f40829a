import { useEffect, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositRecord, FundChannel } from '../../contract/worker/funds-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import funds from '../shared/funds/Funds.module.css';
import { FundRecords, RecordEnd, StatusLine } from '../shared/funds/FundRecords.tsx';
import { useOnFundNotice } from '../shared/funds/use-on-fund-notice.ts';
import { usePages } from '../shared/use-pages.ts';
import { amountText } from './amount-text.ts';

const ASK = {
  coin: ({ command }: WorkerClient, page: number) => command('deposits', 'coin', page),
  bank: ({ command }: WorkerClient, page: number) => command('deposits', 'bank', page),
} as const satisfies Readonly<Record<FundChannel, unknown>>;

interface DepositRecordsProps {
  readonly channel: FundChannel;
  /** How many have been handed in since the screen opened: with each the list is read anew. */
  readonly asked: number;
}

/** The deposits of a channel, newest first, with what became of each. */
export function DepositRecords({ channel, asked }: DepositRecordsProps): JSX.Element {
  const { t } = useTranslation();
  const records = usePages(ASK[channel]);
  const { refresh } = records;
  useOnFundNotice('deposit', refresh);
  useEffect(() => {
    if (asked > 0) refresh();
  }, [asked, refresh]);
  const texts = {
    title: t('deposit.records'),
    failed: t('deposit.recordsFailed'),
    empty: t('deposit.recordsEmpty'),
    emptyHint: t('funds.recordsEmptyHint'),
  };
  return <FundRecords kind="deposit" channel={channel} texts={texts} records={records} Row={RecordRow} />;
}

const STATUS_TEXTS = {
  pending: 'funds.pending',
  finished: 'funds.finished',
  rejected: 'funds.rejected',
  invalid: 'funds.invalid',
} as const;

function RecordRow({ record }: { readonly record: DepositRecord }): JSX.Element {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  const { amount, currency, status } = record;
  return (
    <div className={funds['rows']} data-testid="deposit-record" data-status={status}>
      <StatusLine
        amount={<bdi className="number">{amountText(amount, currency, typed)}</bdi>}
        status={status}
        text={t(STATUS_TEXTS[status])}
      />
      <RecordEnd createdAt={record.createdAt} remark={record.remark} />
    </div>
  );
}
