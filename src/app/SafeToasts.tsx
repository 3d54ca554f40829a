import { useEffect, useSyncExternalStore, type JSX } from 'react';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { TOASTS_PART } from './parts.ts';

/**
 * The messages on top of everything. One that cannot be drawn is dropped; the next is shown again. Their code comes with
 * what is fetched after the first price, or with the first message.
 */
export function SafeToasts(): JSX.Element | null {
  const { toasts } = usePage().state;
  const shown = useSignalValue(toasts.shown);
  const code = useSyncExternalStore(TOASTS_PART.subscribe, () => TOASTS_PART.state);
  const wanted = shown.length > 0;
  useEffect(() => {
    if (wanted) TOASTS_PART.want();
  }, [wanted]);
  if (code.phase !== 'ready') return null;
  const Toasts = code.value;
  return (
    <FaultBoundary renewOn={shown} fallback={null} onFault={toasts.clear}>
      <Toasts />
    </FaultBoundary>
  );
}
