import type { Clock } from '../clock.ts';
import { openDelivery, type DeliverySettings } from '../delivery/open-delivery.ts';
import { Outbox } from '../delivery/outbox.ts';
import type { ErrorLog } from '../log/error-log.ts';
import type { ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { tidyAttempts } from './attempts.ts';
import { Captchas } from './captchas.ts';
import { Codes } from './codes.ts';
import { KnownCallers } from './known-callers.ts';
import { LogIn } from './log-in.ts';
import { PasswordChange } from './password-change.ts';
import { Passwords, type PasswordCost } from './passwords.ts';
import { Registration } from './registration.ts';
import { Sessions } from './sessions.ts';

interface UsersContext {
  readonly settings: DeliverySettings;
  readonly clock: Clock;
  readonly errors: ErrorLog;
}

/** How people get into their accounts. */
export interface UsersModule extends Required<Pick<ServerModule, 'tidy' | 'inMemory'>> {
  readonly sessions: Sessions;
  readonly logIn: LogIn;
  readonly registration: Registration;
  readonly passwordChange: PasswordChange;
  readonly codes: Codes;
  readonly captchas: Captchas;
  readonly outbox: Outbox;
}

export function openUsersModule(
  { settings, clock, errors }: UsersContext,
  database: Database,
  passwordCost: PasswordCost,
): UsersModule {
  const outbox = new Outbox(database, clock);
  const delivery = openDelivery(settings, outbox);
  const onError = errors.reporter('A message was not delivered');
  const passwords = new Passwords(passwordCost);
  const sessions = new Sessions(database, clock);
  const knownCallers = new KnownCallers(database, clock);
  const codes = new Codes({ database, clock, passwords, delivery, knownCallers, onError });
  const captchas = new Captchas(clock);
  return {
    sessions,
    logIn: new LogIn({ database, passwords, sessions, knownCallers, clock }),
    registration: new Registration({ database, clock, codes, passwords, knownCallers }),
    passwordChange: new PasswordChange({ database, codes, passwords, sessions, clock }),
    codes,
    captchas,
    outbox,
    inMemory: () => ({ sessions: sessions.inMemory, captchas: captchas.inMemory }),
    tidy: [
      async () => captchas.tidy(),
      () => sessions.tidy(),
      () => knownCallers.tidy(),
      () => codes.tidy(),
      () => tidyAttempts(database, clock.now()),
      () => outbox.tidy(),
    ],
  };
}
