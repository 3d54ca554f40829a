import type { Outcome } from '../../src/contract/worker/failure.ts';
import { err } from '../../src/lib/result.ts';
import type { ServiceChat, ServiceChatDependencies } from './service-chat.ts';

/** After the first prices: nothing of customer service is needed before them. */
const LATER_MS = 3_000;

/** Customer service, whose code comes later, or when it is first asked for. */
export class LaterService {
  readonly #dependencies: ServiceChatDependencies;
  #service: Promise<ServiceChat> | undefined;

  constructor(dependencies: ServiceChatDependencies) {
    this.#dependencies = dependencies;
    const { environment, backend, events } = dependencies;
    const load = (): void => void this.#load().catch(() => undefined);
    events.on('settingsChanged', () => backend.service?.isOwn && environment.timers.after(LATER_MS, load));
  }

  /** Does something with it; `network` where its code does not come. */
  async run<T>(use: (service: ServiceChat) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await use(await this.#load());
    } catch (error) {
      return err({ kind: 'network', origin: 'customerService', message: String(error) });
    }
  }

  #load(): Promise<ServiceChat> {
    this.#service ??= import('./service-chat.ts').then(
      ({ ServiceChat }) => new ServiceChat(this.#dependencies),
      (error: unknown) => {
        // Another try asks for it anew.
        this.#service = undefined;
        throw error;
      },
    );
    return this.#service;
  }
}
