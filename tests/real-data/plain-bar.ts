/** A bar as plain decimal texts without trailing zeros, so that what is compared has gone through no arithmetic. */
export interface PlainBar {
  readonly prices: readonly string[];
  readonly volume: string | undefined;
  readonly isCount: boolean;
}

/** All series of a file by open time. */
export type PlainBars = Map<number, PlainBar[]>;

export function shortest(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}

export function digitsAfterPoint(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}
