export type Channel = 'email' | 'sms';

/** A message to one recipient: an e-mail address, or a telephone number in international form. */
export interface Message {
  readonly channel: Channel;
  readonly recipient: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly body: string;
}

/** A way to a recipient; rejects where the message could not be handed over. */
export interface Delivery {
  deliver(message: Message): Promise<void>;
}
