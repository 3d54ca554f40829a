import type { ChatApi } from '../../src/contract/worker/chat-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of customer service. */
export function chatCommands(scope: CommandScope): ChatApi {
  return {
    openService: () => scope.run(({ service }) => service.open()),
    unsentMessages: () => scope.run(async ({ service }) => ok(await service.unsent())),
    keepMessage: (message) => scope.tell(({ service }) => service.keep(message)),
    forgetMessage: (clientId) => scope.tell(({ service }) => service.forget(clientId)),
    answersSeen: () => scope.tell(({ service }) => service.seen()),
  };
}
