import { basicInfoSchema } from '../../src/contract/wire/account.ts';
import type { BackendSettings } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { RetryTimer, type RetryConditions } from '../transport/retry-timer.ts';

const FEE_PER_LOT = 1;
const COPIED_LINK = 2;

/** Customer service, as the backend describes it. */
export interface ServiceInfo {
  /** Its address; may be empty, and is not checked. */
  readonly link: string;
  /** Whether the link is shown to be copied, and not in a frame. */
  readonly isCopied: boolean;
  /** Whether it is the server's own chat. */
  readonly isOwn: boolean;
}

/** `getBasicInfo`: what the backend sets for everybody. Asked at the start and, while it is connected, until it was answered. */
export class BackendInfo {
  readonly #http: HttpClient;
  readonly #events: ClientEmitter;
  readonly #retry: RetryTimer;
  #loading: Promise<void> | undefined;
  #settings: BackendSettings | undefined;
  #service: ServiceInfo | undefined;

  constructor(http: HttpClient, events: ClientEmitter, conditions: RetryConditions) {
    this.#http = http;
    this.#events = events;
    this.#retry = new RetryTimer(conditions, () => void this.#loadMissing());
    events.on('connected', () => void this.#loadMissing());
  }

  /** Undefined until the backend has answered. */
  get settings(): BackendSettings | undefined {
    return this.#settings;
  }

  /** Undefined until the backend has answered. */
  get service(): ServiceInfo | undefined {
    return this.#service;
  }

  /** One call, however many ask while it is under way. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** A call from before the connection may fail for want of one. */
  async #loadMissing(): Promise<void> {
    await this.#loading;
    if (!this.#settings) await this.load();
    if (!this.#settings) this.#retry.schedule();
  }

  async #ask(): Promise<void> {
    const answer = await this.#http.get('api/basicSet/getBasicInfo', { schema: basicInfoSchema });
    if (!answer.ok) return;
    const { trade_fee_type: feeType, service_link: serviceLink, ...extensions } = answer.value.data;
    this.#service = {
      link: serviceLink ?? '',
      isCopied: extensions.service_link_type === COPIED_LINK,
      isOwn: extensions.service_chat === 1,
    };
    this.#settings = {
      feeType: feeType === FEE_PER_LOT ? 'perLot' : 'ofMargin',
      serviceLink: serviceLink ?? '',
      stopOutLevel: extensions.stop_out_level,
      canClosePart: extensions.partial_close === 1,
    };
    this.#events.emit('settingsChanged', this.#settings);
  }
}
