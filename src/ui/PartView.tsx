import type { ComponentType, JSX, ReactNode } from 'react';
import type { CodePart } from '../loading/code-part.ts';
import { PartMissing } from './PartMissing.tsx';
import { Waiting } from './State.tsx';
import { usePart } from './use-part.ts';

interface PartViewProps<Props> {
  readonly part: CodePart<ComponentType<Props>>;
  readonly props: Props;
  /** What stands around the words while the code is not there, e.g. a sheet. */
  readonly frame?: (words: ReactNode) => JSX.Element;
}

/** A component whose code loads when it is shown; until then, and where it cannot be had, says so in its place. */
export function PartView<Props extends object>({ part, props, frame }: PartViewProps<Props>): JSX.Element {
  const state = usePart(part);
  if (state.phase === 'ready') {
    const View = state.value;
    return <View {...props} />;
  }
  const words =
    state.phase === 'loading' ? (
      <Waiting />
    ) : (
      <PartMissing why={state.why} trying={state.trying} onRetry={() => part.retry()} />
    );
  return frame ? frame(words) : words;
}
