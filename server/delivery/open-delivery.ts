import type { Delivery } from './message.ts';
import { smtpDelivery } from './smtp.ts';
import { webhookDelivery } from './webhook.ts';

export interface DeliverySettings {
  /** SMTP server; undefined: e-mail goes to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** SMS gateway; undefined: SMS go to the outbox. */
  readonly smsWebhookUrl: string | undefined;
}

/** Each channel's way, as the settings have it. */
export function openDelivery(settings: DeliverySettings, outbox: Delivery): Delivery {
  const { smtpUrl, mailFrom, smsWebhookUrl } = settings;
  const ways = {
    email: smtpUrl === undefined ? outbox : smtpDelivery(smtpUrl, mailFrom),
    sms: smsWebhookUrl === undefined ? outbox : webhookDelivery(smsWebhookUrl),
  };
  return { deliver: (message) => ways[message.channel].deliver(message) };
}
