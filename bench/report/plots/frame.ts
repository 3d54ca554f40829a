import { escapeHtml } from '../html.ts';

export const PICTURE = { width: 640, height: 280, left: 56, right: 16, top: 12, bottom: 44 } as const;

export interface LegendEntry {
  readonly name: string;
  /** Which of the report's colours. */
  readonly colour: number;
}

/** A picture with its title, and what its colours mean. */
export function figure(
  title: string,
  content: string,
  legend: readonly LegendEntry[] = [],
  height: number = PICTURE.height,
) {
  const keys = legend.map(
    ({ name, colour }) => `<span class="key"><i class="fill c${colour}"></i>${escapeHtml(name)}</span>`,
  );
  const svg = `<svg viewBox="0 0 ${PICTURE.width} ${height}" role="img" aria-label="${escapeHtml(title)}">${content}</svg>`;
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${svg}<div class="legend">${keys.join('')}</div></figure>`;
}

export function text(x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escapeHtml(content)}</text>`;
}

export function gridLine(x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="grid" x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"/>`;
}
