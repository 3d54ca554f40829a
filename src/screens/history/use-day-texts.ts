import { useMemo } from 'react';
import { useFormatters } from '../../i18n/format.ts';

interface DayTexts {
  /** The day of a time, in the device's time zone; what is no time as it came. */
  readonly dayOf: (iso: string) => string;
  /** Its time of day; empty for what is no time. */
  readonly timeOf: (iso: string) => string;
}

/** Days and times of day in the user's language. */
export function useDayTexts(): DayTexts {
  const { tag } = useFormatters();
  return useMemo(() => {
    const locale = `${tag}-u-ca-gregory-nu-latn`;
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const times = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    const text = (format: Intl.DateTimeFormat, iso: string, otherwise: string): string => {
      const time = Date.parse(iso);
      return Number.isNaN(time) ? otherwise : format.format(time);
    };
    return { dayOf: (iso) => text(days, iso, iso), timeOf: (iso) => text(times, iso, '') };
  }, [tag]);
}
