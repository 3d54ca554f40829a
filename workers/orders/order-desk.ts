import type { Failure, FailureKind } from '../../src/contract/worker/failure.ts';
import type { OrderDone, OrderRequest, SubmitOutcome } from '../../src/contract/worker/ticket.ts';
import type { Outcome, StopPrices } from '../../src/contract/worker/trading-api.ts';
import type { Order, OrderId } from '../../src/domain/order.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { JournalEntry } from '../storage/storage.ts';
import { isUncertain, type HttpClient } from '../transport/http-client.ts';
import { sendCancel, sendClose, sendStops, sendSubmit } from './order-commands.ts';
import type { OrderJournal } from './order-journal.ts';
import { SharedCalls } from './shared-calls.ts';

const MAX_PLACED = 100;

export interface OrderDeskParts {
  readonly http: HttpClient;
  readonly journal: OrderJournal;
  readonly now: () => number;
  readonly userId: () => number | undefined;
  readonly newestOrderId: () => OrderId;
  readonly find: (id: OrderId) => Order | undefined;
  /** Why the request must not be sent, if there is a reason. */
  readonly refusal: (request: OrderRequest) => FailureKind | undefined;
  /** An order as the server now has it. */
  readonly onOrder: (order: Order) => void;
  /** An order was sent and not answered. */
  readonly onUnanswered: () => void;
  /** An order is about to be closed or cancelled. */
  readonly onClosing: (id: OrderId) => void;
}

/** Sends what the trader decides, each thing once: repeated taps share one call, and repeats of a client id one order. */
export class OrderDesk {
  readonly #parts: OrderDeskParts;
  readonly #submits = new SharedCalls<Outcome<SubmitOutcome>>();
  readonly #changes = new SharedCalls<Outcome<OrderDone>>();
  /** Orders placed lately by client id, so that a repeated tap is answered without asking the server. */
  readonly #placed = new BoundedMap<string, SubmitOutcome>(MAX_PLACED);

  constructor(parts: OrderDeskParts) {
    this.#parts = parts;
  }

  submit(request: OrderRequest): Promise<Outcome<SubmitOutcome>> {
    return this.#submits.run(request.clientId, () => this.#submit(request));
  }

  /** Sends an unanswered order once more under its client id, which the server answers with the one order. */
  repeat(entry: JournalEntry): Promise<Outcome<SubmitOutcome>> {
    return this.#submits.run(entry.request.clientId, () => this.#resend(entry));
  }

  /** Whether the trader is closing or cancelling this order right now. */
  isClosing(id: OrderId): boolean {
    return this.#changes.isRunning(`close ${id}`) || this.#changes.isRunning(`cancel ${id}`);
  }

  close(id: OrderId): Promise<Outcome<OrderDone>> {
    return this.#changes.run(`close ${id}`, () => this.#closed(id, sendClose));
  }

  cancel(id: OrderId): Promise<Outcome<OrderDone>> {
    return this.#changes.run(`cancel ${id}`, () => this.#closed(id, sendCancel));
  }

  setStops(id: OrderId, stops: StopPrices): Promise<Outcome<OrderDone>> {
    const order = this.#parts.find(id) ?? { id, status: 'holding' as const };
    const key = `stops ${id} ${stops.stopLoss} ${stops.takeProfit}`;
    return this.#changes.run(key, () => this.#changed(sendStops(this.#parts.http, order, stops)));
  }

  async #submit(request: OrderRequest): Promise<Outcome<SubmitOutcome>> {
    const { journal, now, userId, newestOrderId, refusal } = this.#parts;
    const placed = this.#placed.get(request.clientId);
    if (placed) return ok(placed);
    const user = userId();
    if (user === undefined) return err(failure('session'));
    const open = journal.get(request.clientId);
    if (open) return sameRequest(open.request, request) ? this.#resend(open) : err(failure('invalid'));
    const refused = refusal(request);
    if (refused) return err(failure(refused));
    await journal.write({ request, sentAt: now(), userId: user, newestOrderId: newestOrderId() });
    return this.#send(request, isUncertain);
  }

  #resend(entry: JournalEntry): Promise<Outcome<SubmitOutcome>> {
    this.#parts.journal.resend(entry.request.clientId);
    // Only a refusal of the order itself says that the first sending made none.
    return this.#send(entry.request, (error) => error.kind !== 'refused');
  }

  /** @param leavesOpen whether a failure leaves the outcome unknown */
  async #send(request: OrderRequest, leavesOpen: (failure: Failure) => boolean): Promise<Outcome<SubmitOutcome>> {
    const { http, journal, onOrder, onUnanswered } = this.#parts;
    const { clientId } = request;
    const answer = await sendSubmit(http, request);
    if (answer.ok) {
      const outcome = { state: 'placed', ...answer.value } as const;
      this.#placed.set(clientId, outcome);
      onOrder(outcome.order);
      await journal.settle(clientId);
      return ok(outcome);
    }
    if (leavesOpen(answer.error)) {
      journal.leaveOpen(clientId);
      onUnanswered();
      return ok({ state: 'unknown', clientId });
    }
    await journal.settle(clientId);
    return answer;
  }

  #closed(id: OrderId, send: typeof sendClose): Promise<Outcome<OrderDone>> {
    this.#parts.onClosing(id);
    return this.#changed(send(this.#parts.http, id));
  }

  async #changed(call: Promise<Outcome<OrderDone>>): Promise<Outcome<OrderDone>> {
    const answer = await call;
    if (answer.ok) this.#parts.onOrder(answer.value.order);
    else if (isUncertain(answer.error)) this.#parts.onUnanswered();
    return answer;
  }
}

function sameRequest(a: OrderRequest, b: OrderRequest): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof OrderRequest)[];
  return keys.every((key) => a[key] === b[key]);
}

function failure(kind: FailureKind): Failure {
  return { kind, origin: 'forex/submit' };
}
