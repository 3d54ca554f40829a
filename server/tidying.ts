import { trimDemoHistories } from './accounts/trim-demo-history.ts';
import { forgetEntries } from './admin/audit-log.ts';
import type { Engine } from './engine/engine.ts';
import type { EventConsumer } from './events/event-consumer.ts';
import { forgetEvents } from './events/event-log.ts';
import { forgetFeedback } from './feedback/feedback-store.ts';
import type { DataSettings } from './settings/data-settings.ts';
import { sweepPictures } from './uploads/sweep-pictures.ts';
import type { Uploads } from './uploads/uploads.ts';
import { tidyAccounts, type AccountServices } from './users/account-services.ts';
import { expireDemos } from './users/expire-demos.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for a consumer that was away for a weekend. */
const EVENTS_KEPT_DAYS = 7;

interface TidyServices {
  readonly accounts: AccountServices;
  readonly engine: Engine;
  /** Tells sockets of events. */
  readonly publisher: EventConsumer;
  readonly uploads: Uploads;
  readonly onError: (error: unknown) => void;
}

/** Forgets everything whose time is over. Each part is done whatever becomes of the others. */
export async function tidyEverything(services: TidyServices, settings: DataSettings): Promise<void> {
  const { accounts, engine, publisher, uploads, onError } = services;
  const { database, clock, sessions } = accounts;
  const daysAgo = (days: number): number => clock.now() - days * DAY_MS;
  const parts = [
    () => expireDemos({ database, clock, engine, sessions }, settings.demoKeptDays),
    () => trimDemoHistories(database),
    () => publisher.catchUp(),
    () => forgetEvents(database, daysAgo(EVENTS_KEPT_DAYS)),
    () => tidyAccounts(accounts),
    () => engine.tidy(),
    () => forgetFeedback(database, daysAgo(settings.feedbackKeptDays)),
    () => forgetEntries(database, daysAgo(settings.auditKeptDays)),
    () => sweepPictures({ database, clock, uploads }, settings),
  ];
  for (const part of parts) await part().catch(onError);
}
