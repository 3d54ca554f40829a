/** More than the server has; what comes beyond is sent without a name. */
const MOST_NAMES = 200;
/** A change of the schema beside a running server would break what gives back all columns. */
const NAMED = /^\s*(WITH|INSERT|UPDATE)\b(?!.*RETURNING \*)/is;

const names = new Map<string, string>();

/**
 * A name under which a connection keeps a write that it has read once: reading its statements is a good part of the
 * time of a booking. Undefined for a statement that is better read each time.
 */
export function statementName(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= MOST_NAMES || !NAMED.test(statement)) return known;
  const name = `write ${names.size + 1}`;
  names.set(statement, name);
  return name;
}
