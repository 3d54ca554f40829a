import { lazy, Suspense, type JSX } from 'react';
import { HashRouter } from 'react-router-dom';
import { useSignalValue } from '../state/signals.ts';
import { slices } from '../state/slices.ts';
import { workerStatus } from '../state/worker.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Shell } from './Shell.tsx';
import { WorkerFailed } from './WorkerFailed.tsx';

const ClosedScreen = lazy(async () => ({ default: (await import('../screens/closed/ClosedScreen.tsx')).ClosedScreen }));

export function App(): JSX.Element {
  const company = useSignalValue(slices.company);
  const worker = useSignalValue(workerStatus);
  if (worker.phase === 'failed') return <WorkerFailed reason={worker.reason} />;
  if (company?.available === false) {
    return (
      <Suspense>
        <ClosedScreen lossUrl={company.lossUrl} />
      </Suspense>
    );
  }
  return (
    <HashRouter>
      <Shell />
      <Toasts />
    </HashRouter>
  );
}
