import { StrictMode, useMemo, useSyncExternalStore, type ComponentType, type JSX, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { loadInstruments, type ListedInstrument } from './instruments.ts';
import { buildShell, inCategory } from './shell.ts';

export interface ListProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly instruments: readonly ListedInstrument[];
}

/** Which category is chosen, told from the screen around the list. */
class Choice {
  category: number | undefined;
  #notify: () => void = () => undefined;

  readonly choose = (category: number | undefined): void => {
    this.category = category;
    this.#notify();
  };

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#notify = notify;
    return () => (this.#notify = () => undefined);
  };
}

/** Shows a React list in the common screen. */
export async function mountReact(root: HTMLElement, List: ComponentType<ListProps>): Promise<void> {
  const all = await loadInstruments();
  const choice = new Choice();
  const host = document.createElement('div');
  const scroller = buildShell(root, choice.choose);
  scroller.append(host);
  function Screen(): JSX.Element {
    const category = useSyncExternalStore(choice.subscribe, () => choice.category);
    const instruments = useMemo(() => inCategory(all, category), [category]);
    return <List scroller={{ current: scroller }} instruments={instruments} />;
  }
  createRoot(host).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
