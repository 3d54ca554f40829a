import * as v from 'valibot';
import { PUSH_KINDS } from '../../../src/domain/push-kind.ts';
import { pushSettingsSchema } from '../../../src/contract/wire/push.ts';
import { declareCall } from '../declaration.ts';
import {
  pushAddressParameter,
  pushKindsParameter,
  pushPointParameter,
  pushSecretParameter,
} from '../push-parameters.ts';

const PER_MINUTE = 60;
const ENDPOINT = [
  'The address that the browser gave: an https one of a push service that the server knows.',
  'https://push.services.mozilla.com/wpush/v2/gAAAAB',
] as const;
const POINT = [
  'The device’s key `p256dh`, base64url.',
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
] as const;
const SECRET = ['The device’s secret `auth`, base64url.', 'BTBZMqHH6r4Tts7J_aSIgg'] as const;

export const PUSH_SETTINGS = declareCall({
  method: 'GET',
  path: '/api/push/settings',
  caller: 'user',
  title: 'Gives the key to subscribe with, and what the caller’s session is told of.',
  notes: 'An extension: a server may lack it.',
  parameters: v.object({}),
  texts: {},
  answer: pushSettingsSchema,
  refusals: [],
});

export const SUBSCRIBE = declareCall({
  method: 'POST',
  path: '/api/push/subscribe',
  caller: 'user',
  title: 'Has the caller’s device told of what happens while its client is closed.',
  notes:
    'In the place of the session’s earlier subscription, in the language of the header `lang`. It ends with the session, and when the device gives its address up.',
  perMinute: PER_MINUTE,
  parameters: v.object({
    endpoint: pushAddressParameter,
    p256dh: pushPointParameter,
    auth: pushSecretParameter,
    kinds: pushKindsParameter,
  }),
  texts: {
    endpoint: ENDPOINT,
    p256dh: POINT,
    auth: SECRET,
    kinds: [`What to tell of, separated by commas: ${PUSH_KINDS.join(', ')}.`, 'filled,stop_out'],
  },
  answer: null,
  refusals: ['unknownPushService'],
});

export const MOVE_SUBSCRIPTION = declareCall({
  method: 'POST',
  path: '/api/push/move',
  caller: 'anyone',
  title: 'Gives a subscription the address that the browser has made anew.',
  notes:
    'Asked by the service worker, which has no session: the address and the secret of before say whose it is. Where none has them nothing happens.',
  perMinute: PER_MINUTE,
  parameters: v.object({
    old_endpoint: pushAddressParameter,
    old_auth: pushSecretParameter,
    endpoint: pushAddressParameter,
    p256dh: pushPointParameter,
    auth: pushSecretParameter,
  }),
  texts: {
    old_endpoint: ['The address of before.', ENDPOINT[1]],
    old_auth: ['The secret of before.', SECRET[1]],
    endpoint: ENDPOINT,
    p256dh: POINT,
    auth: SECRET,
  },
  answer: null,
  refusals: ['unknownPushService'],
});

export const UNSUBSCRIBE = declareCall({
  method: 'POST',
  path: '/api/push/unsubscribe',
  caller: 'user',
  title: 'Ends the subscription of the caller’s session.',
  notes: 'Also where there is none.',
  parameters: v.object({}),
  texts: {},
  answer: null,
  refusals: [],
});
