/** The commands of the profile screens: identity, password, wallet, feedback. Part of `TradingApi`. */
import type { Decimal } from '../../domain/decimal.ts';
import type { Outcome } from './failure.ts';

/** Whether the user has proved who they are. */
export type IdentityStatus = 'none' | 'waiting' | 'rejected' | 'finished';

/** The state of the identity check. */
export interface Identity {
  readonly status: IdentityStatus;
  /** Why it was rejected; empty where no reason was given. */
  readonly reason: string;
}

/** What is submitted for the identity check. */
export interface IdentityForm {
  readonly name: string;
  readonly cardId: string;
  /** Addresses that `uploadImage` answered. */
  readonly frontPicture: string;
  readonly backPicture: string;
}

/** A new password for the user who is logged in. */
export interface PasswordChange {
  readonly newPassword: string;
  /** The code that was sent to the user's own address. */
  readonly code: string;
  readonly by: 'email' | 'mobile';
}

/** The account's money in its currency. What is available is the free margin, which moves with prices and is in the frames. */
export interface AccountDetail {
  readonly balance: Decimal;
  /** The locked part of the balance; undefined where the backend does not say. */
  readonly locked: Decimal | undefined;
}

/** A message to the company. */
export interface Feedback {
  readonly content: string;
  /** An address that `uploadImage` answered, or empty. */
  readonly picture: string;
  /** Where to answer; empty for the address of the account. */
  readonly email: string;
}

/** What the contract knows of a Blob: it compiles without DOM. */
export interface ImageFile {
  readonly size: number;
  readonly type: string;
}

/** The channel of one upload: shares from 0 to 1 come from the worker, any message to it cancels the upload. */
export interface UploadPort {
  postMessage(message: unknown): void;
  onmessage: ((this: never, event: never) => void) | null;
  close(): void;
}

/** Each command fails as the call behind it does. */
export interface ProfileApi {
  identity(): Promise<Outcome<Identity>>;
  /** The server's text for the user, as for every command that changes something. */
  submitIdentity(form: IdentityForm): Promise<Outcome<string>>;
  /** The address of the picture on the server. */
  uploadImage(file: ImageFile, port: UploadPort): Promise<Outcome<string>>;
  supportEmail(): Promise<Outcome<string>>;
  changePassword(change: PasswordChange): Promise<Outcome<string>>;
  accountDetail(): Promise<Outcome<AccountDetail>>;
  sendFeedback(feedback: Feedback): Promise<Outcome<string>>;
  /**
   * Deletes the prices and bars that the device keeps; never the session, the favourites or an unanswered order.
   * `storage`: not all of it could be deleted.
   */
  clearCache(): Promise<Outcome<null>>;
}
