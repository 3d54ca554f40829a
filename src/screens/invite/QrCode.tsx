import { useMemo, type JSX } from 'react';
import { encode } from 'uqr';
import styles from './InviteScreen.module.css';

/** Specification, section 9. The quiet zone that readers need lies around it. */
const SIZE = 160;

/** A QR code of level H: it can be read with a third of it covered. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <div className={styles['qr']}>
      <svg
        role="img"
        aria-label={label}
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        data-testid="qr"
      >
        <path d={path} />
      </svg>
    </div>
  );
}

/** The dark modules as one path: runs of a row together, so that no seam shows between them. */
export function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'H', border: 0 });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return { size, path };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
  }
  return path;
}
