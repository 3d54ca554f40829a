/** One price as a baseline holds it. */
export interface QuoteRow {
  readonly id: number;
  /** Integers at the price scale. */
  readonly close: number;
  readonly open: number;
  /** Hundredths of a percent. */
  readonly change: number;
}

export type Quotes = ReadonlyMap<number, QuoteRow>;

/** What React state needs: a new map, with these rows in it. */
export function withRows(quotes: Quotes, rows: readonly QuoteRow[]): Quotes {
  const next = new Map(quotes);
  for (const row of rows) next.set(row.id, row);
  return next;
}
