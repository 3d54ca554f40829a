/**
 * Where the backend lives, from where the page lives. Rule: docs/wire.md, "Where the backend is": three labels or more
 * have the first replaced by `api`, two labels get `api.` in front; an IP address and a single label stay as they are.
 */
export function apiBaseOf(page: {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}): string {
  const host = apiHostname(page.hostname);
  return `${page.protocol}//${host}${page.port ? `:${page.port}` : ''}`;
}

function apiHostname(hostname: string): string {
  const isAddress = /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[');
  const labels = hostname.split('.');
  if (isAddress || labels.length === 1) return hostname;
  return ['api', ...(labels.length === 2 ? labels : labels.slice(1))].join('.');
}

/** The live socket's address for a base of HTTP calls. */
export function socketUrlOf(apiBase: string): string {
  return `${apiBase.replace(/^http/, 'ws').replace(/\/+$/, '')}/v1/ws`;
}
