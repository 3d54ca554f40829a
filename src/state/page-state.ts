import { createKeptDrafts, type KeptDrafts } from './kept-drafts.ts';
import { createLiveState, type LiveState } from './live-state.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { createQuotes, type Quotes } from './quotes.ts';
import { signal, type Signal } from './signals.ts';
import { createToasts, type Toasts } from './toasts.ts';
import { createWorkerState, type WorkerState } from './worker-state.ts';

/** What the page knows from its start on. State of screens that load later is made by `perPage`. */
export interface PageState extends LiveState, Quotes {
  readonly worker: WorkerState;
  readonly preferences: Preferences;
  readonly toasts: Toasts;
  readonly drafts: KeptDrafts;
  /** The time to the second, ms since 1970, for ages on screen: only what shows an age reads it. */
  readonly clock: Signal<number>;
}

/** The state of a page that starts: nothing is known yet but what the device keeps for the page itself. */
export function createPageState(): PageState {
  const worker = createWorkerState();
  return {
    ...createLiveState(worker),
    ...createQuotes(worker),
    worker,
    preferences: createPreferences(),
    toasts: createToasts(),
    drafts: createKeptDrafts(),
    clock: signal(Date.now()),
  };
}

/** Starts the clock; it stands still while the page is hidden. */
export function startClock({ clock }: PageState): void {
  setInterval(() => {
    if (!document.hidden) clock.value = Date.now();
  }, 1_000);
}
