import type { Variant } from './variants.ts';

/** Rounds of all variants, each round beginning with another: what drifts on the machine meets all alike. */
export function interleaved(variants: readonly Variant[], rounds: number): Variant[] {
  return Array.from({ length: rounds }, (_, round) => {
    const shift = round % variants.length;
    return [...variants.slice(shift), ...variants.slice(0, shift)];
  }).flat();
}
