// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode, useState, type JSX } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signal, useSignalValue } from '../../src/state/signals.ts';
import { ConfirmSheet } from '../../src/ui/ConfirmSheet.tsx';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const opener = (): HTMLElement => screen.getByTestId('opener');

interface RowProps {
  /** Another one is another element in its place. */
  readonly version: number;
  readonly isGone: boolean;
}

/** A screen with something that opens a sheet, which may be replaced or go while the sheet is open. */
function Screen({ version, isGone }: RowProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Screen</h1>
      {!isGone && <button key={version} type="button" data-testid="opener" onClick={() => setAsking(true)} />}
      {asking && (
        <ConfirmSheet
          title="Sure?"
          question="Sure?"
          answer="Yes"
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </main>
  );
}

const AS_FIRST: RowProps = { version: 1, isGone: false };
const row = signal(AS_FIRST);
const isVisible = signal(true);

function Kept(): JSX.Element {
  return (
    <Activity mode={useSignalValue(isVisible) ? 'visible' : 'hidden'}>
      <Screen {...useSignalValue(row)} />
    </Activity>
  );
}

async function openSheet(): Promise<Shown> {
  row.value = AS_FIRST;
  isVisible.value = true;
  const shown = show(
    <StrictMode>
      <Kept />
    </StrictMode>,
  );
  await shown.user.click(opener());
  expect(dialog()?.open).toBe(true);
  return shown;
}

/** A sheet that closes gives it back after the next paint. */
const hasFocus = (element: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element()));

describe('a sheet', () => {
  beforeAll(() => speak('en'));

  it('gives the focus back to what opened it', async () => {
    const { user } = await openSheet();
    await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(dialog()).toBeNull();
    await hasFocus(opener);
  });

  it('gives the focus to what has taken the place of what opened it', async () => {
    const { user } = await openSheet();
    const first = opener();
    happen(() => (row.value = { ...AS_FIRST, version: 2 }));
    await user.click(screen.getByTestId('confirm'));
    expect(opener()).not.toBe(first);
    await hasFocus(opener);
  });

  it('gives the focus to the heading where what opened it is gone', async () => {
    const { user } = await openSheet();
    happen(() => (row.value = { ...AS_FIRST, isGone: true }));
    await user.click(screen.getByTestId('confirm'));
    await hasFocus(() => screen.getByRole('heading', { level: 1 }));
  });

  it('is closed where its screen is left, and does not come again with it', async () => {
    await openSheet();
    happen(() => (isVisible.value = false));
    await settle();
    happen(() => (isVisible.value = true));
    await settle();
    expect(dialog()).toBeNull();
  });

  it('knows that the browser has closed it', async () => {
    await openSheet();
    happen(() => dialog()?.close());
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('stays where a press that began in it ends on the veil', async () => {
    await openSheet();
    const veil = dialog();
    fireEvent.pointerDown(screen.getByTestId('confirm'));
    if (veil) fireEvent.click(veil);
    expect(dialog()).not.toBeNull();
    if (veil) fireEvent.pointerDown(veil);
    if (veil) fireEvent.click(veil);
    expect(dialog()).toBeNull();
  });
});
