import type { FromChatFrame, ToChatFrame } from '../../contract/chat-frame.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';

interface FrameParts {
  readonly client: WorkerClient;
  /** The frame runs. */
  readonly ready: () => void;
  readonly tell: (message: ToChatFrame) => void;
}

/** Does what the chat's frame asks for; what is no message of its is left alone. */
export function answerFrame(data: unknown, { client, ready, tell }: FrameParts): void {
  if (typeof data !== 'object' || data === null || !('chat' in data)) return;
  const message = data as FromChatFrame;
  switch (message.chat) {
    case 'ready':
      ready();
      void client.command('unsentMessages').then((kept) => kept.ok && tell({ chat: 'unsent', messages: kept.value }));
      return;
    case 'keep':
      client.tell('keepMessage', message.message);
      return;
    case 'sent':
      client.tell('forgetMessage', message.clientId);
      return;
    case 'expired':
      void client.command('openService').then((opened) => {
        if (opened.ok && opened.value.kind === 'chat') tell({ chat: 'token', token: opened.value.token });
      });
      return;
    case 'seen':
      client.tell('answersSeen');
  }
}
