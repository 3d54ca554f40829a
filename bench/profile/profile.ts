/** The device that the bench stands in for. */
export interface Profile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** How many times slower than this machine: the page by the browser's throttle, the worker by a quota on its thread. */
  readonly slowdown: number;
}

/** @param slowdown 4 is the gate (about a Moto G Power 2022 by DevTools' calibration); 6 is a stress row. */
export function lowEndAndroid(slowdown: number): Profile {
  return { name: 'low-end-android', width: 360, height: 800, pixelRatio: 2, slowdown };
}
