/** Figures of a scenario in which the user does something; undefined where it has no such figure. */
import type { Speed } from '../profile/speed.ts';
export interface ActionFigures {
  /** Press to the frame that shows its outcome. */
  readonly tapP50?: number;
  readonly tapP98?: number;
  readonly taps?: number;
  readonly busyAboveIdle?: number;
  /** Share of its slowed core that the worker used. */
  readonly worker?: number;
  readonly longTasks?: number;
  readonly longestTask?: number;
  /** Share of display frames that were repeated. */
  readonly dropped?: number;
  /** Share of frames of a moving list that came without what the page had to say. */
  readonly withoutPage?: number;
  /** Share of the page's frames before which a place of the moving list had no row, or a row no price. */
  readonly withGap?: number;
  /** From the start to the first price on screen, kept or live, in a copy of the list or in the list. */
  readonly firstPriceMs?: number;
  /** To the first price in the app's own list. */
  readonly ownListMs?: number;
  readonly firstLiveMs?: number;
  readonly heapBefore?: number;
  readonly heapAfter?: number;
}

export interface ActionResult {
  readonly scenario: string;
  readonly title: string;
  readonly variant: string;
  readonly speed: Speed;
  readonly figures: ActionFigures;
  /** Heap in use over time: seconds and bytes. */
  readonly heap?: readonly (readonly [seconds: number, bytes: number])[];
}
