/** A small line of closes, drawn on a canvas that matches the device's pixels. */
import { bindCanvasElementBitmapSizeTo, tryCreateCanvasRenderingTarget2D } from 'fancy-canvas';

export interface SparklineStyle {
  readonly line: string;
}

export interface SparklineView {
  draw(closes: Float64Array, style: SparklineStyle): void;
  dispose(): void;
}

const LINE_WIDTH = 1.5;

/** Binds a canvas; draws again by itself when its size in device pixels changes. */
export function bindSparkline(canvas: HTMLCanvasElement, size: { width: number; height: number }): SparklineView {
  const binding = bindCanvasElementBitmapSizeTo(canvas, {
    type: 'device-pixel-content-box',
    options: { allowResizeObserver: false },
  });
  binding.resizeCanvasElement(size);
  let redraw: () => void = () => undefined;
  const fit = (): void => {
    binding.applySuggestedBitmapSize();
    redraw();
  };
  binding.subscribeSuggestedBitmapSizeChanged(fit);
  return {
    draw(closes, style) {
      redraw = () => {
        const target = tryCreateCanvasRenderingTarget2D(binding);
        target?.useBitmapCoordinateSpace(({ context, bitmapSize, verticalPixelRatio }) => {
          context.clearRect(0, 0, bitmapSize.width, bitmapSize.height);
          trace(context, closes, bitmapSize.width, bitmapSize.height, LINE_WIDTH * verticalPixelRatio);
          context.strokeStyle = style.line;
          context.stroke();
        });
      };
      fit();
    },
    dispose: () => binding.dispose(),
  };
}

function trace(
  context: CanvasRenderingContext2D,
  closes: Float64Array,
  width: number,
  height: number,
  line: number,
): void {
  const low = Math.min(...closes);
  const range = Math.max(...closes) - low;
  const x = (index: number): number => (index / Math.max(closes.length - 1, 1)) * width;
  const y = (close: number): number =>
    range === 0 ? height / 2 : line + (1 - (close - low) / range) * (height - 2 * line);
  context.beginPath();
  context.lineWidth = line;
  context.lineJoin = 'round';
  closes.forEach((close, index) => {
    if (index === 0) context.moveTo(x(index), y(close));
    else context.lineTo(x(index), y(close));
  });
}
