import type { ChatApi } from '../../src/contract/worker/chat-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { ok } from '../../src/lib/result.ts';
import type { ServiceChat } from '../chat/service-chat.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of customer service. */
export function chatCommands(scope: CommandScope): ChatApi {
  const run = <T>(use: (service: ServiceChat) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run(({ service }) => service.run(use));
  const tell = (use: (service: ServiceChat) => Promise<void>): Promise<void> =>
    run(async (service) => ok(await use(service))).then(() => undefined);
  return {
    openService: () => run((service) => service.open()),
    unsentMessages: () => run(async (service) => ok(await service.unsent())),
    keepMessage: (message) => tell((service) => service.keep(message)),
    forgetMessage: (clientId) => tell((service) => service.forget(clientId)),
    answersSeen: () => tell((service) => service.seen()),
  };
}
