import type * as v from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { ChatOwner } from '../chat/chat-owner.ts';
import type { ChatSignals } from '../chat/chat-signals.ts';
import { chatView, messageRow } from '../chat/chat-view.ts';
import {
  conversationOf,
  conversationOfId,
  conversationOfToken,
  issueToken,
  openConversation,
  type Conversation,
} from '../chat/conversations.ts';
import { addMessage, messageOfClientId, messageOfId, moveMark, unreadCount } from '../chat/messages.ts';
import type { Clock } from '../clock.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { ChatSettings } from '../settings/chat-settings.ts';
import type { Database } from '../store/database.ts';
import { MAX_PICTURE_BYTES, readPicture } from '../uploads/picture.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { Quota } from '../users/quota.ts';
import {
  CHAT_PICTURE,
  CHAT_UNREAD,
  OPEN_CHAT,
  POLL_CHAT,
  READ_CHAT,
  SEND_CHAT,
  TYPING_CHAT,
} from '../wire/calls/chat.ts';
import { answer, implement, type Call, type OpenContext, type Outcome } from './call.ts';
import { CHAT_PAGE_PATH } from './chat-page.ts';
import { hasOwnChat, type ServiceSettings } from './own-chat.ts';
import { mediaTypeOf } from './upload-routes.ts';

/** Conversations that visitors of one address may begin in a day. */
const BEGUN_PER_DAY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const SECOND_MS = 1_000;

interface ChatServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly signals: ChatSignals;
  readonly settings: ChatSettings & ServiceSettings;
}

/** The calls by which customers and the back office talk; refused as unknown where the site has another service. */
export function chatCalls(services: ChatServices): readonly Call[] {
  const { database, signals, clock } = services;
  const begun = new Quota({ database, clock, kind: 'chat', allowed: BEGUN_PER_DAY, windowMs: DAY_MS });
  const calls = [
    implement(OPEN_CHAT, (asked, context) => open(services, begun, asked.visitor, context)),
    implement(CHAT_UNREAD, (asked, context) => unread(services, asked.visitor, context)),
    implement(POLL_CHAT, (asked) => withConversation(services, asked.token, (own) => poll(services, own, asked))),
    implement(SEND_CHAT, (asked) => withConversation(services, asked.token, (own) => send(services, own, asked))),
    implement(READ_CHAT, (asked) =>
      withConversation(services, asked.token, async ({ id }) => {
        if (await moveMark(database, id, 'customer_read', asked.id)) signals.changed(id);
        return answer(null);
      }),
    ),
    implement(TYPING_CHAT, (asked) =>
      withConversation(services, asked.token, ({ id }) => {
        signals.type(id, 'customer');
        return answer(null);
      }),
    ),
    implement(CHAT_PICTURE, (asked) =>
      withConversation(services, asked.token, (own) => picture(services, own, asked.id)),
    ),
  ];
  if (hasOwnChat(services.settings)) return calls;
  return calls.map((call) => ({ ...call, handle: () => err(refusal('unknownCall')) }));
}

function ownerOf({ user }: OpenContext, visitor: string | undefined): Result<ChatOwner, Refusal> {
  if (user) return ok({ userId: user.id });
  return visitor === undefined ? err(refusal('missing', { parameter: 'visitor' })) : ok({ visitor });
}

async function open(
  { database, clock }: ChatServices,
  begun: Quota,
  visitor: string | undefined,
  context: OpenContext,
): Promise<Outcome> {
  const owner = ownerOf(context, visitor);
  if (!owner.ok) return owner;
  const isNew = !context.user && !(await conversationOf(database, owner.value));
  if (isNew && !(await begun.take(context.address))) return err(refusal('tooMuchFeedback'));
  const { id } = await openConversation(database, owner.value, context.language, clock.now());
  return answer({ url: CHAT_PAGE_PATH, token: await issueToken(database, id, clock.now()) });
}

async function unread({ database }: ChatServices, visitor: string | undefined, context: OpenContext): Promise<Outcome> {
  const owner = ownerOf(context, visitor);
  if (!owner.ok) return owner;
  const own = await conversationOf(database, owner.value);
  if (!own || own.last_message === 0) return answer({ unread: 0, conversation: 0 });
  return answer({ unread: await unreadCount(database, own.id, own.customer_read), conversation: 1 });
}

async function withConversation(
  { database, clock }: ChatServices,
  token: string,
  run: (own: Conversation) => Promise<Outcome> | Outcome,
): Promise<Outcome> {
  const own = await conversationOfToken(database, token, clock.now());
  return own ? run(own) : err(refusal('chatExpired'));
}

async function poll(
  { database, clock, signals, settings }: ChatServices,
  own: Conversation,
  { after, before, state, wait }: v.InferOutput<typeof POLL_CHAT.parameters>,
): Promise<Outcome> {
  const look = async () => {
    const context = { signals, hours: settings.chatHours, now: clock.now() };
    const current = (await conversationOfId(database, own.id)) ?? own;
    return chatView(database, current, { after, before }, context);
  };
  const waiter = signals.wait(own.id, wait * SECOND_MS);
  let seen = await look();
  if (wait > 0 && seen.messages.length === 0 && seen.state === state) {
    await waiter.news;
    seen = await look();
  }
  waiter.end();
  const newest = (seen.messages as readonly { readonly id: number }[]).at(-1)?.id ?? 0;
  if (newest > own.customer_delivered) await moveMark(database, own.id, 'customer_delivered', newest);
  return answer(seen);
}

async function send(
  services: ChatServices,
  { id: conversationId }: Conversation,
  { client_id: clientId, text = '', picture: sent }: v.InferOutput<typeof SEND_CHAT.parameters>,
): Promise<Outcome> {
  const { database, clock, signals } = services;
  if (text === '' && sent === undefined) return err(refusal('missing', { parameter: 'text' }));
  const known = await messageOfClientId(database, conversationId, clientId);
  if (known) return answer(messageRow(known));
  const kept = await keepPicture(services, sent);
  if (!kept.ok) return kept;
  const message = { conversationId, clientId, author: 'customer', doneBy: '', text, picture: kept.value } as const;
  const added = await addMessage(database, message, clock.now());
  if (!added.ok) return added;
  signals.typed(conversationId, 'customer');
  signals.changed(conversationId);
  return answer(messageRow(added.value));
}

async function keepPicture(
  { uploads }: ChatServices,
  sent: string | undefined,
): Promise<Result<string | undefined, Refusal>> {
  if (sent === undefined) return ok(undefined);
  const bytes = Buffer.from(sent, 'base64url');
  if (bytes.length > MAX_PICTURE_BYTES) return err(refusal('pictureTooLarge'));
  const read = await readPicture(bytes);
  return read.ok ? ok(await uploads.keepUnowned(read.value)) : read;
}

async function picture({ database, uploads }: ChatServices, own: Conversation, id: number): Promise<Outcome> {
  const message = await messageOfId(database, own.id, id);
  if (!message || message.picture === null) return err(refusal('unknownCall'));
  const data = (await uploads.read(message.picture)).toString('base64');
  return answer({ type: mediaTypeOf(message.picture), data });
}
