/** Runs the baseline that the address names. */
const BASELINES: Readonly<Record<string, () => Promise<{ run: (root: HTMLElement) => Promise<void> }>>> = {
  floorRaf: () => import('./floor-raf.ts'),
  reactState: () => import('./react-state.tsx'),
  reactMemo: () => import('./react-memo.tsx'),
  reactStore: () => import('./react-store.ts'),
  workerPerTick: () => import('./worker-per-tick.ts'),
};

const name = new URLSearchParams(location.search).get('run') ?? '';
const root = document.getElementById('root');
const baseline = await BASELINES[name]?.();
if (!root || !baseline) throw new Error(`No baseline ${name}`);
await baseline.run(root);
