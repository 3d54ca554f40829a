/** Comma-separated values as RFC 4180 has them. */

/** A number is written as it is; a text that a spreadsheet would take for a formula is kept one. */
export type CsvCell = { readonly number: string } | { readonly text: string };

/** What spreadsheets read as the beginning of a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r\n]/;

/** One line with its end. @param separator `,`, or `;` where the comma is the decimal mark */
export function csvLine(cells: readonly CsvCell[], separator: string): string {
  return `${cells.map((cell) => quoted(cellText(cell), separator)).join(separator)}\r\n`;
}

function cellText(cell: CsvCell): string {
  if ('number' in cell) return cell.number;
  return FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
}

function quoted(text: string, separator: string): string {
  const isPlain = !/["\r\n]/.test(text) && !text.includes(separator);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
