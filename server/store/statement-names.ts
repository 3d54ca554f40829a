/** More than the server has; what comes beyond is sent without a name. */
const MOST_NAMES = 200;
const NAMED = /^\s*(SELECT|WITH|INSERT|UPDATE)\b/i;
/** A change of the schema beside a running server would break a kept statement that gives back whatever columns there are. */
const ALL_COLUMNS = /(\.|SELECT |RETURNING )\*/i;

const names = new Map<string, string>();

/**
 * A name under which a connection keeps a statement that it has read and planned once: that takes longer than to run it
 * where it joins tables. Undefined for a statement that is better read each time.
 */
export function statementName(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= MOST_NAMES || !NAMED.test(statement) || ALL_COLUMNS.test(statement))
    return known;
  const name = `statement ${names.size + 1}`;
  names.set(statement, name);
  return name;
}
