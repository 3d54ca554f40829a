/** What is measured side by side. */
export interface Variant {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly hasWorker: boolean;
}

export const PRODUCT: Variant = { name: 'product', title: 'Pipframe', path: '/', hasWorker: true };

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

function baseline(name: string, title: string, hasWorker = false): Variant {
  return { name, title, path: `/baselines/?run=${name}`, hasWorker };
}
