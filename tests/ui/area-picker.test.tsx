// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { AreaButton } from '../../src/screens/shared/auth/AreaButton.tsx';
import { settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

const AREAS = [
  { id: 1, country: 'HK', dialCode: '852' },
  { id: 2, country: 'DE', dialCode: '49' },
];
const button = (): HTMLElement => screen.getByTestId('area-button');

async function open(): Promise<Shown> {
  const shown = show(<AreaButton />);
  await settle();
  await shown.user.click(button());
  await screen.findByRole('searchbox', { hidden: true });
  return shown;
}

describe('the area code', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
  });

  it('is chosen from a list that can be searched', async () => {
    page.client.answer('areaCodes', ok(AREAS));
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { hidden: true }), 'germ');
    await user.click(screen.getByTestId('area'));
    expect(button().textContent).toBe('+49');
    expect(button().getAttribute('aria-label')).toContain('Germany');
    expect(page.client.callsOf('areaCodes')).toHaveLength(1);
  });

  it('shows all again when what was searched for is erased, and takes the next search', async () => {
    page.client.answer('areaCodes', ok(AREAS));
    const { user } = await open();
    const search = screen.getByRole('searchbox', { hidden: true });
    await user.type(search, 'germ');
    await user.click(screen.getByRole('button', { name: 'Erase', hidden: true }));
    expect(screen.getAllByTestId('area')).toHaveLength(2);
    expect(document.activeElement).toBe(search);
  });

  it('says when nothing fits', async () => {
    page.client.answer('areaCodes', ok(AREAS));
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { hidden: true }), 'zzz');
    expect(screen.getByText('No such country or code')).toBeDefined();
  });

  it('says when the list could not be loaded, and loads it again', async () => {
    page.client.answer('areaCodes', failure('network'));
    const { user } = await open();
    expect(screen.getByText('The area codes could not be loaded')).toBeDefined();
    page.client.answer('areaCodes', ok(AREAS));
    await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    expect(screen.getAllByTestId('area')).toHaveLength(2);
  });
});
