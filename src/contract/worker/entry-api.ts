/** The commands of the way in: logging in, registering, codes, a lost password. Part of `TradingApi`. */
import type { Outcome } from './failure.ts';
import type { User } from './state.ts';

/** How an account is named: by e-mail (or user name), or by a mobile number with its area. */
export type AccountKind = 'email' | 'mobile';

/** One row of the area-code list. */
export interface Area {
  readonly id: number;
  /** ISO country. */
  readonly country: string;
  /** Digits without a plus. */
  readonly dialCode: string;
}

/** What the backend asks of those who register. */
export interface EntryRules {
  readonly registerBy: AccountKind;
  readonly asksMobile: boolean;
  readonly asksCaptcha: boolean;
}

export interface Captcha {
  readonly key: string;
  /** SVG text from outside: to be shown as an image, never as markup. */
  readonly picture: string;
}

/** An account, or where a code goes. */
export interface Recipient {
  readonly by: AccountKind;
  readonly account: string;
  /** Of a mobile number. */
  readonly areaId: number | undefined;
}

export interface Credentials extends Recipient {
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly repeated: string;
  readonly code: string;
  readonly inviteCode: string;
  /** Beside an e-mail account, where the rules ask for it. */
  readonly mobile: string;
  readonly captcha: { readonly key: string; readonly answer: string } | undefined;
}

export interface PasswordReset extends Credentials {
  readonly repeated: string;
  readonly code: string;
}

export interface EntryApi {
  areaCodes(): Promise<Outcome<readonly Area[]>>;
  entryRules(): Promise<Outcome<EntryRules>>;
  newCaptcha(): Promise<Outcome<Captcha>>;
  /** The server's text for the user. */
  sendCode(recipient: Recipient): Promise<Outcome<string>>;

  logIn(credentials: Credentials): Promise<Outcome<User>>;
  logInDemo(): Promise<Outcome<User>>;
  register(registration: Registration): Promise<Outcome<User>>;
  resetPassword(reset: PasswordReset): Promise<Outcome<string>>;
  logOut(): Promise<void>;
}
