import { LaterModule } from '../later-module.ts';
import type { ServiceChat, ServiceChatDependencies } from './service-chat.ts';

/** After the first prices: nothing of customer service is needed before them. */
const LATER_MS = 3_000;

/** Customer service, whose code comes later, or when it is first asked for. */
export class LaterService extends LaterModule<ServiceChat> {
  constructor(dependencies: ServiceChatDependencies) {
    super(async () => new (await import('./service-chat.ts')).ServiceChat(dependencies), 'customerService');
    const { environment, backend, events } = dependencies;
    events.on(
      'settingsChanged',
      () => backend.service?.isOwn && environment.timers.after(LATER_MS, () => this.prepare()),
    );
  }
}
