/** Spins for some ms; returns blocks of work a millisecond. Needs nothing around it: its text also runs in a worker. */
export function spin(ms: number): number {
  let [blocks, value] = [0, 1];
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    for (let i = 0; i < 1_000; i++) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0;
    // The value must be of use, or the loop would be left out.
    blocks += value === 0 ? 0 : 1;
  }
  return blocks / (performance.now() - begun);
}
