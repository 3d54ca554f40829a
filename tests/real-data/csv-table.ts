import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A CSV file with one header line; cells stay text, for numbers are read by what is under test. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const tables = new Map<string, CsvTable>();

/** Reads a plain or gzipped file; once, for several checks share their sources. */
export function readCsv(path: string): CsvTable {
  const known = tables.get(path);
  if (known) return known;
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const table = { columns: header, rows };
  tables.set(path, table);
  return table;
}

/** The cell of a row in a column that must exist. */
export function cellReader(table: CsvTable, column: string): (row: readonly string[]) => string {
  const index = table.columns.indexOf(column);
  if (index < 0) throw new Error(`No column ${column} among ${table.columns.join(', ')}`);
  return (row) => {
    const cell = row[index];
    if (cell === undefined) throw new Error(`A row is too short: ${row.join(',')}`);
    return cell;
  };
}
