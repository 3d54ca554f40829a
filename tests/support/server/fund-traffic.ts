/** Random movements of one account's money, with what was acknowledged of each; a server may be killed in between. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AdminAnswer } from '../../../server/admin/channel.ts';
import type { Fields } from '../../../server/admin/command.ts';
import { add, decimal, negate, sum, toFixedText, ZERO, type Decimal } from '../../../src/domain/decimal.ts';
import type { Api } from './api.ts';
import { png } from './pictures.ts';

type Form = Readonly<Record<string, string>>;
/** Undefined where no answer came. */
type Ask = (command: string, input?: Form) => Promise<AdminAnswer | undefined>;

interface Request {
  readonly kind: 'deposit' | 'withdraw';
  readonly form: Form;
  /** Undefined until it was acknowledged. */
  id: number | undefined;
  /** How it ended, where that was acknowledged. */
  end: 'finished' | 'rejected' | undefined;
}

interface Correction {
  readonly input: Form;
  isBooked: boolean | undefined;
}

export interface FundTrafficServices {
  /** The owner's; it goes to the server that runs. */
  readonly api: () => Api;
  readonly ask: Ask;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly uid: string;
  /** What the account began with; decimal text. */
  readonly initial: string;
  /** Of the account's withdrawal method, for a bank in dollars. */
  readonly method: string;
  /** Moves the market by a gap, where a test can. */
  readonly gap?: () => void;
}

const COIN_ADDRESS = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
const DOLLARS = '3';

/** More pictures an hour are refused; how many steps there are is the machine's. */
const MOST_UPLOADS = 25;

export class FundTraffic {
  readonly #services: FundTrafficServices;
  #uploads = 0;
  readonly #requests: Request[] = [];
  readonly #corrections: Correction[] = [];

  constructor(services: FundTrafficServices) {
    this.#services = services;
  }

  /** How many requests were acknowledged. */
  get acknowledged(): number {
    return this.#requests.filter(({ id }) => id !== undefined).length;
  }

  /** One movement; what was not answered is kept, to be asked about later. */
  async step(): Promise<void> {
    const steps = [
      () => this.#ask(this.#withdrawal()),
      async () => this.#ask(await this.#deposit()),
      () => this.#review(),
      () => this.#review(),
      () => this.#correct(),
      () => this.#trade(),
    ];
    await steps[Math.floor(this.#services.random() * steps.length)]?.().catch(ignoreLost);
  }

  /** Everything that was asked for and not answered is asked for again, and then all is as it was acknowledged. */
  async expectKept(): Promise<void> {
    for (const request of this.#requests) await this.#send(request);
    for (const correction of this.#corrections) await this.#book(correction);
    const states = await Promise.all(this.#requests.map((request) => this.#stateOf(request)));
    const ledger = await this.#transfers();
    const moved = (code: string): string =>
      toFixedText(sum(ledger.filter((one) => one.code === code).map(amountOf)), 6);
    const asked = (kind: Request['kind'], ...ends: readonly string[]): string =>
      toFixedText(
        sum(states.filter((one) => one?.kind === kind && ends.includes(one.state)).map((one) => one?.amount ?? ZERO)),
        6,
      );
    const every = ['pending', 'finished', 'rejected', 'invalid'];
    expect({
      deposits: moved('deposit'),
      reserved: moved('withdrawal_reserved'),
      returned: moved('withdrawal_returned'),
      paid: toFixedText(add(decimal(moved('withdrawal_paid')), decimal(moved('withdrawal_fee'))), 6),
      corrected: moved('correction'),
    }).toEqual({
      deposits: toFixedText(add(decimal(asked('deposit', 'finished')), decimal(this.#services.initial)), 6),
      reserved: negated(asked('withdraw', ...every)),
      returned: asked('withdraw', 'rejected', 'invalid'),
      paid: asked('withdraw', 'finished'),
      corrected: toFixedText(
        sum(this.#corrections.filter(({ isBooked }) => isBooked).map(({ input }) => decimal(input['AMOUNT'] ?? ''))),
        6,
      ),
    });
    const cash = ledger.filter(({ code }) => code !== 'withdrawal_paid' && code !== 'withdrawal_fee').map(amountOf);
    const { balance } = await this.#services.api().get<{ balance: string }>('/v1/api/main/wallet/getBalance');
    expect(toFixedText(sum(cash), 6)).toBe(balance);
    expect(await this.#services.ask('ledger check')).toMatchObject({ ok: true });
  }

  async #deposit(): Promise<Request> {
    const { api, random } = this.#services;
    if (this.#uploads === MOST_UPLOADS) return this.#withdrawal();
    this.#uploads++;
    const proofImg = await api().uploaded(png());
    const number = String(Math.floor(10 + random() * 900));
    const way = { address: COIN_ADDRESS, charge_id: '1' };
    return this.#noted('deposit', { number, proofImg, ...way, client_id: randomUUID() });
  }

  #withdrawal(): Request {
    const { method, random } = this.#services;
    const number = String(Math.floor(50 + random() * 500));
    return this.#noted('withdraw', {
      draw_currency_id: DOLLARS,
      draw_method_id: method,
      number,
      client_id: randomUUID(),
    });
  }

  #noted(kind: Request['kind'], form: Form): Request {
    const request: Request = { kind, form, id: undefined, end: undefined };
    this.#requests.push(request);
    return request;
  }

  /** Tapped once or twice in one moment. */
  async #ask(request: Request): Promise<void> {
    const taps = this.#services.random() < 0.4 ? 2 : 1;
    await Promise.all(Array.from({ length: taps }, () => this.#send(request)));
  }

  /** The same client id is the same request, however often it is sent. */
  async #send(request: Request): Promise<void> {
    const { kind, form } = request;
    const api = this.#services.api();
    const answer =
      kind === 'deposit'
        ? await api.call<{ id: number } | null>('/api/quickCharge/submit', form)
        : await api.post<{ id: number } | null>('/api/account/draw', form);
    const id = answer.code === 1 ? answer.data?.id : undefined;
    if (request.id !== undefined) expect(id).toBe(request.id);
    request.id ??= id;
  }

  /** By one operator, or by two who want different things at once. */
  async #review(): Promise<void> {
    const { random } = this.#services;
    const open = this.#requests.filter(({ id, end }) => id !== undefined && end === undefined);
    const request = open[Math.floor(random() * open.length)];
    if (!request) return;
    const ends =
      random() < 0.3 ? (['finished', 'rejected'] as const) : ([random() < 0.6 ? 'finished' : 'rejected'] as const);
    const answers = await Promise.all(ends.map((end) => this.#end(request, end)));
    expect(answers.filter(Boolean).length).toBeLessThan(2);
  }

  async #end(request: Request, end: 'finished' | 'rejected'): Promise<boolean> {
    const input = { ID: String(request.id), ...(end === 'rejected' ? { remark: 'At random' } : {}) };
    const answer = await this.#services.ask(`${request.kind} ${end === 'finished' ? 'approve' : 'reject'}`, input);
    if (answer?.ok !== true) return false;
    request.end = end;
    return true;
  }

  async #correct(): Promise<void> {
    const { random, uid } = this.#services;
    const AMOUNT = (random() < 0.5 ? '-' : '') + (1 + random() * 40).toFixed(6);
    const input = { USER: uid, AMOUNT, house: 'trading', reason: 'At random', id: randomUUID() };
    const correction: Correction = { input, isBooked: undefined };
    this.#corrections.push(correction);
    await this.#book(correction);
  }

  async #book(correction: Correction): Promise<void> {
    if (correction.isBooked === false) return;
    const answer = await this.#services.ask('ledger correct', correction.input);
    if (!answer) return;
    if (correction.isBooked) expect(answer.ok).toBe(true);
    correction.isBooked = answer.ok;
  }

  /** Opens a position, closes one, or meets a gap. */
  async #trade(): Promise<void> {
    const { api, random, gap } = this.#services;
    const { data: positions } = await api().deals(0);
    const [position] = positions;
    if (gap && random() < 0.4) gap();
    else if (position && random() < 0.5) await api().call('/v1/api/forex/close', { id: String(position.Id) });
    else {
      const order = { forex_id: '1', type: random() < 0.5 ? '1' : '2', status: '1', cont: '0.05', multiple: '100' };
      await api().call('/v1/api/forex/submit', { ...order, client_id: randomUUID() });
    }
  }

  /** Its state and what it moves; undefined where it was refused. An end that was acknowledged stands. */
  async #stateOf({ kind, id, end }: Request) {
    if (id === undefined) return undefined;
    const answer = await this.#services.ask(`${kind} show`, { ID: String(id) });
    if (answer?.ok !== true) throw new Error(`An acknowledged ${kind} is gone: ${id}`);
    const { status, amount, credited } = answer.report.record ?? {};
    if (end !== undefined) expect(status).toBe(end);
    return { kind, state: String(status), amount: decimal(String(kind === 'deposit' ? credited : amount)) };
  }

  async #transfers(): Promise<readonly Fields[]> {
    const all: Fields[] = [];
    for (let page = 1; ; page++) {
      const answer = await this.#services.ask('ledger show', { USER: this.#services.uid, page: String(page) });
      if (answer?.ok !== true) throw new Error('The ledger was not shown');
      const { rows = [], total = 0 } = answer.report;
      all.push(...rows);
      if (rows.length === 0 || all.length >= total) return all;
    }
  }
}

/** As the account sees it: what leaves its cash is below 0; what leaves its reserve is not of its cash. */
function amountOf({ from, amount }: Fields): Decimal {
  const text = decimal(String(amount));
  return from === 'cash' ? negate(text) : text;
}

function negated(text: string): string {
  return toFixedText(negate(decimal(text)), 6);
}

/** A server that was killed answers nothing; what a test expects is something else. */
function ignoreLost(error: unknown): void {
  const isLost =
    error instanceof TypeError || (error instanceof Error && /HTTP|fetch|socket|terminated/i.test(error.message));
  if (!isLost) throw error;
}
