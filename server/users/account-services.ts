import type { Clock } from '../clock.ts';
import type { DeliverySettings } from '../delivery/open-delivery.ts';
import { openDelivery } from '../delivery/open-delivery.ts';
import { Outbox } from '../delivery/outbox.ts';
import type { Database } from '../store/database.ts';
import { tidyAttempts } from './attempts.ts';
import { Captchas } from './captchas.ts';
import { Codes } from './codes.ts';
import { KnownCallers } from './known-callers.ts';
import { LogIn } from './log-in.ts';
import { Passwords, type PasswordCost } from './passwords.ts';
import type { AddressType } from './recipient.ts';
import { Sessions } from './sessions.ts';

/** How people may register. */
export interface RegistrationSettings {
  /** What accounts are opened with. */
  readonly verifyRegType: AddressType;
  /** Whether registration asks for a telephone number beside an e-mail address. */
  readonly showMobile: boolean;
  /** Whether registration asks for what a picture says. */
  readonly showCaptcha: boolean;
}

interface AccountOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: RegistrationSettings & DeliverySettings;
  readonly passwordCost: PasswordCost;
  readonly onError: (error: unknown) => void;
}

/** Everything that accounts with a password need. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: RegistrationSettings;
  readonly outbox: Outbox;
  readonly sessions: Sessions;
  readonly knownCallers: KnownCallers;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly captchas: Captchas;
  readonly logIn: LogIn;
}

export function openAccountServices({
  database,
  clock,
  settings,
  passwordCost,
  onError,
}: AccountOptions): AccountServices {
  const outbox = new Outbox(database, clock);
  const passwords = new Passwords(passwordCost);
  const sessions = new Sessions(database, clock);
  const knownCallers = new KnownCallers(database, clock);
  return {
    database,
    clock,
    settings,
    outbox,
    sessions,
    knownCallers,
    passwords,
    codes: new Codes({ database, clock, passwords, delivery: openDelivery(settings, outbox), knownCallers, onError }),
    captchas: new Captchas(clock),
    logIn: new LogIn({ database, passwords, sessions, knownCallers, clock }),
  };
}

/** Forgets what has run out: sessions, codes, attempts, messages. */
export async function tidyAccounts(services: AccountServices): Promise<void> {
  const { database, clock, sessions, codes, captchas, knownCallers, outbox } = services;
  captchas.tidy();
  await sessions.tidy();
  await knownCallers.tidy();
  await codes.tidy();
  await tidyAttempts(database, clock.now());
  await outbox.tidy();
}
