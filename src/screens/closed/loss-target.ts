/** Where users may be sent when the service is not available here, of what the backend asks for. */
const COOKIE = 'pipframe_probe';

export interface Page {
  readonly href: string;
  /** Hosts (with their subdomains) that may be gone to. */
  readonly allowedHosts: readonly string[];
}

/** A page of our own origin, or one under https on an allowed host; undefined for anything else, and for the page itself. */
export function lossTarget(lossUrl: string, { href, allowedHosts }: Page): string | undefined {
  const here = new URL(href);
  if (lossUrl === '' || !URL.canParse(lossUrl, here.origin)) return undefined;
  const target = new URL(lossUrl, here.origin);
  if (target.username !== '' || target.password !== '') return undefined;
  // Only the hash differs: it would come back here without end.
  if (target.origin + target.pathname + target.search === here.origin + here.pathname + here.search) return undefined;
  if (target.origin === here.origin) return target.href;
  const isAllowed = allowedHosts.some((host) => target.hostname === host || target.hostname.endsWith(`.${host}`));
  return target.protocol === 'https:' && isAllowed ? target.href : undefined;
}

/**
 * The registrable part of a host (`example.co.uk` of `m.example.co.uk`): the shortest that may carry a cookie.
 * Browsers know the public suffixes; a list of our own would grow old.
 */
export function registrableHost(hostname: string, carriesCookie: (domain: string) => boolean): string {
  const isAddress = /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[');
  if (isAddress) return hostname;
  const labels = hostname.split('.');
  const candidates = labels.map((_, index) => labels.slice(index).join('.')).toReversed();
  return candidates.find((domain) => domain.includes('.') && carriesCookie(domain)) ?? hostname;
}

/** Tries a cookie on a domain, and takes it away again. */
export function mayCarryCookie(domain: string): boolean {
  document.cookie = `${COOKIE}=1; Domain=${domain}; Path=/; SameSite=Lax`;
  const kept = document.cookie.includes(`${COOKIE}=1`);
  document.cookie = `${COOKIE}=; Domain=${domain}; Path=/; SameSite=Lax; Max-Age=0`;
  return kept;
}

/** The allowed hosts: a setting of the served page or of the build, else our own registrable host. */
export function allowedLossHosts(): readonly string[] {
  const served = document.querySelector<HTMLMetaElement>('meta[name="loss-hosts"]')?.content;
  const built: unknown = import.meta.env['VITE_LOSS_HOSTS'];
  const set = served || (typeof built === 'string' && built);
  return set
    ? set
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
    : [registrableHost(location.hostname, mayCarryCookie)];
}
