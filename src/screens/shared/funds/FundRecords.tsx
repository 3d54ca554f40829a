import type { ComponentType, JSX, ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FundChannel, FundKind, FundStatus, UnconfirmedFund } from '../../../contract/worker/funds-api.ts';
import { useFormatters } from '../../../i18n/format.ts';
import { usePage } from '../../../state/page.ts';
import { useSignalValue } from '../../../state/signals.ts';
import { Empty, Skeleton, Skeletons } from '../../../ui/State.tsx';
import { NotLoaded } from '../Answered.tsx';
import { MoreRows } from '../MoreRows.tsx';
import type { Pages } from '../use-pages.ts';
import { useWantedRow } from '../use-wanted.ts';
import styles from './Funds.module.css';
import { useWantedRecord } from './use-wanted-record.ts';

/** What a list of requests says of itself. */
interface FundRecordsTexts {
  readonly title: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyHint: string;
}

interface FundRecordsProps<T> {
  readonly kind: FundKind;
  readonly channel: FundChannel;
  readonly texts: FundRecordsTexts;
  readonly records: Pages<T>;
  readonly Row: ComponentType<{ readonly record: T }>;
}

/** The requests of a channel: first those whose answer is missing, then the newest, with what became of each. */
export function FundRecords<T extends { readonly id: number }>(props: FundRecordsProps<T>): JSX.Element {
  const { kind, channel, texts } = props;
  return (
    <section className={styles['records']} aria-label={texts.title} data-testid="fund-records">
      <h2>{texts.title}</h2>
      <UnansweredList kind={kind} channel={channel} />
      <RecordList {...props} />
    </section>
  );
}

function RecordList<T extends { readonly id: number }>(props: FundRecordsProps<T>): JSX.Element {
  const { channel, texts, records, Row } = props;
  const { items, total, failure, loadMore } = records;
  useWantedRecord(channel, records);
  const wanted = useWantedRow();
  if (total === undefined) {
    if (failure) return <NotLoaded title={texts.failed} answer={{ failure, again: loadMore }} />;
    return <RecordsSkeleton />;
  }
  if (items.length === 0) return <Empty title={texts.empty} hint={texts.emptyHint} />;
  return (
    <>
      <ul>
        {items.map((record) => (
          <li key={record.id} className={styles['record']} {...wanted(record.id)}>
            <Row record={record} />
          </li>
        ))}
      </ul>
      <MoreRows rows={records} testId="more-records" />
    </>
  );
}

interface UnansweredListProps {
  readonly kind: FundKind;
  readonly channel: FundChannel;
}

/** Requests that were sent and not answered: the worker asks about them until it knows. */
function UnansweredList({ kind, channel }: UnansweredListProps): JSX.Element | null {
  const all = useSignalValue(usePage().state.slices.unconfirmedFunds);
  const own = all.filter((entry) => entry.kind === kind && entry.request.channel === channel);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map((entry) => (
        <UnansweredRow key={entry.request.clientId} entry={entry} />
      ))}
    </ul>
  );
}

function UnansweredRow({ entry }: { readonly entry: UnconfirmedFund }): JSX.Element {
  const { t } = useTranslation();
  const { typed, dateTime } = useFormatters();
  const sentAt = new Date(entry.sentAt).toISOString();
  return (
    <li className={styles['record']} data-testid="unanswered">
      <span className={styles['line']}>
        <bdi className={styles['sum']}>{typed(entry.request.amount)}</bdi>
        <span className={styles['status']}>{t('funds.unanswered')}</span>
      </span>
      <span className="muted">{t('funds.unansweredHint')}</span>
      <RecordTime at={sentAt} text={dateTime(sentAt)} />
    </li>
  );
}

function RecordTime({ at, text }: { readonly at: string; readonly text: string }): JSX.Element {
  return (
    <time dateTime={at}>
      <bdi>{text}</bdi>
    </time>
  );
}

interface StatusLineProps {
  readonly amount: ReactNode;
  readonly status: FundStatus | undefined;
  readonly text: string;
}

/** The amount of a request, and what has become of it. */
export function StatusLine({ amount, status, text }: StatusLineProps): JSX.Element {
  return (
    <span className={styles['line']}>
      <span className={styles['sum']}>{amount}</span>
      <span className={styles['status']} data-status={status} data-testid="record-status">
        {text}
      </span>
    </span>
  );
}

interface RecordEndProps {
  /** As the server tells it; empty where it does not. */
  readonly createdAt: string;
  readonly remark: string;
}

/** When a request was made, and what the back office says about it. */
export function RecordEnd({ createdAt, remark }: RecordEndProps): JSX.Element {
  const { dateTime } = useFormatters();
  return (
    <>
      {createdAt !== '' && <RecordTime at={createdAt} text={dateTime(createdAt)} />}
      {remark !== '' && (
        <p className={styles['remark']} dir="auto" data-testid="record-remark">
          {remark}
        </p>
      )}
    </>
  );
}

function RecordsSkeleton(): JSX.Element {
  return (
    <Skeletons>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className={styles['record']}>
          <Skeleton width="40%" height="16px" />
          <Skeleton width="70%" />
        </div>
      ))}
    </Skeletons>
  );
}
