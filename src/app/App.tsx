import { useLayoutEffect, type JSX, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { FaultView } from '../ui/FaultView.tsx';
import { leaveKeptScreen } from '../ui/kept-screen.ts';
import { PartView } from '../ui/PartView.tsx';
import { CLOSED_PART } from './parts.ts';
import { SafeToasts } from './SafeToasts.tsx';
import { Shell } from './Shell.tsx';
import { WorkerFailed } from './WorkerFailed.tsx';

/** One element for good: what is said of the company or the worker renders no screen anew. */
const ROUTED = (
  <HashRouter>
    <Shell />
  </HashRouter>
);

export function App(): JSX.Element {
  useLayoutEffect(leaveKeptScreen, []);
  return (
    <>
      <FaultBoundary fallback={<FaultView />}>
        <Product />
      </FaultBoundary>
      <SafeToasts />
    </>
  );
}

function Product(): JSX.Element | null {
  const { slices, worker: workerState } = usePage().state;
  const company = useSignalValue(slices.company);
  const worker = useSignalValue(workerState.status);
  if (worker.phase === 'failed') return worker.reason === 'refused' ? null : <WorkerFailed reason={worker.reason} />;
  if (company?.available === false) {
    return <PartView part={CLOSED_PART} props={{ lossUrl: company.lossUrl }} Frame={Page} />;
  }
  return ROUTED;
}

function Page({ children }: { readonly children: ReactNode }): JSX.Element {
  return <main>{children}</main>;
}
