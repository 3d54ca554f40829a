/** Blocks of the spin loop a millisecond that page and worker run, whatever machine it is. */
export const SPEEDS = {
  /** A phone of 2022 (about a Moto G Power by DevTools' calibration): a quarter of the machine that the goals were set on. */
  reference: 135,
  half: 67.5,
  quarter: 33.75,
} as const;

export type PhoneSpeed = keyof typeof SPEEDS;

/** `machine`: as fast as it is, with nothing slowed down. */
export type Speed = PhoneSpeed | 'machine';

const NAMES: Readonly<Record<Speed, string>> = {
  machine: 'at full speed',
  reference: 'on the reference phone',
  half: 'at half of its speed',
  quarter: 'at a quarter of its speed',
};

export function speedText(speed: Speed): string {
  return speed === 'machine' ? NAMES[speed] : `${NAMES[speed]}, ${SPEEDS[speed]} loops/ms`;
}
