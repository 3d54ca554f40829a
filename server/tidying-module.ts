import { keepTidy } from './keep-tidy.ts';
import type { ErrorLog } from './log/error-log.ts';
import { tidyModules, type ServerModule } from './server-module.ts';

export interface TidyingModule extends ServerModule {
  /** Forgets what has run out, as happens at the start and every hour. */
  readonly run: () => Promise<void>;
}

/** Forgets what goes by its age. The close waits for what is under way. */
export function openTidyingModule(modules: readonly ServerModule[], errors: ErrorLog): TidyingModule {
  const onError = errors.reporter('Tidying up failed');
  const run = (): Promise<void> => tidyModules(modules, onError);
  let end: (() => Promise<void>) | undefined;
  return {
    run,
    start: () => {
      end = keepTidy(run, onError);
    },
    close: async () => end?.(),
  };
}
