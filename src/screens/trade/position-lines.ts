import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PriceLine } from '../../chart/candle-chart.ts';
import type { ChartSession } from '../../chart/chart-session.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { Instrument } from '../../domain/instrument.ts';
import type { Order } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';

interface LineTexts {
  readonly entry: (order: Order) => string;
  readonly stopLoss: string;
  readonly takeProfit: string;
}

/** Draws the entry, stop-loss and take-profit of the open positions in the shown instrument. */
export function usePositionLines(session: ChartSession | undefined, instrument: Instrument): void {
  const { state } = usePage();
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const { orders } = useSignalValue(state.slices.orders).open;
  useEffect(() => {
    const texts: LineTexts = {
      entry: (order) => t('chart.entryLine', { side: t(`trade.${order.side}`), lots: plain(order.lots) }),
      stopLoss: t('chart.stopLossLine'),
      takeProfit: t('chart.takeProfitLine'),
    };
    session?.setLines(
      orders.filter((order) => order.instrumentId === instrument.id).flatMap((order) => linesOf(order, texts)),
    );
  }, [session, orders, instrument.id, t, plain]);
}

function linesOf(order: Order, texts: LineTexts): PriceLine[] {
  const lines: PriceLine[] = [];
  const add = (price: Decimal | undefined, title: string, tone: PriceLine['tone'], dashed: boolean): void => {
    if (price) lines.push({ price: toCoordinate(price), title, tone, dashed });
  };
  add(order.openPrice, texts.entry(order), 'accent', false);
  add(order.stopLoss, texts.stopLoss, 'fall', true);
  add(order.takeProfit, texts.takeProfit, 'rise', true);
  return lines;
}

/** A place on the canvas, not an amount: the axis label is formatted from the nearest whole unit of the price. */
function toCoordinate(price: Decimal): number {
  return Number(price.coefficient) / 10 ** price.scale;
}
