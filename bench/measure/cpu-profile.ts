/** A sampled profile as shares of time by place in the source. */

export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      /** From 0. */
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
  }[];
  readonly samples?: readonly number[];
  /** Before each sample, µs. */
  readonly timeDeltas?: readonly number[];
}

export interface Cost {
  readonly where: string;
  /** Of all time, idle time too. */
  readonly share: number;
}

/** @param placeOf names the source of a frame; frames with one name are one cost */
export function costsOf(
  profile: CpuProfile,
  placeOf: (frame: CpuProfile['nodes'][number]['callFrame']) => string,
): Cost[] {
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  profile.samples?.forEach((node, index) => {
    const time = Math.max(0, profile.timeDeltas?.[index] ?? 0);
    const place = places.get(node) ?? '(unknown)';
    times.set(place, (times.get(place) ?? 0) + time);
    total += time;
  });
  const costs = [...times].map(([where, time]) => ({ where, share: time / total }));
  return costs.toSorted((a, b) => b.share - a.share);
}
