// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guarded } from '../../src/app/guards.tsx';
import { SCREEN_ROUTES, type Access } from '../../src/app/screen-routes.tsx';
import { pagePart } from '../../src/loading/page-part.ts';
import { useRealAccount } from '../../src/screens/shared/use-real-account.ts';
import { becomeMember, becomeVisitor } from '../support/page/session.ts';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';
import { freshPage, page } from '../support/page/fresh-page.ts';

/** Specification, sections 2 and 6: who may see which route; the history is every member's, since nothing in it asks for a real account. */
const BY_SPECIFICATION: Readonly<Record<string, Access>> = {
  '/order': 'member',
  '/rank': 'everyone',
  '/ranking': 'everyone',
  '/rank/trader': 'everyone',
  '/rank/following': 'member',
  '/user': 'member',
  '/product': 'everyone',
  '/language': 'everyone',
  '/login': 'everyone',
  '/register': 'everyone',
  '/forgot': 'everyone',
  '/news': 'everyone',
  '/news/detail': 'everyone',
  '/feedback': 'everyone',
  '/mine/chat': 'everyone',
  '/mine/email': 'everyone',
  '/mine/announcement': 'everyone',
  '/mine/system': 'everyone',
  // Beyond the specification.
  '/mine/connection': 'everyone',
  '/mine/auth': 'real',
  '/mine/invite': 'real',
  '/mine/password': 'real',
  '/mine/charge': 'real',
  '/mine/withdraw': 'real',
  '/mine/withdraw-way': 'real',
  '/mine/wallet': 'real',
  '/mine/history': 'member',
  '/mine/bank-card-list': 'real',
  '/mine/coin-address-list': 'real',
};

const ROLES = {
  visitor: becomeVisitor,
  demo: () => becomeMember(),
  real: () => becomeMember({ isDemo: false }),
};
type Role = keyof typeof ROLES;

/** What each may see: the screen itself, the login, or the word about real accounts. */
const SEEN: Readonly<Record<Access, Readonly<Record<Role, 'screen' | 'login' | 'onlyReal'>>>> = {
  everyone: { visitor: 'screen', demo: 'screen', real: 'screen' },
  member: { visitor: 'login', demo: 'screen', real: 'screen' },
  real: { visitor: 'login', demo: 'onlyReal', real: 'screen' },
};

function at(path: string, access: Access): Shown {
  const part = pagePart(async () => () => <p>The screen</p>);
  return show(
    <Routes>
      <Route path={path} element={<Guarded access={access} screen={part} />} />
      <Route path="*" element={null} />
    </Routes>,
    `${path}?a=1`,
  );
}

async function seen(path: string, { address }: Shown): Promise<string> {
  if (address() === `/login?from=${encodeURIComponent(`${path}?a=1`)}`) return 'login';
  const said = await screen.findByText(/^(The screen|Only real accounts may do this)$/);
  return said.textContent === 'The screen' ? 'screen' : 'onlyReal';
}

beforeAll(() => speak('en'));
beforeEach(freshPage);

const rows = SCREEN_ROUTES.map(({ path, access }) => ({ path, access }));

describe.each(rows)('$path is for $access', ({ path, access }) => {
  it('as the specification says', () => {
    expect(access).toBe(BY_SPECIFICATION[path]);
  });

  it.each(['visitor', 'demo', 'real'] as const)('shows a %s user what is theirs', async (role) => {
    happen(ROLES[role]);
    const shown = at(path, access);
    expect(await seen(path, shown)).toBe(SEEN[access][role]);
  });
});

describe('a screen for real accounts', () => {
  it('leads a demo user to the login, with the way back, and opens once they are in', async () => {
    happen(ROLES.demo);
    const { address, user } = at('/mine/wallet', 'real');
    const link = await screen.findByRole('link', { name: 'Log in with a real account' });
    expect(screen.getByText('Only real accounts may do this')).toBeDefined();
    happen(ROLES.real);
    expect(await screen.findByText('The screen')).toBeDefined();
    happen(ROLES.demo);
    await user.click(await screen.findByRole('link', { name: link.textContent }));
    expect(address()).toBe(`/login?from=${encodeURIComponent('/mine/wallet?a=1')}`);
  });
});

describe('an action for real accounts on a screen for everybody', () => {
  const action = vi.fn();
  function Screen() {
    const really = useRealAccount();
    return <button onClick={() => really(action)}>Do it</button>;
  }
  const press = async (role: Role): Promise<Shown> => {
    action.mockClear();
    happen(ROLES[role]);
    const shown = show(<Screen />, '/rank?a=1');
    await shown.user.click(screen.getByRole('button'));
    return shown;
  };

  it('is done for a real user', async () => {
    await press('real');
    expect(action).toHaveBeenCalledOnce();
  });

  it('is explained to a demo user', async () => {
    await press('demo');
    expect(action).not.toHaveBeenCalled();
    expect(page.state.toasts.shown.value).toMatchObject([{ text: 'Only real accounts may do this' }]);
  });

  it('leads a visitor to the login', async () => {
    const { address } = await press('visitor');
    expect([action.mock.calls.length, address()]).toEqual([0, '/login?from=%2Frank%3Fa%3D1']);
  });
});
