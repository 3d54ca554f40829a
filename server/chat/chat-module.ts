import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { ChatSignals } from './chat-signals.ts';
import { tidyChats } from './tidy-chats.ts';

export interface ChatModule extends ServerModule {
  readonly signals: ChatSignals;
}

/** Conversations with customer service. */
export function openChatModule({ settings, clock }: ServerContext, database: Database): ChatModule {
  const signals = new ChatSignals(clock);
  return {
    signals,
    stop: () => signals.stop(),
    tidy: [() => tidyChats(database, settings.chatKeptDays, clock.now())],
    inMemory: () => ({ chatWaiters: signals.waiting }),
  };
}
