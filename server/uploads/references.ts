/** Every column that refers to an upload; what is in none of them nothing refers to. */
export const UPLOAD_REFERENCES: ReadonlyArray<readonly [table: string, column: string]> = [
  ['identity_reviews', 'front'],
  ['identity_reviews', 'reverse'],
  ['feedback', 'picture'],
];

/** True of an upload in a statement about `uploads`. */
export const IS_UNREFERENCED = UPLOAD_REFERENCES.map(
  ([table, column]) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.${column} = uploads.name)`,
).join(' AND ');
