import { type ComponentType, type JSX, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import type { CodePart, PartState } from '../loading/code-part.ts';
import { PartMissing } from './PartMissing.tsx';
import { Waiting } from './State.tsx';

interface PartViewProps<Props> {
  readonly part: CodePart<ComponentType<Props>>;
  readonly props: Props;
  /** Stands around the words while the code is not there: a sheet for a sheet. */
  readonly Frame: ComponentType<Props & { readonly children: ReactNode }>;
}

/** A component whose code loads when it is shown; until then, and where it cannot be had, says so in its place. */
export function PartView<Props extends object>({ part, props, Frame }: PartViewProps<Props>): JSX.Element {
  const state = usePart(part);
  if (state.phase === 'ready') {
    const View = state.value;
    return <View {...props} />;
  }
  return (
    <Frame {...props}>
      {state.phase === 'loading' ? (
        <Waiting />
      ) : (
        <PartMissing why={state.why} trying={state.trying} onRetry={() => part.retry()} />
      )}
    </Frame>
  );
}

/** The state of a part; shown for the first time it begins to load. */
export function usePart<T>(part: CodePart<T>): PartState<T> {
  useLayoutEffect(() => part.want(), [part]);
  return useSyncExternalStore(part.subscribe, () => part.state);
}
