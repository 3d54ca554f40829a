import type { WireChatMessage, WireChatState } from '../../src/contract/wire/chat.ts';
import type { Queryable } from '../store/database.ts';
import type { ChatSignals } from './chat-signals.ts';
import type { Conversation } from './conversations.ts';
import { messagesOf, type ChatMessage, type MessageRange } from './messages.ts';
import { officeAt, type OfficeHours } from './office-hours.ts';

interface ViewContext {
  readonly signals: ChatSignals;
  readonly hours: OfficeHours;
  /** Ms since 1970. */
  readonly now: number;
}

/** What the customer's page shows of a conversation. */
export async function chatView(
  queryable: Queryable,
  conversation: Conversation,
  range: MessageRange,
  { signals, hours, now }: ViewContext,
): Promise<WireChatState> {
  const { messages, older } = await messagesOf(queryable, conversation.id, range);
  const { isOpen, opensAt } = officeAt(hours, now);
  const flags = {
    office_read: conversation.office_read,
    typing: Number(signals.isTyping(conversation.id, 'office')),
    closed: Number(conversation.state === 'closed'),
    office_open: Number(isOpen),
  };
  return {
    messages: messages.map(messageRow),
    older: Number(older),
    ...flags,
    opens_at: opensAt === undefined ? '' : new Date(opensAt).toISOString(),
    state: Object.values(flags).join('.'),
  };
}

/** A message as it leaves: the operator's name stays here. */
export function messageRow(message: ChatMessage): WireChatMessage {
  return {
    id: message.id,
    client_id: message.client_id ?? '',
    from: message.author,
    text: message.text,
    picture: Number(message.picture !== null),
    created_at: new Date(message.created_at).toISOString(),
  };
}
