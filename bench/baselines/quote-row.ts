/** One price as a baseline holds it. */
export interface QuoteRow {
  readonly id: number;
  /** Integers at the price scale. */
  readonly close: number;
  readonly open: number;
  /** Hundredths of a percent. */
  readonly change: number;
}
