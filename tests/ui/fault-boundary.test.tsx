// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOASTS_PART } from '../../src/app/parts.ts';
import { SafeToasts } from '../../src/app/SafeToasts.tsx';
import { ScreenBoundary } from '../../src/app/Screen.tsx';
import { FaultBoundary } from '../../src/ui/FaultBoundary.tsx';
import { faultReport } from '../../src/ui/fault-report.ts';
import { SheetBoundary } from '../../src/ui/SheetBoundary.tsx';
import { happen, show, speak } from '../support/page/screen.tsx';
import { freshPage, page } from '../support/page/fresh-page.ts';

let sound = false;

function Fragile() {
  if (!sound) throw new Error('Cannot read x');
  return <p>Drawn</p>;
}

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  sound = false;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a screen that throws', () => {
  it('says so in its place, and is drawn anew when asked', async () => {
    const { user } = show(
      <>
        <ScreenBoundary renewOn="/news">
          <Fragile />
        </ScreenBoundary>
        <p>Beside it</p>
      </>,
      '/news',
    );
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong here');
    expect(screen.getByText('Beside it')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeDefined();
    sound = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Drawn')).toBeDefined();
  });

  it('has a fresh try at another address, and a way out where no tab bar offers one', () => {
    const at = (path: string) => (
      <ScreenBoundary renewOn={path}>
        <Fragile />
      </ScreenBoundary>
    );
    function Moving() {
      const [path, setPath] = useState('/login');
      return (
        <>
          {at(path)}
          <button onClick={() => setPath('/forgot')}>Move</button>
        </>
      );
    }
    show(<Moving />, '/login');
    expect(screen.getByRole('link', { name: 'Go to markets' })).toBeDefined();
    sound = true;
    expect(screen.queryByText('Drawn')).toBeNull();
    happen(() => screen.getByRole('button', { name: 'Move' }).click());
    expect(screen.getByText('Drawn')).toBeDefined();
  });

  it('has a fresh try when it was kept, left and is shown again', () => {
    const at = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ScreenBoundary>
          <Fragile />
        </ScreenBoundary>
      </Activity>
    );
    function Leaving() {
      const [away, setAway] = useState(false);
      return (
        <>
          {at(away ? 'hidden' : 'visible')}
          <button onClick={() => setAway(!away)}>Leave</button>
        </>
      );
    }
    show(<Leaving />);
    expect(screen.getByRole('alert')).toBeDefined();
    sound = true;
    happen(() => screen.getByRole('button', { name: 'Leave' }).click());
    happen(() => screen.getByRole('button', { name: 'Leave' }).click());
    expect(screen.getByText('Drawn')).toBeDefined();
  });

  it('can be told to support', async () => {
    const { user } = show(
      <ScreenBoundary renewOn="/news">
        <Fragile />
      </ScreenBoundary>,
      '/news',
    );
    await user.click(screen.getByRole('button', { name: 'Copy details for support' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Error: Cannot read x\n[^]*at Fragile/);
    expect(page.state.toasts.shown.value.map(({ text }) => text)).toEqual(['Copied.']);
  });
});

describe('a sheet that throws', () => {
  it('says so in a sheet, which closes; the screen below lives on', async () => {
    const close = vi.fn();
    const { user } = show(
      <>
        <p>The screen</p>
        <SheetBoundary title="Confirm" onClose={close}>
          <Fragile />
        </SheetBoundary>
      </>,
    );
    expect(screen.getByRole('dialog', { name: 'Confirm' }).textContent).toContain('Something went wrong here');
    expect(screen.getByText('The screen')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a message that throws', () => {
  it('is dropped, and the next is shown', async () => {
    await TOASTS_PART.ready();
    show(<SafeToasts />);
    happen(() => page.state.toasts.show('info', { toString: () => 'no text' } as unknown as string));
    expect(page.state.toasts.shown.value).toEqual([]);
    happen(() => page.state.toasts.show('info', 'The next'));
    expect(screen.getByText('The next')).toBeDefined();
  });
});

describe('a fault for support', () => {
  it('names error, release, screen and browser, and nothing of the user', () => {
    window.location.hash = '#/login?from=%2Fuser&name=somebody';
    const error = new TypeError('No order 12345678 of ann@example.com by token a1b2c3d4e5f6a7b8c9d0');
    const report = faultReport({ error, componentStack: '\n    at Row (http://host/assets/first-AAAAAAAA.js:1:2)' });
    expect(report).toContain('TypeError: No order … of … by token …');
    expect(report).toContain('Screen: /login\n');
    expect(report).toContain(`Browser: ${navigator.userAgent}`);
    expect(report).toContain('at Row (http://host/assets/first-AAAAAAAA.js:1:2)');
    expect(report).not.toMatch(/somebody|ann|12345678|a1b2c3/);
    window.location.hash = '';
  });

  it('takes whatever was thrown', () => {
    expect(faultReport({ error: 'plain', componentStack: '' })).toMatch(/^Thrown: plain\n/);
  });
});

describe('a boundary', () => {
  it('keeps nothing of a fault once drawn anew', () => {
    function Tick({ at }: { readonly at: number }) {
      if (at === 1) throw new Error('One');
      return <p>{at}</p>;
    }
    const at = (value: number) => (
      <FaultBoundary renewOn={value} fallback={<p>Fault</p>}>
        <Tick at={value} />
      </FaultBoundary>
    );
    const { rerender } = show(at(0));
    rerender(at(1));
    expect(screen.getByText('Fault')).toBeDefined();
    rerender(at(2));
    expect(screen.getByText('2')).toBeDefined();
  });
});
