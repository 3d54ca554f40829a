import type { ServerContext, ServerModule } from '../server-module.ts';
import { forgetEntries } from './audit-log.ts';
import type { AdminServices } from './admin-services.ts';
import { serveAdmin } from './serve-admin.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The back office. */
export function openAdminModule(
  { settings, clock, errors }: ServerContext,
  services: Omit<AdminServices, 'clock'>,
): ServerModule {
  const { adminSocket, auditKeptDays } = settings;
  const onError = errors.reporter('A socket or a command failed');
  let close: (() => Promise<void>) | undefined;
  return {
    start: async () => {
      close = await serveAdmin(adminSocket, { ...services, clock }, onError);
    },
    stop: () => close?.(),
    tidy: [() => forgetEntries(services.database, clock.now() - auditKeptDays * DAY_MS)],
  };
}
