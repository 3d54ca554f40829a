/** Paths of the product, and what may be trusted of a path that came from outside. */
export const ROUTES = {
  market: '/',
  trade: '/trade',
  orders: '/order',
  rank: '/rank',
  ranking: '/ranking',
  leader: '/rank/trader',
  followings: '/rank/following',
  product: '/product',
  language: '/language',
  login: '/login',
  user: '/user',
  news: '/news',
  article: '/news/detail',
  feedback: '/feedback',
  identity: '/mine/auth',
  invite: '/mine/invite',
  contact: '/mine/email',
  chat: '/mine/chat',
  announcements: '/mine/announcement',
  password: '/mine/password',
  system: '/mine/system',
  connection: '/mine/connection',
  wallet: '/mine/wallet',
  history: '/mine/history',
  charge: '/mine/charge',
  withdraw: '/mine/withdraw',
  withdrawWay: '/mine/withdraw-way',
  bankCards: '/mine/bank-card-list',
  coinAddresses: '/mine/coin-address-list',
  register: '/register',
  forgot: '/forgot',
} as const;

export function tradePath(code: string): string {
  return `${ROUTES.trade}?code=${encodeURIComponent(code)}`;
}

export function leaderPath(code: string): string {
  return `${ROUTES.leader}?code=${encodeURIComponent(code)}`;
}

export function articlePath(id: number): string {
  return `${ROUTES.article}?id=${id}`;
}

/** The link by which a friend registers with the user's invitation code; the code is asked for in the hash. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/#/register?invite_code=${encodeURIComponent(code)}`;
}

export function loginPath(from: string): string {
  return `${ROUTES.login}?from=${encodeURIComponent(from)}`;
}

/** `//host` and `/\host` are other people's; browsers drop tabs and line ends, which so hide a second slash. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** The screens of logging in, registering and recovering are nothing to come back to. */
const AUTH_PATHS = /^\/(login|register|forgot)\b/i;

export function isAuthPath(path: string): boolean {
  return AUTH_PATHS.test(path);
}

/** Where to go after login: a path of our own, or the markets. */
export function safeReturnPath(from: string | null): string {
  if (!from || !OWN_PATH.test(from) || isAuthPath(from)) return ROUTES.market;
  return from;
}

/** Another of those screens, with the same way back. */
export function authPath(path: string, from: string | null): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}

interface LinkUrl {
  readonly search: string;
  readonly hash: string;
}

/** The `lang` parameter. */
export function languageParameter(url: LinkUrl): string | null {
  return linkParameter('lang', url);
}

/** A parameter of the link that was followed, before or after the hash. */
export function linkParameter(name: string, { search, hash }: LinkUrl): string | null {
  const afterHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(afterHash).get(name);
}
