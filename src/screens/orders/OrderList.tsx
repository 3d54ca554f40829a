import { useCallback, useEffect, useRef, type JSX, type ReactNode } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderId, OrderStatus } from '../../domain/order.ts';
import type { OrderListState } from '../../contract/worker/state.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Skeleton, Skeletons, Empty, Failed } from '../../ui/State.tsx';
import { lastVisible, visibleRows } from '../../ui/visible-rows.ts';
import { ROUTES } from '../shared/links.ts';
import { KeptSince } from './KeptSince.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrdersScreen.module.css';

const ROW_HEIGHT = 64;
/** The next page is asked for when this many rows are left below the screen. */
const PAGE_MARGIN = 5;

interface OrderListProps {
  readonly status: OrderStatus;
  readonly onOpen: (id: OrderId) => void;
  /** The part of the screen for which positions are on screen. */
  readonly part?: string;
  /** What stands in place of an empty list; else an invitation to trade. */
  readonly nothing?: ReactNode;
}

export function OrderList({ status, onOpen, part = 'orders', nothing }: OrderListProps): JSX.Element {
  const { state } = usePage();
  const list = useSignalValue(state.slices.orders)[status];
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <>
      {list.asOf !== undefined && <KeptSince asOf={list.asOf} />}
      <div ref={scroller} className={styles['list']} role="tabpanel" data-testid={`orders-${status}`}>
        {list.orders.length > 0 ? (
          <Rows status={status} list={list} scroller={scroller} part={part} onOpen={onOpen} />
        ) : (
          <Nothing status={status} list={list} nothing={nothing} />
        )}
      </div>
    </>
  );
}

interface RowsProps extends Omit<OrderListProps, 'nothing'> {
  readonly part: string;
  readonly list: OrderListState;
  readonly scroller: React.RefObject<HTMLDivElement | null>;
}

function Rows({ status, list, scroller, part, onOpen }: RowsProps): JSX.Element {
  const { client } = usePage();
  const handle = useRef<VirtualizerHandle>(null);
  const { orders, total } = list;
  const complete = total !== undefined && orders.length >= total;
  /**
   * After how many rows more was asked for: measuring and scrolling report many times before the answer, and one that
   * brings nothing, though the total says more, must not be asked for again and again.
   */
  const askedAfter = useRef<number>(undefined);
  const report = useCallback(() => {
    if (!handle.current) return;
    client.setInterest(part, { instruments: [], positions: visibleRows(handle.current, orders).map(({ id }) => id) });
    if (complete || list.loading || list.failure || askedAfter.current === orders.length) return;
    if (lastVisible(handle.current) >= orders.length - PAGE_MARGIN) {
      askedAfter.current = orders.length;
      void client.command('loadMoreOrders', status);
    }
  }, [client, orders, complete, list.loading, list.failure, part, status]);
  useEffect(() => {
    report();
    return () => client.setInterest(part, { instruments: [], positions: [] });
  }, [client, part, report]);
  return (
    <>
      <Virtualizer
        ref={handle}
        scrollRef={scroller}
        data={orders}
        itemSize={ROW_HEIGHT}
        onScroll={report}
        onResize={report}
      >
        {(order) => <OrderRow key={order.id} order={order} onOpen={onOpen} />}
      </Virtualizer>
      <More status={status} list={list} complete={complete} />
    </>
  );
}

interface MoreProps {
  readonly status: OrderStatus;
  readonly list: OrderListState;
  readonly complete: boolean;
}

function More({ status, list, complete }: MoreProps): JSX.Element | null {
  const { client } = usePage();
  const { t } = useTranslation();
  if (complete && !list.failure) return null;
  return (
    <div className={styles['more']}>
      <FailureNote failure={list.failure} />
      {complete ? null : list.loading ? (
        <span role="status">{t('orders.loadingMore')}</span>
      ) : (
        <Button tone="quiet" onClick={() => void client.command('loadMoreOrders', status)}>
          {t('orders.loadMore')}
        </Button>
      )}
    </div>
  );
}

const EMPTY_TEXTS = {
  open: ['orders.noOpen', 'orders.noOpenHint'],
  pending: ['orders.noPending', 'orders.noPendingHint'],
  closed: ['orders.noClosed', 'orders.noClosedHint'],
} as const;

interface NothingProps extends Pick<OrderListProps, 'status' | 'nothing'> {
  readonly list: OrderListState;
}

function Nothing({ status, list, nothing }: NothingProps): ReactNode {
  const { client } = usePage();
  const { t } = useTranslation();
  if (list.failure) {
    const retry = (): void => void client.command('refreshOrders', status);
    return <Failed title={t('orders.failed')} failure={list.failure} onRetry={retry} />;
  }
  if (list.total === undefined) return <OrdersSkeleton />;
  if (nothing !== undefined) return nothing;
  const [title, hint] = EMPTY_TEXTS[status];
  const action = status === 'closed' ? undefined : <ButtonLink to={ROUTES.trade}>{t('orders.goTrade')}</ButtonLink>;
  return <Empty title={t(title)} hint={t(hint)} action={action} />;
}

function OrdersSkeleton(): JSX.Element {
  return (
    <Skeletons>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['line']}>
            <Skeleton width="96px" />
            <Skeleton width="140px" height="10px" />
          </span>
          <Skeleton width="80px" />
        </div>
      ))}
    </Skeletons>
  );
}
