import {
  ColorType,
  CrosshairMode,
  TickMarkType,
  type ChartOptions,
  type DeepPartial,
  type Time,
} from 'lightweight-charts';
import type { ChartColours } from './chart-theme.ts';

/** Options that follow theme and language. Times stay UTC in the data; the axis shows them in the device's zone. */
export function chartOptions(
  colours: ChartColours,
  language: string,
  formatPrice: (price: number) => string,
): DeepPartial<ChartOptions> {
  const tag = `${language}-u-nu-latn`;
  const full = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: colours.background },
      textColor: colours.text,
      fontSize: 11,
      fontFamily: getComputedStyle(document.body).fontFamily,
      attributionLogo: true,
    },
    grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
    crosshair: { mode: CrosshairMode.Magnet },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: 0.22 } },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      secondsVisible: false,
      rightOffset: 4,
      minBarSpacing: 2,
      tickMarkFormatter: tickMarkFormatter(tag),
    },
    localization: {
      locale: language,
      priceFormatter: formatPrice,
      timeFormatter: (time: Time) => full.format(dateOf(time)),
    },
  };
}

function dateOf(time: Time): Date {
  return new Date(Number(time) * 1000);
}

function tickMarkFormatter(tag: string): (time: Time, type: TickMarkType) => string {
  const year = new Intl.DateTimeFormat(tag, { year: 'numeric' });
  const month = new Intl.DateTimeFormat(tag, { month: 'short' });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' });
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const byType: Record<TickMarkType, Intl.DateTimeFormat> = {
    [TickMarkType.Year]: year,
    [TickMarkType.Month]: month,
    [TickMarkType.DayOfMonth]: day,
    [TickMarkType.Time]: clock,
    [TickMarkType.TimeWithSeconds]: clock,
  };
  return (time, type) => byType[type].format(dateOf(time));
}
