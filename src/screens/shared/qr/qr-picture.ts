/** Draws a QR code whose modules are whole pixels of the device: no reader meets a blurred edge. */
import { bindCanvasElementBitmapSizeTo, tryCreateCanvasRenderingTarget2D } from 'fancy-canvas';
import { encode } from 'uqr';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The dark modules of a code of level H (readable with a third of it covered) in a square of `side` pixels: runs of a row as one box, so that no seam shows. */
export function darkBoxes(text: string, side: number): Box[] {
  const { size, data } = encode(text, { ecc: 'H', border: 0 });
  const module = Math.max(1, Math.floor(side / size));
  const margin = Math.floor((side - module * size) / 2);
  return data.flatMap((row, y) =>
    runsOf(row).map(([from, to]) => ({
      x: margin + from * module,
      y: margin + y * module,
      width: (to - from) * module,
      height: module,
    })),
  );
}

/** Where dark modules begin and end. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let from = row.indexOf(true); from >= 0;) {
    const end = row.indexOf(false, from);
    const to = end < 0 ? row.length : end;
    runs.push([from, to]);
    from = row.indexOf(true, to);
  }
  return runs;
}

/** Draws, and draws again where the device's pixels change; returns what lets go of the canvas. */
export function drawQrCode(canvas: HTMLCanvasElement, text: string, side: number): () => void {
  const binding = bindCanvasElementBitmapSizeTo(canvas, {
    type: 'device-pixel-content-box',
    options: { allowResizeObserver: false },
  });
  const draw = (): void => {
    binding.applySuggestedBitmapSize();
    const { color, backgroundColor } = getComputedStyle(canvas);
    tryCreateCanvasRenderingTarget2D(binding)?.useBitmapCoordinateSpace(({ context, bitmapSize }) => {
      // A paper of its own: the picture may be saved and looked at elsewhere.
      context.fillStyle = backgroundColor;
      context.fillRect(0, 0, bitmapSize.width, bitmapSize.height);
      context.fillStyle = color;
      for (const { x, y, width, height } of darkBoxes(text, bitmapSize.width)) context.fillRect(x, y, width, height);
    });
  };
  binding.resizeCanvasElement({ width: side, height: side });
  binding.subscribeSuggestedBitmapSizeChanged(draw);
  draw();
  return () => binding.dispose();
}
