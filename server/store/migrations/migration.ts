/** One step of the schema. Once released it is never changed; a new one follows it. */
export interface Migration {
  /** Its date, a number within that day, and what it is about: they sort in the order in which they run. */
  readonly name: string;
  readonly statements: readonly string[];
}
