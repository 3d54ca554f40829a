import type { Language } from '../catalogue/languages.ts';
import { CODE_TEXTS } from './code-texts.ts';
import type { Channel, Message } from './message.ts';

/** What fills the texts. */
export interface CodeValues {
  readonly code: string;
  readonly minutes: string;
}

/** The message that brings somebody a code. */
export function codeMessage(channel: Channel, recipient: string, language: Language, values: CodeValues): Message {
  const { subject, greeting, warning } = CODE_TEXTS[language];
  const fill = (text: string) => text.replace('{code}', values.code).replace('{minutes}', values.minutes);
  if (channel === 'sms') return { channel, recipient, subject: '', body: fill(`Pipframe: ${greeting}`) };
  return { channel, recipient, subject: `Pipframe: ${subject}`, body: `${fill(greeting)}\n\n${warning}\n` };
}
