import type { Speed } from './speed.ts';

/** How many times slower than the machine. */
export interface Slowdown {
  readonly page: number;
  readonly worker: number;
}

/** The device that the bench stands in for. */
export interface Profile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly speed: Speed;
  readonly slowdown: Slowdown;
}

export const FULL_SPEED: Slowdown = { page: 1, worker: 1 };

export function lowEndAndroid(speed: Speed, slowdown: Slowdown): Profile {
  return { name: 'low-end-android', width: 360, height: 800, pixelRatio: 2, speed, slowdown };
}
