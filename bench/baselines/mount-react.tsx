import { StrictMode, useState, type ComponentType, type JSX, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { loadInstruments, type ListedInstrument } from './instruments.ts';
import { buildShell, inCategory } from './shell.ts';

export interface ListProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly instruments: readonly ListedInstrument[];
}

/** Shows a React list in the common screen. */
export async function mountReact(root: HTMLElement, List: ComponentType<ListProps>): Promise<void> {
  const all = await loadInstruments();
  let choose: (category: number | undefined) => void = () => undefined;
  const host = document.createElement('div');
  const scroller = buildShell(root, (category) => choose(category));
  scroller.append(host);
  function Screen(): JSX.Element {
    const [category, setCategory] = useState<number>();
    choose = setCategory;
    return <List scroller={{ current: scroller }} instruments={inCategory(all, category)} />;
  }
  createRoot(host).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
