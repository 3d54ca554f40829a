/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Shorter ones are no beginnings but whole words. */
const SHORTEST_BEGINNING = 5;

/**
 * Whether a word that somebody types is the beginning of another but for one error: a letter too many, one too few,
 * another one, or two in each other's place (Damerau 1964).
 */
export function isNearly(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || (typed.length < SHORTEST_BEGINNING && word.length > typed.length + 1)) return false;
  const same = commonPrefix(typed, word);
  const rest = typed.slice(same);
  const left = word.slice(same);
  if (rest === '') return true;
  return (
    left.slice(1).startsWith(rest.slice(1)) ||
    left.startsWith(rest.slice(1)) ||
    left.slice(1).startsWith(rest) ||
    (rest[0] === left[1] && rest[1] === left[0] && left.slice(2).startsWith(rest.slice(2)))
  );
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
