import { createTransport } from 'nodemailer';
import type { Delivery } from './message.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Carries e-mail to an SMTP server, one connection a message. */
export function smtpDelivery(url: string, from: string): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ recipient, subject, body }) => {
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
    },
  };
}
