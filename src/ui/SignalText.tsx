import { type JSX, useLayoutEffect, useRef } from 'react';
import { effect } from '../state/signals.ts';

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

/** Writes an element's one text node, which is kept: a new one would have to be built into the page anew. */
export function keptText(host: Element | null): (text: string) => void {
  if (!host) return () => undefined;
  const kept = host.firstChild;
  const node = kept instanceof Text ? kept : document.createTextNode('');
  if (node !== kept) host.append(node);
  // Asking the page for what it shows would cost as much as writing it.
  let shown = node.data;
  return (text) => {
    if (text === shown) return;
    shown = text;
    node.data = text;
  };
}
