/** Push messages: an extension, which a server may lack. */
import * as v from 'valibot';

/** `GET /api/push/settings`. */
export const pushSettingsSchema = v.object({
  /** The server’s VAPID key: an uncompressed P-256 point in base64url. */
  public_key: v.string(),
  /** What the caller’s session is told of; empty where it has no subscription. It may have kinds that a client does not know. */
  kinds: v.array(v.string()),
});
/** The answer as it comes. */
export type WirePushSettings = v.InferInput<typeof pushSettingsSchema>;
