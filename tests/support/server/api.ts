import { randomUUID } from 'node:crypto';
import type { WireLogin } from '../../../src/contract/wire/account.ts';
import type { Envelope } from '../../../src/contract/wire/envelope.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { expectDocumented, type SentRequest } from '../wire/documented.ts';

export type Query = Readonly<Record<string, string>> | string;

export type Form = Query;
const FORM = 'application/x-www-form-urlencoded';

/** The answer of `my_deal`. */
export interface Deals {
  readonly data: readonly WireOrder[];
  readonly total: number;
  readonly all_fact_profits: string;
  readonly balance: string;
}

/** Calls the API as a client does, and holds each answer against the documents. */
export class Api {
  readonly url: string;
  token = '';
  language = 'en';
  /** What a proxy says of who calls; a server that trusts this machine as one takes it for the caller. */
  from: string | undefined;
  /** As a browser keeps it; undefined keeps none. */
  cookie: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** The envelope of a call; the HTTP status must be 200. */
  async call<T = unknown>(path: string, query: Query = {}): Promise<Envelope<T>> {
    const text =
      typeof query === 'string' ? query : new URLSearchParams({ ...query, t: String(Date.now()) }).toString();
    const response = await fetch(`${this.url}${path}?${text}`, {
      headers: this.#headers(),
    });
    if (response.status !== 200) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`);
    const envelope = (await response.json()) as Envelope<T>;
    expectDocumented(response, { method: 'GET', ...listed(query) }, envelope);
    return envelope;
  }

  /** The data of a call that must succeed. */
  async get<T = unknown>(path: string, query: Query = {}): Promise<T> {
    const { code, msg, data } = await this.call<T>(path, query);
    if (code !== 1) throw new Error(`${path}: ${code} ${msg}`);
    return data;
  }

  /** The envelope of a call by POST: a form, or a body of another kind as it stands. */
  post<T = unknown>(path: string, form: Form = {}, contentType = FORM): Promise<Envelope<T>> {
    const body = typeof form === 'string' ? form : new URLSearchParams(form).toString();
    return this.#send<T>(path, body, { 'content-type': contentType }, listed(form));
  }

  /** The envelope of a call with files. */
  postFiles<T = unknown>(path: string, form: FormData): Promise<Envelope<T>> {
    return this.#send<T>(path, form, {});
  }

  /** Uploads files, one unless there are more, and gives the envelope. */
  upload(...files: readonly (Buffer | File)[]): Promise<Envelope<{ readonly url: string }>> {
    const form = new FormData();
    for (const file of files) {
      form.append('file', file instanceof File ? file : new File([new Uint8Array(file)], 'picture.png'));
    }
    return this.postFiles('/api/common/image_upload', form);
  }

  /** The address of an upload that must be taken. */
  async uploaded(file: Buffer): Promise<string> {
    const { code, msg, data } = await this.upload(file);
    if (code !== 1) throw new Error(`Upload: ${code} ${msg}`);
    return data.url;
  }

  async #send<T>(
    path: string,
    body: string | FormData,
    headers: Readonly<Record<string, string>>,
    sent: Pick<SentRequest, 'parameters'> = {},
  ): Promise<Envelope<T>> {
    const all = { ...headers, ...this.#headers() };
    const response = await fetch(`${this.url}${path}`, { method: 'POST', headers: all, body });
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (this.cookie !== undefined && set !== undefined) this.cookie = set;
    if (response.status !== 200) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`);
    const envelope = (await response.json()) as Envelope<T>;
    expectDocumented(response, { method: 'POST', ...sent }, envelope);
    return envelope;
  }

  #headers(): Readonly<Record<string, string>> {
    return {
      lang: this.language,
      ...(this.token === '' ? {} : { authorization: this.token }),
      ...(this.from === undefined ? {} : { 'x-forwarded-for': this.from }),
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
  }

  /** Opens a demo account of its own and is signed in. */
  async signIn(demoId: string = randomUUID()): Promise<WireLogin> {
    const login = await this.get<WireLogin>('/api/user/createAccountDemoForU', { demo_id: demoId });
    this.token = login.token;
    return login;
  }

  submit(query: Readonly<Record<string, string>> = {}): Promise<WireOrder> {
    return this.get<WireOrder>('/v1/api/forex/submit', { ...MARKET_ORDER, ...query });
  }

  deals(status: 0 | 1 | 3, page = 1): Promise<Deals> {
    return this.get<Deals>('/v1/api/forex/my_deal', { status: String(status), page: String(page) });
  }
}

/** The parameters of a query or a form that is not written out. */
function listed(form: Form): Pick<SentRequest, 'parameters'> {
  return typeof form === 'string' ? {} : { parameters: form };
}

/** One lot EURUSD, bought at the market. */
export const MARKET_ORDER = { forex_id: '1', type: '1', status: '1', cont: '1', multiple: '100' };
