import { sparkPath } from '../../src/chart/spark-path.ts';
import styles from '../../src/chart/Sparkline.module.css';
import { loadCloses } from './instruments.ts';

export const SPARK = { width: 48, height: 24 } as const;
const SVG = 'http://www.w3.org/2000/svg';

/** Draws the last bars of an instrument once, as the product does; returns what gives the drawing up. */
export function drawSparkline(svg: SVGSVGElement, id: number): () => void {
  let gone = false;
  void loadCloses(id).then((closes) => {
    if (gone) return;
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('class', styles['line'] ?? '');
    line.setAttribute('d', sparkPath(closes, SPARK));
    line.dataset['tone'] = (closes.at(-1) ?? 0) >= (closes[0] ?? 0) ? 'up' : 'down';
    svg.replaceChildren(line);
  });
  return () => {
    gone = true;
  };
}

export function sparklineElement(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(SPARK.width));
  svg.setAttribute('height', String(SPARK.height));
  return svg;
}
