/**
 * The one door to signals, so that components never import two ways of reading them. The built page leaves out what the
 * library adds to React (`tools/lighter-packages.ts`): a signal is no child of an element.
 */
import { useLayoutEffect, useState } from 'react';
import { signal, type ReadonlySignal, type Signal } from '@preact/signals-react';

export { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-react';

/**
 * Re-renders when the signal changes. For what changes rarely; prices are written by `SignalText` without a render.
 *
 * Not by `useSyncExternalStore`: where a store changes while a screen is being rendered in pieces, that throws the pieces
 * away and renders the whole screen at once, which a cheap phone feels. Here what read the signal is rendered again before
 * the browser paints, and nothing else.
 */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const [read, keep] = useState<Read<T>>(() => ({ source, value: source.peek() }));
  useLayoutEffect(
    () => source.subscribe((value) => keep((last) => (isSame(last, source, value) ? last : { source, value }))),
    [source],
  );
  return read.source === source ? read.value : source.peek();
}

/** What a component was given, as a signal: what follows it renders nothing. Changes as the render is committed. */
export function useAsSignal<T>(value: T): ReadonlySignal<T> {
  const [given] = useState(() => signal(value));
  useLayoutEffect(() => write(given, value), [given, value]);
  return given;
}

function write<T>(target: Signal<T>, value: T): void {
  target.value = value;
}

/** What was read, and where. */
interface Read<T> {
  readonly source: ReadonlySignal<T>;
  readonly value: T;
}

function isSame<T>(last: Read<T>, source: ReadonlySignal<T>, value: T): boolean {
  return last.source === source && Object.is(last.value, value);
}
