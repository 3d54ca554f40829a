import { basicInfoSchema } from '../../src/contract/wire/account.ts';
import type { BackendSettings } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { HttpClient } from '../transport/http-client.ts';

const FEE_PER_LOT = 1;

/** `getBasicInfo`: what the backend sets for everybody. Asked at the start and, until it was answered, at each connection. */
export class BackendInfo {
  readonly #http: HttpClient;
  readonly #events: ClientEmitter;
  #settings: BackendSettings | undefined;

  constructor(http: HttpClient, events: ClientEmitter) {
    this.#http = http;
    this.#events = events;
    events.on('connected', () => {
      if (!this.#settings) void this.load();
    });
  }

  /** Undefined until the backend has answered. */
  get settings(): BackendSettings | undefined {
    return this.#settings;
  }

  async load(): Promise<void> {
    const answer = await this.#http.get('api/basicSet/getBasicInfo', { schema: basicInfoSchema });
    if (!answer.ok) return;
    const { trade_fee_type: feeType, service_link: serviceLink, ...extensions } = answer.value.data;
    this.#settings = {
      feeType: feeType === FEE_PER_LOT ? 'perLot' : 'ofMargin',
      serviceLink: serviceLink ?? '',
      stopOutLevel: extensions.stop_out_level,
      canClosePart: extensions.partial_close === 1,
    };
    this.#events.emit('settingsChanged', this.#settings);
  }
}
