import { useMemo } from 'react';
import { MISSING } from '../../i18n/number-format.ts';
import { useFormatters } from '../../i18n/format.ts';

const KB = 1_000;
const MB = 1_000_000;

/** Bytes in the language's kB or MB; `--` where unknown. */
export function useSizeText(): (bytes: number | undefined) => string {
  const { tag } = useFormatters();
  return useMemo(() => {
    const format = (unit: 'kilobyte' | 'megabyte'): Intl.NumberFormat =>
      new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'unit', unit, maximumFractionDigits: 1 });
    const [inKb, inMb] = [format('kilobyte'), format('megabyte')];
    return (bytes) => {
      if (bytes === undefined) return MISSING;
      return bytes < MB ? inKb.format(bytes / KB) : inMb.format(bytes / MB);
    };
  }, [tag]);
}
