import { forgetEntries } from './admin/audit-log.ts';
import type { Engine } from './engine/engine.ts';
import { forgetFeedback } from './feedback/feedback-store.ts';
import type { DataSettings } from './settings/data-settings.ts';
import { sweepPictures } from './uploads/sweep-pictures.ts';
import type { Uploads } from './uploads/uploads.ts';
import { tidyAccounts, type AccountServices } from './users/account-services.ts';
import { expireDemos } from './users/expire-demos.ts';
import { trimDemoHistories } from './users/trim-demo-history.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface TidyServices {
  readonly accounts: AccountServices;
  readonly engine: Engine;
  readonly uploads: Uploads;
  readonly onError: (error: unknown) => void;
}

/** Forgets everything whose time is over. Each part is done whatever becomes of the others. */
export async function tidyEverything(services: TidyServices, settings: DataSettings): Promise<void> {
  const { accounts, engine, uploads, onError } = services;
  const { database, clock, sessions } = accounts;
  const daysAgo = (days: number): number => clock.now() - days * DAY_MS;
  const parts = [
    () => expireDemos({ database, clock, engine, sessions }, settings.demoKeptDays),
    () => trimDemoHistories(database),
    () => tidyAccounts(accounts),
    () => engine.tidy(),
    () => forgetFeedback(database, daysAgo(settings.feedbackKeptDays)),
    () => forgetEntries(database, daysAgo(settings.auditKeptDays)),
    () => sweepPictures({ database, clock, uploads }, settings),
  ];
  for (const part of parts) await part().catch(onError);
}
