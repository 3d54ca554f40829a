import type { JSX } from 'react';
import { useSignalValue } from '../state/signals.ts';
import { toasts } from '../state/toasts.ts';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { Toasts } from '../ui/Toasts.tsx';

/** The messages on top of everything. One that cannot be drawn is dropped; the next is shown again. */
export function SafeToasts(): JSX.Element {
  const shown = useSignalValue(toasts);
  return (
    <FaultBoundary renewOn={shown} fallback={null} onFault={() => (toasts.value = [])}>
      <Toasts />
    </FaultBoundary>
  );
}
