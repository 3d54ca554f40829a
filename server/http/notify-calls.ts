import * as v from 'valibot';
import type { AccountServices } from '../users/account-services.ts';
import { readRecipient, type AddressType } from '../users/recipient.ts';
import { nameParameter } from './account-parameters.ts';
import { answer, publicCall, type Call } from './call.ts';
import { choiceParameter, idParameter } from './parameters.ts';

const CODES_PER_MINUTE = 20;
/** The one kind of message that can be asked for: a code. */
const CODE = '2';

const parameters = v.object({
  to: nameParameter,
  area_id: v.optional(idParameter),
  type: choiceParameter([CODE]),
});

/** The calls that send a code. They answer the same whether an account has the address or not. */
export function notifyCalls(services: AccountServices): readonly Call[] {
  return [sendCall('/api/notify/send_email', 'email', services), sendCall('/api/notify/send_sms', 'mobile', services)];
}

function sendCall(path: string, type: AddressType, { codes }: AccountServices): Call {
  return publicCall({
    method: 'POST',
    path,
    perMinute: CODES_PER_MINUTE,
    parameters,
    handle: async ({ to, area_id }, { address, device, language }) => {
      const recipient = readRecipient(type, to, area_id);
      if (!recipient.ok) return recipient;
      const sent = await codes.send(recipient.value, { address, device }, language);
      return sent.ok ? answer(null, 'codeSent') : sent;
    },
  });
}
