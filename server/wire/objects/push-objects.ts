import { PUSH_KINDS } from '../../../src/domain/push-kind.ts';
import { pushSettingsSchema } from '../../../src/contract/wire/push.ts';
import { nameObject } from './object-text.ts';

/** Objects of push messages. */
export const PUSH_OBJECTS = [
  nameObject('PushSettings', pushSettingsSchema, {
    public_key: [
      'The server’s VAPID key: an uncompressed P-256 point, base64url.',
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ],
    kinds: [
      `What the caller’s session is told of: of ${PUSH_KINDS.join(', ')}. Empty without a subscription.`,
      ['filled'],
    ],
  }),
];
