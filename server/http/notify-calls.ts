import type { Codes } from '../users/codes.ts';
import { readRecipient, type AddressType } from '../users/recipient.ts';
import { SEND_EMAIL, SEND_SMS } from '../wire/calls/auth.ts';
import { answer, implement, type Call } from './call.ts';

/** The calls that send a code. They answer the same whether an account has the address or not. */
export function notifyCalls(codes: Codes): readonly Call[] {
  return [sendCall(SEND_EMAIL, 'email', codes), sendCall(SEND_SMS, 'mobile', codes)];
}

function sendCall(declaration: typeof SEND_EMAIL, type: AddressType, codes: Codes): Call {
  return implement(declaration, async ({ to, area_id }, { address, device, language }) => {
    const recipient = readRecipient(type, to, area_id);
    if (!recipient.ok) return recipient;
    const sent = await codes.send(recipient.value, { address, device }, language);
    return sent.ok ? answer(null, 'codeSent') : sent;
  });
}
