import { useLayoutEffect, useRef, type JSX } from 'react';
import { effect } from '../state/signals.ts';
import { keptText } from './kept-text.ts';

interface SignalTextProps {
  /** Reads the signals it needs and returns the text; runs again when one of them changes. */
  readonly read: () => string;
  readonly className?: string;
  readonly testId?: string;
}

/** Text that follows signals by writing its text node: no component renders when a price moves. */
export function SignalText({ read, className, testId }: SignalTextProps): JSX.Element {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = keptText(host.current);
    return effect(() => write(read()));
  }, [read]);
  return <span ref={host} className={className} data-testid={testId} />;
}
