import type { ComponentType, JSX, ReactNode } from 'react';
import type { CodePart } from '../loading/code-part.ts';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { FaultView } from '../ui/FaultView.tsx';
import { PartView } from '../ui/PartView.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

interface ScreenBoundaryProps {
  /** A change of this draws the screen anew after a fault; one that is kept needs none. */
  readonly renewOn?: unknown;
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A screen that cannot be drawn says so in its own place. */
export function ScreenBoundary({ renewOn, beside = false, children }: ScreenBoundaryProps): JSX.Element {
  return (
    <FaultBoundary
      renewOn={renewOn}
      fallback={
        <ScreenFrame beside={beside}>
          <FaultView />
        </ScreenFrame>
      }
    >
      {children}
    </FaultBoundary>
  );
}

/** A screen whose code loads when it is shown. */
export function Screen({ part }: { readonly part: CodePart<ComponentType> }): JSX.Element {
  return <PartView part={part} props={{}} Frame={ScreenFrame} />;
}
