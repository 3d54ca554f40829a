/** Where a request comes from. */
export interface Caller {
  /** What limits by caller count by: an IPv4 address, or the network of an IPv6 subscriber. */
  readonly address: string;
  /** A secret that the server gave this browser, or a new one that it may keep. */
  readonly device: string;
}
