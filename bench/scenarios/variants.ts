/** What is measured side by side. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Where it is not the feed's own: another name of this machine, whose files are others. */
  readonly host?: string;
  readonly hasWorker: boolean;
}

export const PRODUCT: Variant = { name: 'product', title: 'Pipframe', path: '/', hasWorker: true };

/** Another build of the client, where one is given. */
export const OTHER: Variant = {
  name: 'other',
  title: 'another build of Pipframe',
  path: '/',
  // One label, from which the client makes no other name for its backend.
  host: 'localhost',
  hasWorker: true,
};

export const FLOOR: Variant = baseline('floorRaf', 'floor: no framework, main-thread socket, one write a frame');
export const REACT_STATE: Variant = baseline('reactState', 'main-thread socket, React state for the list');
export const REACT_MEMO: Variant = baseline('reactMemo', 'the same, state once per frame and memoised rows');
export const REACT_STORE: Variant = baseline('reactStore', 'main-thread socket, external store, selector per row');
export const WORKER_PER_TICK: Variant = baseline('workerPerTick', 'worker that posts every tick, store per row', true);

/** What a tap takes where nothing is behind it. */
export const EMPTY_PAGE: Variant = {
  name: 'emptyPage',
  title: 'three buttons and nothing else, for what a tap takes at the least',
  path: '/blank/',
  hasWorker: false,
};

export const BASELINES: readonly Variant[] = [FLOOR, REACT_STATE, REACT_MEMO, REACT_STORE, WORKER_PER_TICK];
export const VARIANTS: readonly Variant[] = [PRODUCT, ...BASELINES];

/** @param feedUrl origin of the feed, which serves every variant */
export function addressOf(feedUrl: string, { path, host }: Variant): string {
  const address = new URL(path, feedUrl);
  if (host !== undefined) address.hostname = host;
  return address.href;
}

function baseline(name: string, title: string, hasWorker = false): Variant {
  return { name, title, path: `/baselines/?run=${name}`, hasWorker };
}
