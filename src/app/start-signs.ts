/** Tells `public/start.js`, which says in words how the start goes where nothing of ours is drawn. */

/** `waiting`: goes on as soon as the texts are there. `failed`: cannot go on without a reload. */
export type StartSign = 'waiting' | 'started' | 'failed';

export function signStart(sign: StartSign): void {
  window.dispatchEvent(new Event(`pipframe:${sign}`));
}
