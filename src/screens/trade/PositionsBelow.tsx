import type { JSX, ReactNode } from 'react';
import { FaultBoundary } from '../../ui/FaultBoundary.tsx';
import { FaultView } from '../../ui/FaultView.tsx';
import { PartView } from '../../ui/PartView.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { POSITIONS_PANE_PART } from './positions-pane-part.ts';
import styles from './TradeScreen.module.css';

/** A chart below which rows of positions still leave it enough height. */
const ROOM = '(min-width: 900px) and (min-height: 560px)';

/** The positions, below the chart of a wide screen; a phone neither shows them here nor loads their code. */
export function PositionsBelow(): JSX.Element | null {
  const hasRoom = useMedia(ROOM);
  if (!hasRoom) return null;
  return (
    <div className={styles['positions']}>
      <FaultBoundary fallback={<FaultView />}>
        <PartView part={POSITIONS_PANE_PART} props={{}} Frame={Frame} />
      </FaultBoundary>
    </div>
  );
}

function Frame({ children }: { readonly children: ReactNode }): JSX.Element {
  return <>{children}</>;
}
