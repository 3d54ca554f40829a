/** Offers once, at the third visit, to put the client among the device's applications. Afterwards it stands in the settings. */
import { translator } from '../i18n/setup.ts';
import { installationOf } from '../state/installation.ts';
import type { Page } from '../state/page.ts';
import { effect } from '../state/signals.ts';

const KEY = 'pipframe.visits';
/** Somebody who comes back so often may want to stay. */
const OFFERED_AT = 3;
/** A reload, or a look at something else in between, is no other visit. */
const PAUSE_MS = 30 * 60_000;

interface Visits {
  readonly count: number;
  /** When the page was last started, ms since 1970. */
  readonly last: number;
  readonly offered: boolean;
}

/** To be called once a start. */
export function offerInstallation(page: Page): void {
  const { offered, ...before } = readVisits();
  const now = Date.now();
  const count = now - before.last < PAUSE_MS ? before.count : before.count + 1;
  keepVisits({ count, last: now, offered });
  if (count < OFFERED_AT || offered) return;
  const { isOffered, install } = installationOf(page);
  let told = false;
  effect(() => {
    if (!isOffered.value || told) return;
    told = true;
    keepVisits({ count, last: now, offered: true });
    const t = translator();
    page.state.toasts.show('info', t('install.offer'), { label: t('install.action'), run: () => void install() });
  });
}

function readVisits(): Visits {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Visits, unknown>> | null;
    const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
    return { count: number(kept?.count), last: number(kept?.last), offered: kept?.offered === true };
  } catch {
    return { count: 0, last: 0, offered: false };
  }
}

function keepVisits(visits: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // A device that keeps nothing is never offered to keep the client.
  }
}
