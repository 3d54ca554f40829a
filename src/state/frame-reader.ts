/** The page's side of the frames: each section is read in one place, and its row says what it needs. */
import type { Frame, FrameSections } from '../contract/worker/frame.ts';
import type { StateSlices } from '../contract/worker/state.ts';
import type { FrameReader } from '../worker-client/frame-intake.ts';
import type { LiveState } from './live-state.ts';
import type { Quotes } from './quotes.ts';
import { rulesText } from './rules-text.ts';
import { batch, type Signal } from './signals.ts';

/** How a section of frames becomes state. */
interface SectionReader<T> {
  /** Writes the values of the frames of one display frame, oldest first; at least one. Inside a batch. */
  readonly read: (values: readonly T[]) => void;
  /** Whether it only moves prices, which give way for a moment while a press is being answered. */
  readonly canWait: (value: T) => boolean;
}

type SectionReaders = { readonly [K in keyof FrameSections]: SectionReader<FrameSections[K]> };

const always = (): boolean => true;
const never = (): boolean => false;

/** Frames into signals, all that are staged in one batch. The only writer of live state. */
export function createFrameReader(state: LiveState & Quotes): FrameReader {
  // Each name has the reader of its own values, by the type above.
  const sections = Object.entries(sectionReaders(state)) as [keyof FrameSections, SectionReader<unknown>][];
  const read = (frames: readonly Frame[]): void => {
    for (const [name, section] of sections) {
      let values: unknown[] | undefined;
      for (const { [name]: value } of frames) if (value !== undefined) (values ??= []).push(value);
      if (values) section.read(values);
    }
  };
  return {
    apply: (frames) => batch(() => read(frames)),
    canWait: (frame) => sections.every(([name, section]) => frame[name] === undefined || section.canWait(frame[name])),
  };
}

function sectionReaders(state: LiveState & Quotes): SectionReaders {
  return {
    state: { read: (all) => all.forEach((slices) => writeSlices(state, slices)), canWait: never },
    quotes: { read: (all) => all.forEach(state.writeQuotes), canWait: always },
    account: { read: newestInto(state.account), canWait: always },
    positions: {
      read: (all) => {
        for (const position of all.flat()) state.positionOf(position.id).value = position;
      },
      canWait: always,
    },
    // It comes with every price. Where an amount alone is another one, it waits as the price does.
    ticket: {
      read: newestInto(state.ticketPreview),
      canWait: (preview) => rulesText(preview) === rulesText(state.ticketPreview.peek()),
    },
    // What must not be lost: inside a batch, of two values written to a signal nobody sees the first.
    chart: { read: (all) => (state.chartUpdates.value = all), canWait: ({ kind }) => kind !== 'replace' },
    notices: { read: (all) => (state.lastNotices.value = all.flat()), canWait: never },
  };
}

function newestInto<T>(target: Signal<T>): (values: readonly T[]) => void {
  return (values) => (target.value = values.at(-1) as T);
}

function writeSlices({ slices, keepPositions }: LiveState, state: Partial<StateSlices>): void {
  for (const key of Object.keys(state) as (keyof StateSlices)[]) {
    const target = slices[key] as Signal<unknown>;
    target.value = state[key];
  }
  if (state.orders) keepPositions(new Set(state.orders.open.orders.map(({ id }) => id)));
}
