/** Which screen is in front, for what follows it from outside of the components. */
import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { signal, type ReadonlySignal } from '../state/signals.ts';

interface ShownScreen {
  readonly pathname: string;
  /** Whether a step through the history led there. */
  readonly back: boolean;
}

const shown = signal<ShownScreen>({ pathname: '', back: false });

export const shownScreen: ReadonlySignal<ShownScreen> = shown;

/** Tells as soon as the screen is in the document, before anything else may look. */
export function useShownScreen(pathname: string): void {
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    shown.value = { pathname, back };
  }, [pathname, back]);
}
