/** Something in a built file that one of the oldest browsers lacks. */
export interface Finding {
  /** As the allowances name it: `.toSorted()`, `URL.canParse`, `color-mix()`. */
  readonly feature: string;
  /** The browsers that lack it, as `lackedBy` says them. */
  readonly lackedBy: readonly string[];
  /** Where it stands, for a reader. */
  readonly excerpt: string;
}
