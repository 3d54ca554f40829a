import { useEffect, useState } from 'react';
import type { LineReport } from '../../contract/worker/diagnostics-api.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';

/** What the worker knows of the line, asked each second while the page is seen; undefined while it does not answer. */
export function useLineReport(): LineReport | undefined {
  const { client, state } = usePage();
  const [report, setReport] = useState<LineReport>();
  const answers = useSignalValue(state.worker.answers);
  useEffect(() => {
    let asking = false;
    let left = false;
    const ask = async (): Promise<void> => {
      if (asking) return;
      asking = true;
      const outcome = await client.command('lineReport');
      asking = false;
      if (!left) setReport(outcome.ok ? outcome.value : undefined);
    };
    const stop = answers ? state.clock.subscribe(() => void ask()) : undefined;
    return () => {
      left = true;
      stop?.();
    };
  }, [client, state, answers]);
  return answers ? report : undefined;
}
