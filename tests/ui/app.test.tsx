// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { TranslationProvider } from '../../src/i18n/TranslationProvider.tsx';
import { PageContext } from '../../src/state/page.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { happen, speak } from '../support/page/screen.tsx';

const draw = vi.hoisted(() => vi.fn<() => string>(() => 'screens'));
vi.mock('../../src/app/Shell.tsx', () => ({ Shell: draw }));

beforeAll(() => speak('en'));
beforeEach(freshPage);
afterEach(cleanup);

it('what a start learns of worker and company draws no screen anew', () => {
  render(
    <PageContext value={page}>
      <TranslationProvider>
        <App />
      </TranslationProvider>
    </PageContext>,
  );
  happen(() => (page.state.worker.status.value = { phase: 'running' }));
  happen(() => (page.state.slices.company.value = { available: true, isMain: true, type: 0, lossUrl: '' }));
  expect(screen.getByText(/screens/)).toBeDefined();
  expect(draw).toHaveBeenCalledOnce();
});
