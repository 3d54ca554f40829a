/** What the probe saw, in the page's own time. */
export interface ProbeReadings {
  /** One stamp a display frame: after layout, before paint. */
  readonly stamps: readonly number[];
  /** When those frames began, in steps of the display's refresh: a stamp comes late in a frame that takes long. */
  readonly frames: readonly number[];
  /** Every change of a price text that a frame showed: time, instrument's code, text. */
  readonly shown: readonly (readonly [time: number, code: string, text: string])[];
  /** When the copy of the list that a start may show first had a price, in the page's life. */
  readonly copyShown: number | undefined;
  readonly longTasks: readonly number[];
  /** Event Timing: time from each press to the frame that showed its outcome, by interaction. */
  readonly interactions: readonly number[];
  /** Frames in which something was scrolled. */
  readonly scrolls: number;
  /** Share of those at whose beginning a place of the list on screen had no row, or a row no price; undefined where nobody looked. */
  readonly withGap: number | undefined;
}

/**
 * What alone is read from now on, for the stamp costs the page some milliseconds of each frame: when frames begin;
 * presses, which the browser times itself; or whether the list is full. For the last two the page has no frames but its own.
 */
export type Observed = 'frames' | 'presses' | 'cover';

/** The probe's face in the page. */
export interface PageProbe {
  begin(): void;
  end(): ProbeReadings;
  observeOnly(what: Observed): void;
  /** Blocks of the spin loop a millisecond, as quick as the page is now. */
  spin(ms: number): number;
  /** Whether the page has no frames for the probe's sake until it is told again. */
  rest(isResting: boolean): void;
  /** Codes of the rows that are wholly on screen. */
  rowsOnScreen(): string[];
  /** Makes the page believe that it is hidden, or seen again; returns when, in page time. */
  setHidden(hidden: boolean): number;
}
