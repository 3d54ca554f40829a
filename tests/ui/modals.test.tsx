// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { overlayHost } from '../../src/ui/overlays.ts';
import { Sheet } from '../../src/ui/Sheet.tsx';
import { show, speak, type Shown } from '../support/page/screen.tsx';

const dialog = (name: string): HTMLElement => screen.getByRole('dialog', { name, hidden: true });
const press = async ({ user }: Shown, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name, hidden: true }));
};

/** A screen with a sheet, which has a button for one more above it and one for another in its place. */
function Screen(): JSX.Element {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => (): void => setOpen((names) => names.filter((each) => each !== name));
  return (
    <main>
      <button type="button" onClick={() => setOpen(['first'])}>
        open
      </button>
      {createPortal(<div role="status" />, overlayHost())}
      {open.map((name) => (
        <Sheet key={name} title={name} onClose={close(name)}>
          <button type="button" onClick={() => setOpen(['first', 'upper'])}>
            add to {name}
          </button>
          <button type="button" onClick={() => setOpen(['other'])}>
            replace {name}
          </button>
          <button type="button" onClick={close(name)}>
            leave {name}
          </button>
          <button type="button" onClick={() => setOpen([])}>
            leave all from {name}
          </button>
        </Sheet>
      ))}
    </main>
  );
}

async function openFirst(): Promise<{ readonly shown: Shown; readonly page: HTMLElement }> {
  const shown = show(<Screen />);
  await press(shown, 'open');
  return { shown, page: shown.container };
}

const isInert = (element: HTMLElement): boolean => element.hasAttribute('inert');
const becomesInert = (element: HTMLElement, inert: boolean): Promise<void> =>
  waitFor(() => expect(isInert(element)).toBe(inert));

/** Keeps what waits for a frame back until it is asked for. */
function holdFrames(): () => void {
  const held: FrameRequestCallback[] = [];
  const request = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((each) => held.push(each));
  return () => {
    request.mockRestore();
    for (const each of held) each(performance.now());
  };
}

describe('what stands in front of the page', () => {
  beforeAll(() => speak('en'));

  beforeEach(() => {
    // As in the page's document.
    document.body.append(Object.assign(document.createElement('div'), { id: 'overlays' }));
  });

  afterEach(() => overlayHost().remove());

  it('stands beside the screen, so that React looks through no event twice', async () => {
    const { shown, page } = await openFirst();
    expect(dialog('first').parentElement).toBe(overlayHost());
    const listens = (element: HTMLElement): boolean =>
      Object.keys(element).some((key) => key.startsWith('_reactListening'));
    expect([page, overlayHost(), document.body].map(listens)).toEqual([true, true, false]);
    await press(shown, 'leave first');
    await becomesInert(page, false);
  });

  it('has the page inert after the next paint, but not its messages; closed, it leaves the page as it was', async () => {
    const paint = holdFrames();
    const { shown, page } = await openFirst();
    expect(isInert(page)).toBe(false);
    paint();
    await becomesInert(page, true);
    expect(isInert(dialog('first'))).toBe(false);
    expect(isInert(screen.getByRole('status'))).toBe(false);
    await press(shown, 'leave first');
    await becomesInert(page, false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });

  it('takes the focus after the next paint, unless something in it has it', async () => {
    const paint = holdFrames();
    const { shown, page } = await openFirst();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open', hidden: true }));
    paint();
    await becomesInert(page, true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    const paintOther = holdFrames();
    await press(shown, 'replace first');
    screen.getByRole('button', { name: 'leave other', hidden: true }).focus();
    page.removeAttribute('inert');
    paintOther();
    await becomesInert(page, true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'leave other', hidden: true }));
    await press(shown, 'leave other');
    await becomesInert(page, false);
  });

  it('is inert itself below another one, and then has the focus where it was', async () => {
    const { shown, page } = await openFirst();
    await press(shown, 'add to first');
    await becomesInert(dialog('first'), true);
    expect(isInert(dialog('upper'))).toBe(false);
    await press(shown, 'leave upper');
    await becomesInert(dialog('first'), false);
    expect(isInert(page)).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'add to first', hidden: true }));
    await press(shown, 'leave first');
    await becomesInert(page, false);
  });

  it('gives the focus back to what opened the one that it replaced', async () => {
    const { shown, page } = await openFirst();
    await becomesInert(page, true);
    await press(shown, 'replace first');
    await press(shown, 'leave other');
    await becomesInert(page, false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });

  it('gives the focus back to what opened the lowest one where all are left at once', async () => {
    const { shown, page } = await openFirst();
    await press(shown, 'add to first');
    await becomesInert(page, true);
    await press(shown, 'leave all from upper');
    await becomesInert(page, false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });

  it('is closed by Escape one at a time, the upper one first', async () => {
    const { shown } = await openFirst();
    await press(shown, 'add to first');
    fireEvent.keyDown(dialog('upper'), { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'upper', hidden: true })).toBeNull();
    fireEvent.keyDown(dialog('first'), { key: 'Escape', isComposing: true });
    expect(dialog('first')).toBeTruthy();
    fireEvent.keyDown(dialog('first'), { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'first', hidden: true })).toBeNull();
  });

  it('hears no request to close when it has closed, though the browser is told after the next paint', async () => {
    const watcher = Object.assign(new EventTarget(), { destroy: vi.fn() });
    vi.stubGlobal('CloseWatcher', function CloseWatcher() {
      return watcher;
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const close = vi.fn();
    const sheet = (isOpen: boolean): JSX.Element => (
      <Sheet title="watched" isOpen={isOpen} onClose={close}>
        text
      </Sheet>
    );
    const { rerender } = show(sheet(true));
    watcher.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
    const paint = holdFrames();
    rerender(sheet(false));
    watcher.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
    expect(watcher.destroy).not.toHaveBeenCalled();
    paint();
    await vi.waitFor(() => expect(watcher.destroy).toHaveBeenCalledOnce());
  });

  it('is no part of the page while it is kept closed, and opens again as it was', async () => {
    const close = vi.fn();
    const kept = (isOpen: boolean): JSX.Element => (
      <main>
        <button type="button">before</button>
        <Sheet title="kept" isOpen={isOpen} onClose={close}>
          <input aria-label="text" />
        </Sheet>
      </main>
    );
    const { rerender, user, container } = show(kept(false));
    const state = (): unknown => {
      const sheet = overlayHost().querySelector('dialog');
      return { open: sheet?.open, hidden: sheet?.getAttribute('aria-hidden') };
    };
    expect(state()).toEqual({ open: false, hidden: 'true' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).not.toHaveBeenCalled();
    rerender(kept(true));
    await becomesInert(container, true);
    expect(state()).toEqual({ open: true, hidden: null });
    await user.type(screen.getByRole('textbox', { hidden: true }), 'x');
    rerender(kept(false));
    await becomesInert(container, false);
    expect(state()).toEqual({ open: false, hidden: 'true' });
    rerender(kept(true));
    expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('x');
    rerender(kept(false));
    await becomesInert(container, false);
  });
});
