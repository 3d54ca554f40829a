import { companyStatusSchema } from '../../src/contract/wire/account.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { RetryTimer, type RetryConditions } from '../transport/retry-timer.ts';

const MAIN_COMPANY = 0;

/** `getCompanyStatus`: whether the service is available here, and of which company. Asked at the start and, while it is connected, until it was answered. */
export class CompanyStatus {
  readonly #http: HttpClient;
  readonly #events: ClientEmitter;
  readonly #retry: RetryTimer;
  #asked = false;

  constructor(http: HttpClient, events: ClientEmitter, conditions: RetryConditions) {
    this.#http = http;
    this.#events = events;
    this.#retry = new RetryTimer(conditions, () => void this.load());
    events.on('connected', () => void this.load());
  }

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const answer = await this.#http.get('api/company/getCompanyStatus', { schema: companyStatusSchema });
    this.#asked = answer.ok;
    if (!answer.ok) return this.#retry.schedule();
    const { status, type, loss_url: lossUrl } = answer.value.data;
    const available = status === 0;
    this.#events.emit('companyChanged', { available, isMain: type === MAIN_COMPANY, type, lossUrl: lossUrl ?? '' });
  }
}
