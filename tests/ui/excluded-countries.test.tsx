// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { DepositScreen } from '../../src/screens/deposit/DepositScreen.tsx';
import { CompanyPage } from '../../src/screens/product/CompanyPage.tsx';
import { RegisterScreen } from '../../src/screens/register/RegisterScreen.tsx';
import { depositDraftsOf } from '../../src/state/deposit-drafts.ts';
import { offerDeposits } from '../support/page/deposits.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { settle, show, speak } from '../support/page/screen.tsx';
import { becomeMember, becomeVisitor } from '../support/page/session.ts';

const COMPANY = {
  id: 5,
  name: 'Example',
  logo: '',
  url: '',
  subject: '',
  registeredAddress: '',
  location: '',
  email: '',
};
const NOTICE = /North Korea, Israel, China, Vanuatu,? and Cuba/;

async function noticeOn(screenShown: JSX.Element): Promise<string | null> {
  show(screenShown);
  await settle();
  return screen.getByTestId('excluded-countries').textContent;
}

describe('whom we do not serve is said', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => freshPage());

  it('where one registers', async () => {
    becomeVisitor();
    page.client.answer('registrationRules', ok({ registerBy: 'email', asksMobile: false, asksCaptcha: false }));
    page.client.answer('areaCodes', ok([]));
    expect(await noticeOn(<RegisterScreen />)).toMatch(NOTICE);
  });

  describe('where one pays in', () => {
    beforeEach(() => becomeMember({ isDemo: false }));

    it.each(['coin', 'bank'] as const)('by %s', async (channel) => {
      offerDeposits();
      depositDraftsOf(page).edit({ channel });
      expect(await noticeOn(<DepositScreen />)).toMatch(NOTICE);
    });

    it('also while there is no way to', async () => {
      offerDeposits({ coins: [], banks: [] });
      expect(await noticeOn(<DepositScreen />)).toMatch(NOTICE);
    });
  });

  it('on the page of a company', async () => {
    page.client.answer('company', ok(COMPANY));
    expect(await noticeOn(<CompanyPage id={5} name="Example" />)).toMatch(NOTICE);
  });

  it.each(LANGUAGES)('with the names of all five in the language $code', async ({ code, tag }) => {
    await speak(code);
    page.client.answer('company', ok(COMPANY));
    const text = await noticeOn(<CompanyPage id={5} name="Example" />);
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    for (const country of ['KP', 'IL', 'CN', 'VU', 'CU']) expect(text).toContain(names.of(country));
  });
});
