import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { forgetFeedback } from './feedback-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What users wrote. */
export function openFeedbackModule({ settings, clock }: ServerContext, database: Database): ServerModule {
  return { tidy: [() => forgetFeedback(database, clock.now() - settings.feedbackKeptDays * DAY_MS)] };
}
