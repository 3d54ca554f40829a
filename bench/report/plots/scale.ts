/** From values to the picture's coordinates. */
export interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

export function linearScale(max: number, from: number, to: number): Scale {
  const top = niceTop(max);
  return {
    at: (value) => from + (Math.min(value, top) / top) * (to - from),
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * top),
  };
}

/** Of times that span from a frame to seconds. */
export function logScale(min: number, max: number, from: number, to: number): Scale {
  const [low, high] = [Math.log10(min), Math.log10(Math.max(max, min * 10))];
  const marks = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
  return {
    at: (value) => from + ((Math.log10(Math.max(value, min)) - low) / (high - low)) * (to - from),
    ticks: marks.filter((mark) => mark >= min && mark <= max),
  };
}

/** The next larger of 1, 2, 4 or 8 times a power of ten: its quarters are short numbers. */
function niceTop(max: number): number {
  if (!(max > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return ([1, 2, 4, 8, 10].find((step) => step * power >= max) ?? 10) * power;
}
