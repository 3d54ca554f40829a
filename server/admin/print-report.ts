import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import type { Cell, Fields, Report } from './command.ts';

/** Long texts are cut in tables; `show` and `--json` have them whole. */
const WIDEST_CELL = 60;
/** Columns of a terminal that a table may take; wide columns give way first. */
const WIDEST_TABLE = 120;
const NARROWEST_CELL = 6;
/** Numbers and times are never cut: a part of one would be another one. */
const UNCUT = /^[\d.:TZ-]+$/;
const GAP = '  ';
/** Characters that take two columns of a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g;
/** What users wrote must not steer the terminal of whoever reads it. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;

/** A report for people. */
export function reportText(report: Report): string {
  const parts = [
    ...(report.message === undefined ? [] : [report.message]),
    ...(report.record ? [recordText(report.record)] : []),
    ...(report.rows ? [tableText(report.rows, report.total)] : []),
  ];
  return parts.join('\n');
}

/** A report for programs. */
export function reportJson({ message, record, rows, total, files }: Report): string {
  const written = files ? { files: files.map(({ name }) => name) } : {};
  return JSON.stringify({
    ...(message === undefined ? {} : { message }),
    ...record,
    ...written,
    ...(rows && { total, rows }),
  });
}

function recordText(record: Fields): string {
  const width = Math.max(...Object.keys(record).map((name) => name.length));
  return Object.entries(record)
    .map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`)
    .join('\n');
}

function tableText(rows: readonly Fields[], total: number | undefined): string {
  const [first] = rows;
  if (!first) return total === undefined || total === 0 ? 'None.' : `None on this page; ${total} in all.`;
  const names = Object.keys(first);
  const cells = rows.map((row) => names.map((name) => plain(row[name] ?? null)));
  const wanted = names.map((name, column) => {
    return Math.max(name.length, ...cells.map((row) => columns(row[column] ?? '')));
  });
  const least = names.map((name, column) => {
    const isUncut = cells.every((row) => UNCUT.test(row[column] ?? ''));
    return isUncut ? (wanted[column] ?? 0) : Math.max(name.length, NARROWEST_CELL);
  });
  const widths = fitted(wanted, least);
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cut(cell, widths[column] ?? 0))
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - columns(cell)))
      .join(GAP)
      .trimEnd();
  const more = total !== undefined && total > PAGE_SIZE ? [`${total} in all; --page shows others.`] : [];
  return [line(names), ...cells.map(line), ...more].join('\n');
}

function plain(value: Cell): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replace(CONTROL, ' ');
}

/** Widths that together fit a terminal, as long as none must be less than its least. */
function fitted(wanted: readonly number[], least: readonly number[]): number[] {
  const widths = wanted.map((width) => Math.min(width, WIDEST_CELL));
  for (;;) {
    const room = widths.map((width, column) => (width > (least[column] ?? 0) ? width : 0));
    const widest = room.indexOf(Math.max(...room));
    const total = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length);
    if (total <= WIDEST_TABLE || room[widest] === 0) return widths;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
}

/** The text in so many columns; where something is missing, an ellipsis says so. */
function cut(text: string, width: number): string {
  if (columns(text) <= width) return text;
  let shown = '';
  for (const character of text) {
    if (columns(shown + character) >= width) break;
    shown += character;
  }
  return `${shown}…`;
}

function columns(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
