/** Which other sites users may be sent to by what a backend writes. */
import { attempt } from '../../lib/attempt.ts';

const COOKIE = 'pipframe_probe';

export interface Surroundings {
  /** Of the page. */
  readonly href: string;
  /** Hosts (with their subdomains) that may be gone to. */
  readonly allowedHosts: readonly string[];
}

/** An address of our own origin, or one under https on an allowed host; undefined for anything else. */
export function allowedTarget(url: string, { href, allowedHosts: hosts }: Surroundings): URL | undefined {
  const { origin } = new URL(href);
  const target = url === '' ? undefined : attempt(() => new URL(url, origin));
  if (!target || target.username !== '' || target.password !== '') return undefined;
  if (target.origin === origin) return target;
  const isAllowed = hosts.some((host) => target.hostname === host || target.hostname.endsWith(`.${host}`));
  return target.protocol === 'https:' && isAllowed ? target : undefined;
}

/**
 * The allowed hosts: a setting of the served page or of the build, else our own registrable host.
 * @param name of the page's meta element
 * @param built what the build was told
 */
export function allowedHosts(name: 'loss-hosts' | 'link-hosts', built: unknown): readonly string[] {
  const served = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const set = served || (typeof built === 'string' && built);
  return set
    ? set
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
    : [registrableHost(location.hostname, mayCarryCookie)];
}

/**
 * The registrable part of a host (`example.co.uk` of `m.example.co.uk`): the shortest that may carry a cookie.
 * Browsers know the public suffixes; a list of our own would grow old.
 */
export function registrableHost(hostname: string, carriesCookie: (domain: string) => boolean): string {
  const isAddress = /^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[');
  if (isAddress) return hostname;
  const labels = hostname.split('.');
  const candidates = labels.map((_, index) => labels.slice(index).join('.')).reverse();
  return candidates.find((domain) => domain.includes('.') && carriesCookie(domain)) ?? hostname;
}

/** Tries a cookie on a domain, and takes it away again. */
export function mayCarryCookie(domain: string): boolean {
  document.cookie = `${COOKIE}=1; Domain=${domain}; Path=/; SameSite=Lax`;
  const kept = document.cookie.includes(`${COOKIE}=1`);
  document.cookie = `${COOKIE}=; Domain=${domain}; Path=/; SameSite=Lax; Max-Age=0`;
  return kept;
}
