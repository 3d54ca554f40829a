import { effect } from '../state/signals.ts';
import type { PageState } from '../state/page-state.ts';

const NAME = 'company';
const THREE_YEARS_S = 3 * 365 * 86_400;

/** Keeps the type of the company on the device, for the pages and servers beside this one. Browsers may shorten its life. */
export function keepCompanyCookie({ slices }: PageState): void {
  effect(() => {
    const company = slices.company.value;
    if (!company) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${NAME}=${company.type}; Path=/; Max-Age=${THREE_YEARS_S}; SameSite=Lax${secure}`;
  });
}
