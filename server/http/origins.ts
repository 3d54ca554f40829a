/**
 * Whether a page of this origin may call. The page's own host may, and so may the host whose API this is: `api.` in
 * front, or in place of the first label (docs/wire.md, "Where the backend is"). Others must be listed.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  const page = URL.canParse(origin) ? new URL(origin).host : undefined;
  if (page === undefined || page === '' || host === undefined) return false;
  return page === host || apiHostOf(page) === host;
}

/** The api host of a page host (port kept). */
export function apiHostOf(pageHost: string): string {
  const [name = '', port] = pageHost.startsWith('[') ? [pageHost] : pageHost.split(':');
  const labels = name.split('.');
  const isAddress = pageHost.startsWith('[') || /^[\d.]+$/.test(name);
  if (isAddress || labels.length < 2) return pageHost;
  const api = labels.length === 2 ? ['api', ...labels] : ['api', ...labels.slice(1)];
  return port === undefined ? api.join('.') : `${api.join('.')}:${port}`;
}
