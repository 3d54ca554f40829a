import type { UnsentMessage } from '../../src/contract/chat-frame.ts';
import type { CustomerService } from '../../src/contract/worker/chat-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { chatOpenSchema, chatUnreadSchema } from '../../src/contract/wire/chat.ts';
import { attempt } from '../../src/lib/attempt.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import { randomHex } from '../identifiers.ts';
import type { BackendInfo } from '../session/backend-info.ts';
import type { Session } from '../session/session.ts';
import type { Storage } from '../storage/storage.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { ChatUnread, type UnreadQuestion } from './chat-unread.ts';
import { UnsentMessages } from './unsent-messages.ts';

const VISITOR = 'chatVisitor';

/** Where customer service is asked and kept. */
export interface ServiceChatDependencies {
  readonly http: HttpClient;
  readonly apiBase: string;
  readonly session: Session;
  readonly backend: BackendInfo;
  readonly storage: Pick<Storage, 'settings' | 'chatUnsent'>;
  readonly environment: Pick<Environment, 'randomBytes' | 'timers' | 'now'>;
  readonly events: ClientEmitter;
}

/** Customer service: where it is, the caller's conversation, what is unread and what is unsent. */
export class ServiceChat {
  readonly #dependencies: ServiceChatDependencies;
  readonly #unread: ChatUnread;
  readonly #unsent: UnsentMessages;

  constructor(dependencies: ServiceChatDependencies) {
    this.#dependencies = dependencies;
    const { environment, events, storage } = dependencies;
    this.#unread = new ChatUnread(() => this.#askUnread(), environment.timers, events);
    this.#unsent = new UnsentMessages(storage.chatUnsent, environment.now);
  }

  /** How customer service is reached; a conversation of the server's own chat is opened. */
  async open(): Promise<Outcome<CustomerService>> {
    const { backend, http } = this.#dependencies;
    if (!backend.service) await backend.load();
    const { service } = backend;
    if (!service) return err({ kind: 'network', origin: 'openService' });
    if (!service.isOwn) return ok(serviceAt(service.link, service.isCopied));
    const answer = await http.post('api/chat/open', { form: await this.#caller(), schema: chatOpenSchema });
    if (!answer.ok) return answer;
    const { url, token } = answer.value.data;
    // The path is the server's; the host is not its to choose.
    const { href, origin } = new URL(url, this.#dependencies.apiBase);
    if (origin !== new URL(this.#dependencies.apiBase).origin) return err({ kind: 'malformed', origin: 'openService' });
    void this.#unread.look();
    return ok({ kind: 'chat', url: href, token });
  }

  /** What whoever is here has written and the server has not taken. */
  unsent(): Promise<readonly UnsentMessage[]> {
    return this.#unsent.of(this.#dependencies.session.user?.id);
  }

  /** Keeps a message until the server has it. */
  keep(message: UnsentMessage): Promise<void> {
    return this.#unsent.keep(this.#dependencies.session.user?.id, message);
  }

  /** The server has it, or will not take it. */
  forget(clientId: string): Promise<void> {
    return this.#unsent.forget(clientId);
  }

  /** Counts anew what is unread. */
  seen(): Promise<void> {
    return this.#unread.look();
  }

  async #askUnread(): ReturnType<UnreadQuestion> {
    const { http, backend, session, storage } = this.#dependencies;
    if (!backend.service?.isOwn || session.state.status === 'loading') return undefined;
    // A visitor who has never asked has nothing to read.
    if (!session.user && (await storage.settings.get(VISITOR)) === undefined) return undefined;
    const answer = await http.post('api/chat/unread', { form: await this.#caller(), schema: chatUnreadSchema });
    if (!answer.ok) return answer;
    const { unread, conversation } = answer.value.data;
    return ok({ unread, hasConversation: conversation === 1 });
  }

  /** A user is known by the session; a visitor by a secret that the device keeps. */
  async #caller(): Promise<Readonly<Record<string, string>>> {
    const { session, storage, environment } = this.#dependencies;
    if (session.user) return {};
    const kept = await storage.settings.get(VISITOR);
    const visitor = kept ?? randomHex(environment.randomBytes);
    if (kept === undefined) await storage.settings.put(VISITOR, visitor);
    return { visitor };
  }
}

/** A service elsewhere; only https is opened. */
function serviceAt(link: string, isCopied: boolean): CustomerService {
  if (attempt(() => new URL(link))?.protocol !== 'https:') return { kind: 'none' };
  return { kind: isCopied ? 'link' : 'frame', url: link };
}
