/** A picture that has been read structurally and written anew, without what it says about its maker. */
export interface CleanPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  /** Whether its data are as many as its size wants; asked only of a picture whose size is welcome. */
  isWhole(): Promise<boolean>;
}
