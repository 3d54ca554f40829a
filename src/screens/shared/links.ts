/** Paths of the product, and what may be trusted of a path that came from outside. */
export const ROUTES = {
  market: '/',
  trade: '/trade',
  orders: '/order',
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
  announcements: '/mine/announcement',
  password: '/mine/password',
  system: '/mine/system',
  wallet: '/mine/wallet',
} as const;

export function tradePath(code: string): string {
  return `${ROUTES.trade}?code=${encodeURIComponent(code)}`;
}

export function articlePath(id: number): string {
  return `${ROUTES.article}?id=${id}`;
}

/** Specification, section 9. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/#/register?invite_code=${encodeURIComponent(code)}`;
}

export function loginPath(from: string): string {
  return `${ROUTES.login}?from=${encodeURIComponent(from)}`;
}

/** `//host` and `/\host` are other people's; browsers drop tabs and line ends, which so hide a second slash. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** Where to go after login: a path of our own, or the markets. */
export function safeReturnPath(from: string | null): string {
  if (!from || !OWN_PATH.test(from) || from.toLowerCase().startsWith(ROUTES.login)) return ROUTES.market;
  return from;
}

/** The `lang` parameter, before or after the hash. */
export function languageParameter(url: { readonly search: string; readonly hash: string }): string | null {
  const inQuery = new URLSearchParams(url.search).get('lang');
  const afterHash = url.hash.includes('?') ? url.hash.slice(url.hash.indexOf('?')) : '';
  return inQuery ?? new URLSearchParams(afterHash).get('lang');
}
