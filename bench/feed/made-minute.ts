/** A minute as the feed made it. */
export interface MadeMinute {
  /** Unix seconds. */
  readonly time: number;
  readonly open: string;
}
