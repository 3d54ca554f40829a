import { apiBaseOf } from '../contract/api-host.ts';

/** The backend's base address: a setting of the build or of the served page, else by the page's own host. */
export function apiBase(): string {
  const served = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content;
  const built: unknown = import.meta.env['VITE_API_BASE'];
  return served || (typeof built === 'string' && built) || apiBaseOf(location);
}

/** A picture that the backend names by path, as an address that the page can load. */
export function assetUrl(path: string): string {
  return path.startsWith('/') ? apiBase() + path : path;
}
