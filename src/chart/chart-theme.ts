/** The chart draws on canvas, which knows no CSS: the tokens are read for it. */
export interface ChartColours {
  readonly background: string;
  readonly text: string;
  readonly grid: string;
  readonly rise: string;
  readonly fall: string;
  readonly accent: string;
}

export function chartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    background: token('--bg'),
    text: token('--muted'),
    grid: token('--sunken'),
    rise: token('--rise'),
    fall: token('--fall'),
    accent: token('--accent'),
  };
}

/** A colour token with an alpha channel; tokens are six-digit hex. */
export function translucent(hex: string, alpha: number): string {
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
