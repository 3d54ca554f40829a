import type { BalanceChange, CsvStyle } from '../../src/contract/worker/history-api.ts';
import { toText, type Decimal } from '../../src/domain/decimal.ts';
import { csvLine, type CsvCell } from '../../src/lib/csv.ts';

/** Lines of a file, one for each change: dates and decimal marks of the language, in the device's time zone. */
export function historyCsv(changes: readonly BalanceChange[], style: CsvStyle): string {
  const dates = new Intl.DateTimeFormat(`${style.tag}-u-ca-gregory-nu-latn`, {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return changes.map((change) => csvLine(cellsOf(change, style, dates), style.separator)).join('');
}

function cellsOf(change: BalanceChange, style: CsvStyle, dates: Intl.DateTimeFormat): CsvCell[] {
  const amount = (value: Decimal | undefined): CsvCell => ({
    number: value ? toText(value).replace('.', style.decimalMark) : '',
  });
  return [
    { text: dateText(change.createdAt, dates) },
    { text: change.kind === undefined ? '' : style.kinds[change.kind] },
    { text: change.memo },
    amount(change.amount),
    amount(change.balanceAfter),
  ];
}

/** What is no time is written as it came. */
function dateText(iso: string, dates: Intl.DateTimeFormat): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : dates.format(time);
}
