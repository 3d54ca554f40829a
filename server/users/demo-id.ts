const SEPARATORS = /[-_.:]/g;
/** As few different characters are in no random id. */
const FEWEST_CHARACTERS = 6;
/** Of neighbouring characters, the share that are equal or follow one another in a sequence such as `1234`. */
const SEQUENCE_SHARE = 0.75;

/**
 * Whether somebody typed the id rather than made it from random bits: `aaaa…`, `1234…`, `abcabc…`. Whoever guesses such
 * an id has the account. Of random UUIDs and of 32 hex digits it refuses fewer than one in a thousand million: five
 * different digits or fewer come once in 10^11 (4,368 choices of five, each (5/16)^30), three quarters of neighbours in
 * sequence once in 10^9 to 10^10 (at most 3 of 31 pairs are given by the UUID's version; each other has 44 chances in
 * 256), and a block that comes again throughout once in 10^16.
 */
export function isPlainlyNotRandom(demoId: string): boolean {
  const text = demoId.replace(SEPARATORS, '').toLowerCase();
  return new Set(text).size < FEWEST_CHARACTERS || isSequence(text) || isRepetition(text);
}

function isSequence(text: string): boolean {
  let steps = 0;
  for (let i = 1; i < text.length; i++) {
    if (Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1) steps++;
  }
  return steps >= SEQUENCE_SHARE * (text.length - 1);
}

/** Whether it is one block of at most half its length, again and again. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}
