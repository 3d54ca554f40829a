/** Whose money it is. */
export interface FundOwner {
  readonly userId: number;
  readonly accountId: number;
}
