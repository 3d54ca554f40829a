import { useEffect, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel, WithdrawRecord } from '../../contract/worker/funds-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Money } from '../../ui/Money.tsx';
import funds from '../shared/funds/Funds.module.css';
import { FundRecords, RecordEnd, StatusLine } from '../shared/funds/FundRecords.tsx';
import { GroupedAddress } from '../shared/funds/GroupedAddress.tsx';
import { useOnFundNotice } from '../shared/funds/use-on-fund-notice.ts';
import { usePages } from '../shared/use-pages.ts';
import { Received } from './Received.tsx';

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
  const records = usePages(ASK[channel]);
  const { refresh } = records;
  useOnFundNotice('withdrawal', refresh);
  useEffect(() => {
    if (asked > 0) refresh();
  }, [asked, refresh]);
  const texts = {
    title: t('withdraw.records'),
    failed: t('withdraw.recordsFailed'),
    empty: t('withdraw.recordsEmpty'),
    emptyHint: t('funds.recordsEmptyHint'),
  };
  return <FundRecords kind="withdrawal" channel={channel} texts={texts} records={records} Row={RecordRow} />;
}

function RecordRow({ record }: { readonly record: WithdrawRecord }): JSX.Element {
  const { t } = useTranslation();
  const { money } = useFormatters();
  return (
    <div className={funds['rows']} data-testid="withdraw-record" data-status={record.status}>
      <StatusLine amount={<Money value={record.amount} />} status={record.status} text={record.statusName} />
      <span className={funds['line']}>
        <Received value={record.received} currency={record.currency} />
        <span className="muted">{t('withdraw.feeOf', { fee: isolate(money(record.fee, 2)) })}</span>
      </span>
      <GroupedAddress address={record.address} />
      <RecordEnd createdAt={record.createdAt} remark={record.remark} />
    </div>
  );
}
