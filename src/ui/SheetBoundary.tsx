import type { JSX, ReactNode } from 'react';
import { FaultBoundary } from './FaultBoundary.tsx';
import { FaultView } from './FaultView.tsx';
import { Sheet } from './Sheet.tsx';

interface SheetBoundaryProps {
  /** Of the sheet. */
  readonly title: string;
  /** As of the sheet. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  /** What draws a sheet. */
  readonly children: ReactNode;
}

/** A sheet that cannot be drawn says so in a sheet; the screen below it lives on. */
export function SheetBoundary({ title, isOpen = true, onClose, children }: SheetBoundaryProps): JSX.Element {
  return (
    <FaultBoundary
      fallback={
        <Sheet title={title} isOpen={isOpen} onClose={onClose}>
          <FaultView />
        </Sheet>
      }
    >
      {children}
    </FaultBoundary>
  );
}
