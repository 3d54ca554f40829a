/** The commands of push messages. Part of `TradingApi`. */
import type { PushKind } from '../../domain/push-kind.ts';
import type { Outcome } from './failure.ts';

/** What the session is told of, by the server's account. */
export interface PushSettings {
  /** What a device subscribes with, base64url. */
  readonly publicKey: string;
  /** Empty where the session has no subscription. */
  readonly kinds: readonly PushKind[];
}

/** A device's subscription, as its browser has it, and what it is to be told of. */
export interface PushRequest {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly kinds: readonly PushKind[];
}

export interface PushApi {
  /** `refused` by a server that has no push messages. */
  pushSettings(): Promise<Outcome<PushSettings>>;
  /** Has the device told of these kinds, in the page's language; null: of nothing. */
  setPush(request: PushRequest | null): Promise<Outcome<null>>;
}
