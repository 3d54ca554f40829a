import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderStatus } from '../../domain/order.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Segmented } from '../../ui/Segmented.tsx';

interface OrderTabsProps {
  readonly lists: readonly OrderStatus[];
  readonly shown: OrderStatus;
  readonly onChange: (status: OrderStatus) => void;
}

/** Chooses between lists of orders, each with its count. */
export function OrderTabs({ lists, shown, onChange }: OrderTabsProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const orders = useSignalValue(state.slices.orders);
  const textOf = (status: OrderStatus): string => {
    const { total } = orders[status];
    const name = t(`orders.${status}`);
    return total === undefined ? name : t('orders.withCount', { name, total });
  };
  return (
    <Segmented
      role="tablist"
      label={t('orders.lists')}
      value={shown}
      options={lists.map((status) => ({ value: status, text: textOf(status) }))}
      onChange={onChange}
    />
  );
}
