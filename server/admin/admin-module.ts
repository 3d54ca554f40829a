import type { ServerContext, ServerModule } from '../server-module.ts';
import { forgetEntries } from './audit-log.ts';
import type { Office } from './office.ts';
import { serveOffice } from './serve-office.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The back office. */
export function openAdminModule(
  { settings, clock, errors }: ServerContext,
  services: Omit<Office, 'clock'>,
): ServerModule {
  const { adminSocket, auditKeptDays } = settings;
  const onError = errors.reporter('A socket or a command failed');
  let close: (() => Promise<void>) | undefined;
  return {
    start: async () => {
      close = await serveOffice(adminSocket, { ...services, clock }, onError);
    },
    stop: () => close?.(),
    tidy: [() => forgetEntries(services.database, clock.now() - auditKeptDays * DAY_MS)],
  };
}
