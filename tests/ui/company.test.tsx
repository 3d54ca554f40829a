// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCompanyCookie } from '../../src/app/company-cookie.ts';
import { ClosedScreen } from '../../src/screens/closed/ClosedScreen.tsx';
import { happen, show, speak } from '../support/page/screen.tsx';
import { freshPage, page } from '../support/page/fresh-page.ts';

describe('a service that is not available', () => {
  const replace = vi.spyOn(location, 'replace');
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    replace.mockReset();
  });
  afterEach(() => document.querySelector('meta[name="loss-hosts"]')?.remove());

  it('says so, and goes nowhere where it is sent nowhere', () => {
    show(<ClosedScreen lossUrl="" />);
    expect(screen.getByText('The service is not available')).toBeDefined();
    expect(replace).not.toHaveBeenCalled();
  });

  it('goes nowhere that is not allowed', () => {
    show(<ClosedScreen lossUrl="https://evil.test/" />);
    expect(replace).not.toHaveBeenCalled();
  });

  it('goes to a host that the page allows', () => {
    const meta = document.createElement('meta');
    meta.name = 'loss-hosts';
    meta.content = 'other.test, Partner.test';
    document.head.append(meta);
    show(<ClosedScreen lossUrl="https://www.partner.test/bye" />);
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.partner.test/bye');
  });
});

describe('the company', () => {
  it('is kept in a cookie for three years, which a secure page does not tell an insecure one', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    keepCompanyCookie(page.state);
    expect(cookie).not.toHaveBeenCalled();
    happen(() => (page.state.slices.company.value = { available: true, isMain: false, type: 2, lossUrl: '' }));
    expect(cookie).toHaveBeenCalledExactlyOnceWith('company=2; Path=/; Max-Age=94608000; SameSite=Lax; Secure');
    // Without https a browser would not keep what is to go by https alone.
    vi.stubGlobal('location', { protocol: 'http:' });
    happen(() => (page.state.slices.company.value = { available: true, isMain: true, type: 0, lossUrl: '' }));
    expect(cookie).toHaveBeenLastCalledWith('company=0; Path=/; Max-Age=94608000; SameSite=Lax');
    vi.unstubAllGlobals();
  });
});
