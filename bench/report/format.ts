/** Figures as people read them. */
export function number(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '–' : fixed(value, digits);
}

export function percent(share: number | undefined, digits = 0): string {
  return share === undefined || Number.isNaN(share) ? '–' : `${fixed(share * 100, digits)} %`;
}

/** Nothing is never less than nothing. */
function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

/** Rows of text in columns, the first to the left and the others to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return all.map(line).join('\n');
}
