/** The commands of a user's own rooms: who one is, what one is told, how to write to us. */
import type { InferOutput } from 'valibot';
import type { Decimal } from '../../domain/decimal.ts';
import type { articleSchema, newsSchema } from '../wire/profile.ts';
import type { Outcome } from './failure.ts';

export type IdentityStatus = 'none' | 'waiting' | 'rejected' | 'finished';

export interface Identity {
  readonly status: IdentityStatus;
  /** Why it was rejected; empty where nobody said. */
  readonly reason: string;
}

export interface IdentityForm {
  readonly name: string;
  readonly cardId: string;
  /** Addresses that `uploadImage` answered. */
  readonly frontPicture: string;
  readonly backPicture: string;
}

/** Guides and announcements. */
export type NewsKind = 'guide' | 'announcement';
export type NewsItem = Readonly<InferOutput<typeof newsSchema>>;
export type Article = Readonly<InferOutput<typeof articleSchema>>;

export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** How many there are on all pages. */
  readonly total: number;
}

export interface PasswordChange {
  readonly newPassword: string;
  /** The code that was sent to the user's own address. */
  readonly code: string;
  readonly by: 'email' | 'mobile';
}

export interface AccountDetail {
  readonly balance: Decimal;
  /** Held by open positions. */
  readonly locked: Decimal | undefined;
  readonly available: Decimal | undefined;
}

export interface Feedback {
  readonly content: string;
  /** An address that `uploadImage` answered, or empty. */
  readonly picture: string;
  /** Where to answer; empty for the address of the account. */
  readonly email: string;
}

/** The part of a Blob that the contract knows: it compiles without DOM. */
export interface ImageFile {
  readonly size: number;
  readonly type: string;
}

/** The line of one upload: shares from 0 to 1 come from the worker, any message to it gives the upload up. */
export interface UploadPort {
  postMessage(message: unknown): void;
  onmessage: ((this: never, event: never) => void) | null;
  close(): void;
}

export interface ProfileApi {
  identity(): Promise<Outcome<Identity>>;
  /** The server's text for the user, as for every command that changes something. */
  submitIdentity(form: IdentityForm): Promise<Outcome<string>>;
  /** The address of the picture on the server. */
  uploadImage(file: ImageFile, port: UploadPort): Promise<Outcome<string>>;
  /** Pages count from 1, newest first. */
  news(kind: NewsKind, page: number): Promise<Outcome<NewsPage>>;
  article(id: number): Promise<Outcome<Article>>;
  supportEmail(): Promise<Outcome<string>>;
  changePassword(change: PasswordChange): Promise<Outcome<string>>;
  accountDetail(): Promise<Outcome<AccountDetail>>;
  sendFeedback(feedback: Feedback): Promise<Outcome<string>>;
  /** Forgets the prices and bars that the device keeps; never the session, the stars or an unanswered order. */
  clearCache(): Promise<Outcome<null>>;
}
