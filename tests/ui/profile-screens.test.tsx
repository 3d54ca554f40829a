// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountSummary } from '../../src/domain/account.ts';
import { decimal } from '../../src/domain/decimal.ts';
import { ok } from '../../src/lib/result.ts';
import { ContactScreen } from '../../src/screens/contact/ContactScreen.tsx';
import { FeedbackScreen } from '../../src/screens/feedback/FeedbackScreen.tsx';
import { InviteScreen } from '../../src/screens/invite/InviteScreen.tsx';
import { ArticleScreen } from '../../src/screens/news/ArticleScreen.tsx';
import { AnnouncementScreen } from '../../src/screens/news/NewsScreens.tsx';
import { PasswordScreen } from '../../src/screens/password/PasswordScreen.tsx';
import { SystemScreen } from '../../src/screens/system/SystemScreen.tsx';
import { WalletScreen } from '../../src/screens/wallet/WalletScreen.tsx';
import { picture, sentPictures } from '../support/page/pictures.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { limits } from '../support/page/withdrawals.ts';
import { becomeMember, becomeVisitor } from '../support/page/session.ts';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { profileDraftsOf } from '../../src/state/profile-drafts.ts';

vi.mock('../../src/worker-client/upload.ts', () => import('../support/page/pictures.ts'));

const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const toastTexts = (): string[] => page.state.toasts.shown.peek().map(({ text }) => text);
const REAL = { isDemo: false, email: 'jo@example.com', inviteCode: 'A B' };

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  becomeMember(REAL);
});

describe('a change of password', () => {
  const fill = async ({ user }: Shown, password: string, repeated: string, code: string): Promise<void> => {
    for (const [label, text] of [
      ['New password', password],
      ['Repeat the password', repeated],
      ['Verification code', code],
    ] as const) {
      if (text) await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByTestId('submit'));
  };

  it('asks for everything', async () => {
    await fill(show(<PasswordScreen />), '', '', '');
    expect(alerts()).toEqual(Array.from({ length: 3 }, () => 'Please complete all fields.'));
    expect(page.client.callsOf('changePassword')).toEqual([]);
  });

  it('asks for the same twice', async () => {
    await fill(show(<PasswordScreen />), 'horse-battery-1', 'horse-battery-2', '123456');
    expect(alerts()).toEqual(['The passwords do not match.']);
    expect(page.client.callsOf('changePassword')).toEqual([]);
  });

  it('ends the session here too, as on the server', async () => {
    page.client.answer('changePassword', ok('Changed'));
    const shown = show(<PasswordScreen />, '/mine/password');
    await fill(shown, 'horse-battery-1', 'horse-battery-1', '123456');
    expect(page.client.callsOf('changePassword')).toEqual([
      [{ newPassword: 'horse-battery-1', code: '123456', by: 'email' }],
    ]);
    expect(page.client.tell).toHaveBeenCalledWith('logOut');
    expect(toastTexts()).toEqual(['Changed']);
    expect(shown.address()).toBe('/user');
  });

  it('that is refused keeps what was typed, and the session', async () => {
    page.client.answer('changePassword', failure('refused', { message: 'Wrong code' }));
    await fill(show(<PasswordScreen />), 'horse-battery-1', 'horse-battery-1', '999999');
    expect(alerts()).toEqual(['Wrong code']);
    expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '999999');
    expect(page.client.tell).not.toHaveBeenCalled();
  });

  it('sends the code to the user’s own address', async () => {
    const { user } = show(<PasswordScreen />);
    await user.click(screen.getByTestId('send-code'));
    expect(page.client.callsOf('sendCode')).toEqual([[{ by: 'email', account: 'jo@example.com', areaId: undefined }]]);
  });
});

describe('a change of password by who has no e-mail address', () => {
  it('asks for the number that the code goes to', async () => {
    becomeMember({ ...REAL, email: '' });
    page.client.answer('areaCodes', ok([{ id: 9, country: 'US', dialCode: '1' }]));
    const { user } = show(<PasswordScreen />);
    await settle();
    await user.click(screen.getByTestId('send-code'));
    expect(page.client.callsOf('sendCode')).toEqual([]);
    await user.type(screen.getByLabelText('Mobile number'), '917 123 4567');
    await user.click(screen.getByTestId('send-code'));
    expect(page.client.callsOf('sendCode')).toEqual([[{ by: 'mobile', account: '9171234567', areaId: 9 }]]);
  });

  it('asks for a password that is not weak', async () => {
    const { user } = show(<PasswordScreen />);
    await user.type(screen.getByLabelText('New password'), '1234567890');
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toContain('Digits alone are easy to guess. Add letters.');
  });
});

describe('feedback', () => {
  it('takes a picture from real accounts alone, and asks where to answer who has said it nowhere', () => {
    const asks = (): boolean[] => {
      const { unmount } = show(<FeedbackScreen />);
      const asked = [screen.queryByTestId('picture'), screen.queryByLabelText('Email for our answer')];
      unmount();
      return asked.map((element) => element !== null);
    };
    expect(asks()).toEqual([true, false]);
    becomeMember({ ...REAL, email: '' });
    expect(asks()).toEqual([true, true]);
    becomeMember({ email: '' });
    expect(asks()).toEqual([false, true]);
  });

  it('waits for a picture that is still on its way', async () => {
    const { user } = show(<FeedbackScreen />);
    await user.type(screen.getByLabelText('Your message'), 'Look');
    happen(() => void profileDraftsOf(page).feedbackPicture.pick(picture()));
    await settle();
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['Wait until the picture has been sent.']);
    sentPictures.at(-1)?.finish(ok('/uploads/1'));
    await settle();
    await user.click(screen.getByTestId('submit'));
    expect(page.client.callsOf('sendFeedback')).toEqual([[{ content: 'Look', picture: '/uploads/1', email: '' }]]);
  });

  it('of the one before is nothing for the next', async () => {
    const { user, unmount } = show(<FeedbackScreen />);
    await user.type(screen.getByLabelText('Your message'), 'Mine alone');
    unmount();
    becomeMember({ ...REAL, id: 99 });
    show(<FeedbackScreen />);
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', '');
  });

  it('counts, keeps the text through a failure, and thanks', async () => {
    page.client.answer('sendFeedback', failure('timeout'));
    const { user } = show(<FeedbackScreen />);
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['Write a message first.']);
    await user.type(screen.getByLabelText('Your message'), 'Hello');
    expect(screen.getByTestId('count').textContent).toBe('5 / 2000');
    await user.click(screen.getByTestId('submit'));
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Hello');
    page.client.answer('sendFeedback', ok(''));
    await user.click(screen.getByTestId('submit'));
    expect(page.client.callsOf('sendFeedback').at(-1)).toEqual([{ content: 'Hello', picture: '', email: '' }]);
    expect(screen.getByText('Thank you')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', '');
  });

  it('asks a visitor where to answer, and for no picture', async () => {
    becomeVisitor();
    page.client.answer('sendFeedback', ok(''));
    const { user } = show(<FeedbackScreen />);
    expect(screen.queryByTestId('picture')).toBeNull();
    await user.type(screen.getByLabelText('Your message'), 'Hello');
    await user.type(screen.getByLabelText('Email for our answer'), 'nowhere');
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toHaveLength(1);
    await user.type(screen.getByLabelText('Email for our answer'), '@example.com');
    await user.click(screen.getByTestId('submit'));
    expect(page.client.callsOf('sendFeedback')).toEqual([
      [{ content: 'Hello', picture: '', email: 'nowhere@example.com' }],
    ]);
  });
});

describe('an invitation', () => {
  // Of the list below it: invited-friends.test.tsx.
  beforeEach(() => page.client.answer('invitations', failure('refused')));

  it('is a link with the code, and a picture of it with a name', () => {
    show(<InviteScreen />);
    expect(screen.getByTestId('invite-link').textContent).toBe(`${location.origin}/#/register?invite_code=A%20B`);
    expect(screen.getByTestId('qr').getAttribute('aria-label')).not.toBe('');
  });

  it('offers to share only where the device can', () => {
    show(<InviteScreen />);
    expect(screen.queryByTestId('share-link') !== null).toBe(typeof navigator.share === 'function');
  });

  it.each([
    ['is closed by the user', new DOMException('Share canceled', 'AbortError'), []],
    ['does not open', new DOMException('Permission denied', 'NotAllowedError'), ['the link']],
    ['opens', undefined, []],
  ])('whose sheet %s is copied only where nothing else happened', async (_, error, expected) => {
    const share = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve()));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = show(<InviteScreen />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    onTestFinished(() => {
      writeText.mockRestore();
      Reflect.deleteProperty(navigator, 'share');
    });
    await user.click(screen.getByTestId('share-link'));
    await settle();
    const url = `${location.origin}/#/register?invite_code=A%20B`;
    expect(share.mock.calls).toEqual([[{ title: 'Pipframe', url }]]);
    expect(writeText.mock.calls).toEqual(expected.map(() => [url]));
    expect(toastTexts()).toEqual(expected.map(() => 'Copied.'));
  });

  it('is not made up where there is no code', () => {
    becomeMember({ ...REAL, inviteCode: '' });
    show(<InviteScreen />);
    expect(screen.getByText('Your account has no invite code')).toBeDefined();
  });
});

describe('the wallet', () => {
  it('shows money to two digits, and what is missing as missing', async () => {
    page.client.answer('accountDetail', ok({ balance: decimal('1234.5'), locked: undefined }));
    show(<WalletScreen />);
    await settle();
    expect(screen.getByTestId('wallet-balance').textContent).toBe('1,234.50');
    expect(screen.getAllByText('--')).toHaveLength(4);
  });

  it('shows what can be withdrawn of what the margin leaves of the net value, live, and what is reserved', async () => {
    page.client.answer('accountDetail', ok({ balance: decimal('1000'), locked: decimal('0') }));
    page.client.answer('fundLimits', ok(limits({ reserved: decimal('250') })));
    show(<WalletScreen />);
    await settle();
    const summary = accountSummary(decimal('1000'), decimal('400'), decimal('-50.5'));
    happen(() => applyFrames([{ account: { ...summary, staleSince: undefined } }]));
    expect(screen.getByTestId('wallet-available').textContent).toBe('549.50');
    expect(screen.getByTestId('wallet-equity').textContent).toBe('949.50');
    expect(screen.getByTestId('wallet-reserved').textContent).toBe('250.00');
  });
});

describe('announcements', () => {
  const item = (id: number) => ({ id, title: `No ${id}`, desc: '', logo: '', created_at: '', isRead: true });

  it('come page after page, none twice, and a failed page can be asked for again', async () => {
    page.client.answer('news', ok({ items: [item(3), item(2)], total: 3 }));
    const { user } = show(<AnnouncementScreen />);
    await settle();
    page.client.answer('news', failure('network'));
    await user.click(screen.getByTestId('more-news'));
    expect(alerts()).toHaveLength(1);
    page.client.answer('news', ok({ items: [item(2), item(1)], total: 3 }));
    await user.click(screen.getByTestId('more-news'));
    expect(screen.getAllByTestId('news-row').map(({ textContent }) => textContent)).toEqual(['No 3', 'No 2', 'No 1']);
    expect(screen.queryByTestId('more-news')).toBeNull();
    expect(page.client.callsOf('news')).toEqual([
      ['announcement', 1],
      ['announcement', 2],
      ['announcement', 2],
    ]);
  });

  it('end with a page that brings nothing, whatever was promised', async () => {
    page.client.answer('news', ok({ items: [item(1)], total: 30 }));
    const { user } = show(<AnnouncementScreen />);
    await settle();
    page.client.answer('news', ok({ items: [], total: 30 }));
    await user.click(screen.getByTestId('more-news'));
    expect(screen.queryByTestId('more-news')).toBeNull();
    expect(screen.getAllByTestId('news-row')).toHaveLength(1);
  });

  it('are asked for once by two taps in one moment', async () => {
    page.client.answer('news', ok({ items: [item(1)], total: 3 }));
    show(<AnnouncementScreen />);
    await settle();
    page.client.leaveOpen('news');
    const more = screen.getByTestId('more-news');
    happen(() => {
      more.click();
      more.click();
    });
    expect(page.client.callsOf('news')).toHaveLength(2);
  });

  it.each(['', 'x', '1e3', '-1', '1.5', '9'.repeat(16)])('are not asked for by the number %j', (id) => {
    show(<ArticleScreen />, `/news/detail?id=${id}`);
    expect(page.client.callsOf('article')).toEqual([]);
    expect(screen.getByText('The article could not be loaded')).toBeDefined();
  });

  it('say when there are none, and when they do not come', async () => {
    page.client.answer('news', ok({ items: [], total: 0 }));
    const { unmount } = show(<AnnouncementScreen />);
    await settle();
    expect(screen.getByText('Nothing here yet')).toBeDefined();
    unmount();
    page.client.answer('news', failure('timeout'));
    show(<AnnouncementScreen />);
    await settle();
    expect(screen.getByText('The news could not be loaded')).toBeDefined();
  });
});

describe('the contact', () => {
  it('is an address to copy and to write to', async () => {
    page.client.answer('supportEmail', ok('help@example.com'));
    show(<ContactScreen />);
    await settle();
    expect(screen.getByTestId('contact-email').textContent).toBe('help@example.com');
    expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe('mailto:help@example.com');
  });

  it('is an address of mail whatever stands in it', async () => {
    page.client.answer('supportEmail', ok('help desk@example.com'));
    show(<ContactScreen />);
    await settle();
    const link = screen.getByRole('link', { name: 'Write an email' });
    expect(link.getAttribute('href')).toBe('mailto:help%20desk@example.com');
  });

  it('says when there is none', async () => {
    page.client.answer('supportEmail', ok(''));
    show(<ContactScreen />);
    await settle();
    expect(screen.getByText('There is no contact address at the moment')).toBeDefined();
  });
});

describe('the settings', () => {
  it('clear what is kept only after a question', async () => {
    page.client.answer('clearCache', ok(null));
    const { user } = show(<SystemScreen />);
    await user.click(screen.getByTestId('clear-cache'));
    expect(page.client.callsOf('clearCache')).toEqual([]);
    await user.click(screen.getByTestId('confirm'));
    expect(page.client.callsOf('clearCache')).toHaveLength(1);
    expect(toastTexts()).toEqual(['Cached data has been cleared.']);
  });

  it('say when nothing could be cleared', async () => {
    page.client.answer('clearCache', failure('storage'));
    const { user } = show(<SystemScreen />);
    await user.click(screen.getByTestId('clear-cache'));
    await user.click(screen.getByTestId('confirm'));
    expect(page.state.toasts.shown.peek().map(({ tone }) => tone)).toEqual(['failure']);
  });

  it('have no way out for who is not in', () => {
    becomeVisitor();
    show(<SystemScreen />);
    expect(screen.queryByTestId('log-out')).toBeNull();
  });
});
