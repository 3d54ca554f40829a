import { useEffect, useRef, type JSX } from 'react';
import { drawQrCode } from './qr-picture.ts';
import styles from './QrCode.module.css';

/** Pixels of a side; the quiet zone that readers need lies around it. */
const SIZE = 160;

/** A text for the camera of another phone. A canvas, so that a long press offers to save the picture. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? drawQrCode(canvas.current, text, SIZE) : undefined), [text]);
  return (
    <div className={styles['qr']}>
      <canvas ref={canvas} role="img" aria-label={label} data-testid="qr" />
    </div>
  );
}
