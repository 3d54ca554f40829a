/** The commands of authentication: logging in and out, registering, codes, recovering a password. Part of `TradingApi`. */
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

/** What the backend requires of a registration. */
export interface RegistrationRules {
  readonly registerBy: AccountKind;
  readonly asksMobile: boolean;
  readonly asksCaptcha: boolean;
}

/** A picture to be read by a person. */
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

/** What a login asks for. */
export interface Credentials extends Recipient {
  readonly password: string;
}

/** The form of registration; texts are empty where a field was not asked for. */
export interface Registration extends Credentials {
  readonly repeated: string;
  readonly code: string;
  readonly inviteCode: string;
  /** Beside an e-mail account, where the rules ask for it. */
  readonly mobile: string;
  readonly captcha: { readonly key: string; readonly answer: string } | undefined;
}

/** A new password, with the code that was sent to the account. */
export interface PasswordReset extends Credentials {
  readonly repeated: string;
  readonly code: string;
}

/** A failed command leaves the session as it was. */
export interface AuthApi {
  areaCodes(): Promise<Outcome<readonly Area[]>>;
  registrationRules(): Promise<Outcome<RegistrationRules>>;
  newCaptcha(): Promise<Outcome<Captcha>>;
  /** The server's text for the user. */
  sendCode(recipient: Recipient): Promise<Outcome<string>>;

  logIn(credentials: Credentials): Promise<Outcome<User>>;
  logInDemo(): Promise<Outcome<User>>;
  register(registration: Registration): Promise<Outcome<User>>;
  resetPassword(reset: PasswordReset): Promise<Outcome<string>>;
  logOut(): Promise<void>;
}
