interface Wanted<T> {
  readonly item: T;
  readonly times: number;
}

/** Rounds of all items, each round beginning with another: what drifts on the machine meets all alike. */
export function interleaved<T>(items: readonly T[], rounds: number): T[] {
  return interleavedTimes(items.map((item) => ({ item, times: rounds })));
}

/** The same where some are wanted more often: the others are spread evenly over the rounds of those. */
export function interleavedTimes<T>(wanted: readonly Wanted<T>[]): T[] {
  const rounds = Math.max(0, ...wanted.map(({ times }) => times));
  const turn = (round: number, times: number): number => Math.floor((round * times) / rounds);
  return Array.from({ length: rounds }, (_, round) => {
    const due = wanted.filter(({ times }) => turn(round + 1, times) > turn(round, times)).map(({ item }) => item);
    const shift = round % due.length;
    return [...due.slice(shift), ...due.slice(0, shift)];
  }).flat();
}
