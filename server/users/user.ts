/** A user as the server knows one; the trading account has the same id. */
export interface User {
  readonly id: number;
  readonly email: string;
  readonly level: number;
  readonly isDemo: boolean;
  readonly inviteCode: string;
}

export interface SignedInUser extends User {
  /** Hash of the session's token: what a log-out revokes. */
  readonly sessionHash: string;
}
