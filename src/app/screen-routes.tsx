import type { ComponentType } from 'react';
import type { CodePart } from '../loading/code-part.ts';
import { pagePart } from '../loading/page-part.ts';
import { ROUTES } from '../screens/shared/links.ts';

/** Who may see a screen: everyone, those who are logged in, or real accounts alone. */
export type Access = 'everyone' | 'member' | 'real';

/** The code of a screen, which loads when it opens. */
export type ScreenPart = CodePart<ComponentType>;

export interface ScreenRoute {
  readonly path: string;
  readonly access: Access;
  readonly screen: ScreenPart;
}

/** Files of several screens, named once: each import weighs on the first route. */
const loadContact = () => import('../screens/contact/ContactScreens.tsx');
const loadNews = () => import('../screens/news/NewsScreens.tsx');
const loadFollowing = () => import('../screens/rank/RankScreens.tsx');
const loadSystem = () => import('../screens/system/SystemScreens.tsx');
const loadWithdrawals = () => import('../screens/withdraw/WithdrawScreens.tsx');

/** The screens that load when they open. Markets and trade are kept alive by the shell. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  screen(ROUTES.orders, 'member', async () => (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen),
  screen(ROUTES.rank, 'everyone', async () => (await loadFollowing()).RankScreen),
  screen(ROUTES.ranking, 'everyone', async () => (await loadFollowing()).RankingScreen),
  screen(ROUTES.leader, 'everyone', async () => (await loadFollowing()).LeaderScreen),
  screen(ROUTES.followings, 'member', async () => (await loadFollowing()).FollowingsScreen),
  screen(ROUTES.product, 'everyone', async () => (await import('../screens/product/ProductScreen.tsx')).ProductScreen),
  screen(
    ROUTES.language,
    'everyone',
    async () => (await import('../screens/language/LanguageScreen.tsx')).LanguageScreen,
  ),
  screen(ROUTES.login, 'everyone', async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen),
  screen(
    ROUTES.register,
    'everyone',
    async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
  ),
  screen(ROUTES.forgot, 'everyone', async () => (await import('../screens/forgot/ForgotScreen.tsx')).ForgotScreen),
  screen(ROUTES.user, 'member', async () => (await import('../screens/user/UserScreen.tsx')).UserScreen),
  screen(ROUTES.news, 'everyone', async () => (await loadNews()).NewsScreen),
  screen(ROUTES.article, 'everyone', async () => (await import('../screens/news/ArticleScreen.tsx')).ArticleScreen),
  screen(ROUTES.announcements, 'everyone', async () => (await loadNews()).AnnouncementScreen),
  screen(ROUTES.feedback, 'everyone', async () => (await loadContact()).FeedbackScreen),
  screen(ROUTES.contact, 'everyone', async () => (await loadContact()).ContactScreen),
  screen(ROUTES.chat, 'everyone', async () => (await import('../screens/chat/ChatScreen.tsx')).ChatScreen),
  screen(ROUTES.system, 'everyone', async () => (await loadSystem()).SystemScreen),
  screen(ROUTES.connection, 'everyone', async () => (await loadSystem()).ConnectionScreen),
  screen(ROUTES.identity, 'real', async () => (await import('../screens/identity/IdentityScreen.tsx')).IdentityScreen),
  screen(ROUTES.invite, 'real', async () => (await import('../screens/invite/InviteScreen.tsx')).InviteScreen),
  screen(ROUTES.password, 'real', async () => (await import('../screens/password/PasswordScreen.tsx')).PasswordScreen),
  screen(ROUTES.wallet, 'real', async () => (await import('../screens/wallet/WalletScreen.tsx')).WalletScreen),
  screen(ROUTES.history, 'member', async () => (await import('../screens/history/HistoryScreen.tsx')).HistoryScreen),
  screen(ROUTES.charge, 'real', async () => (await import('../screens/deposit/DepositScreen.tsx')).DepositScreen),
  screen(ROUTES.withdraw, 'real', async () => (await loadWithdrawals()).WithdrawScreen),
  screen(ROUTES.withdrawWay, 'real', async () => (await loadWithdrawals()).AddMethodScreen),
  screen(ROUTES.bankCards, 'real', async () => (await loadWithdrawals()).BankAccountsScreen),
  screen(ROUTES.coinAddresses, 'real', async () => (await loadWithdrawals()).CoinAddressesScreen),
];

function screen(path: string, access: Access, load: () => Promise<ComponentType>): ScreenRoute {
  return { path, access, screen: pagePart(load) };
}
