// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodePart, type PartEnvironment, type WhyMissing } from '../../src/loading/code-part.ts';
import { PartView } from '../../src/ui/PartView.tsx';
import { freshPage } from '../support/page/fresh-page.ts';
import { settle, show, speak } from '../support/page/screen.tsx';

function environment(why: WhyMissing): PartEnvironment {
  return {
    after: () => () => undefined,
    onReturn: () => () => undefined,
    isHidden: () => false,
    random: () => 0,
    reasonOf: () => Promise.resolve(why),
  };
}

const Frame = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section aria-label={name}>{children}</section>
);
const View = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

function parted(load: () => Promise<typeof View>, why: WhyMissing = 'unreachable') {
  const part = new CodePart(load, environment(why));
  return { part, view: <PartView part={part} props={{ name: 'Ann' }} Frame={Frame} /> };
}

describe('a component whose code loads later', () => {
  beforeAll(() => speak('en'));
  beforeEach(freshPage);

  it('says that it is loading, in its frame, and is then there without it', async () => {
    const { view } = parted(() => Promise.resolve(View));
    show(view);
    expect(screen.getByRole('status', { name: 'Loading' }).closest('section')?.getAttribute('aria-label')).toBe('Ann');
    await settle();
    expect(screen.getByText('Hello Ann')).toBeDefined();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is there at once where it was loaded before', async () => {
    const { part, view } = parted(() => Promise.resolve(View));
    await part.ready();
    show(view);
    expect(screen.getByText('Hello Ann')).toBeDefined();
  });

  it('says that it cannot be had, and is tried again at a press', async () => {
    const load = vi.fn<() => Promise<typeof View>>().mockRejectedValueOnce(new Error('No')).mockResolvedValue(View);
    const { user } = show(parted(load).view);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Hello Ann')).toBeDefined();
  });

  it.each([
    ['newRelease', 'A new version is out'],
    ['broken', 'This part could not be loaded'],
  ] as const)('offers a reload where only that helps: %s', async (why, title) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { user } = show(parted(() => Promise.reject(new Error('No')), why).view);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain(title);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('pipframe.drafts')).not.toBeNull();
    reload.mockRestore();
  });
});
