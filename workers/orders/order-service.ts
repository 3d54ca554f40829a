import type { Failure, FailureKind } from '../../src/contract/worker/failure.ts';
import type { OrderDone, OrderRequest, SubmitOutcome } from '../../src/contract/worker/ticket.ts';
import type { Outcome, PartToClose, StopPrices } from '../../src/contract/worker/trading-api.ts';
import type { OrderId } from '../../src/domain/order.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import { err, ok } from '../../src/lib/result.ts';
import { SingleFlight } from '../../src/lib/concurrency.ts';
import type { AccountSync } from '../account/account-sync.ts';
import type { ClosingOrders } from '../account/closing-orders.ts';
import type { ClientEmitter } from '../client-events.ts';
import { isSameRequest } from '../journal/same-request.ts';
import type { JournalEntry } from '../storage/storage.ts';
import { isUncertain, type HttpClient } from '../transport/http-client.ts';
import { sendCancel, sendClose, sendStops, sendSubmit } from './send-order.ts';
import type { OrderJournal } from './order-journal.ts';
import type { OrderTicket } from './order-ticket.ts';

const MAX_PLACED = 100;

/** The modules that an order passes through. */
export interface OrderServiceDependencies {
  readonly http: HttpClient;
  readonly journal: OrderJournal;
  readonly account: AccountSync;
  readonly ticket: OrderTicket;
  readonly closing: ClosingOrders;
  readonly events: ClientEmitter;
}

/** Sends what the trader decides, each thing once: repeated taps share one call, and repeats of a client id one order. */
export class OrderService {
  readonly #dependencies: OrderServiceDependencies;
  readonly #submits = new SingleFlight<string, Outcome<SubmitOutcome>>();
  readonly #changes = new SingleFlight<string, Outcome<OrderDone>>();
  /** Orders placed lately by client id, so that a repeated tap is answered without asking the server. */
  readonly #placed = new BoundedMap<string, SubmitOutcome>(MAX_PLACED);

  constructor(dependencies: OrderServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Places an order, once for each client id. Failures: `session` without a login, `invalid` for a request that breaks
   * a rule or takes a used client id for other terms, `network` without a socket, and refusals of the server.
   */
  submit(request: OrderRequest): Promise<Outcome<SubmitOutcome>> {
    return this.#submits.run(request.clientId, () => this.#submit(request));
  }

  /** Sends an unanswered order once more under its client id, which the server answers with the one order. */
  repeat(entry: JournalEntry): Promise<Outcome<SubmitOutcome>> {
    return this.#submits.run(entry.request.clientId, () => this.#resend(entry));
  }

  /** Closes a position, or a part of it. */
  close(id: OrderId, part?: PartToClose): Promise<Outcome<OrderDone>> {
    const key = `close ${id} ${part?.clientId ?? ''}`;
    return this.#changes.run(key, () => this.#end(id, (http) => sendClose(http, id, part)));
  }

  /** Cancels a pending order. */
  cancel(id: OrderId): Promise<Outcome<OrderDone>> {
    return this.#changes.run(`cancel ${id}`, () => this.#end(id, (http) => sendCancel(http, id)));
  }

  /** Sets or removes the stop prices of a position or a pending order. */
  setStops(id: OrderId, stops: StopPrices): Promise<Outcome<OrderDone>> {
    const { http, account } = this.#dependencies;
    const order = account.lists.find(id) ?? { id, status: 'open' as const };
    const key = `stops ${id} ${stops.stopLoss} ${stops.takeProfit}`;
    return this.#changes.run(key, () => this.#changed(sendStops(http, order, stops)));
  }

  async #submit(request: OrderRequest): Promise<Outcome<SubmitOutcome>> {
    const { journal, account, ticket } = this.#dependencies;
    const placed = this.#placed.get(request.clientId);
    if (placed) return ok(placed);
    const { userId } = journal;
    if (userId === undefined) return err(failure('session'));
    const unanswered = journal.get(request.clientId);
    if (unanswered) {
      return isSameRequest(unanswered.request, request) ? this.#resend(unanswered) : err(failure('invalid'));
    }
    const refused = ticket.refusal(request);
    if (refused) return err(failure(refused));
    await journal.write({ request, userId, sentAt: journal.now(), newestOrderId: account.lists.newestId });
    return this.#send(request, isUncertain);
  }

  #resend(entry: JournalEntry): Promise<Outcome<SubmitOutcome>> {
    this.#dependencies.journal.resend(entry.request.clientId);
    // Only a refusal of the order itself proves that the first sending made none.
    return this.#send(entry.request, (error) => error.kind !== 'refused');
  }

  /** @param isUnknown whether a failure leaves the outcome unknown */
  async #send(request: OrderRequest, isUnknown: (failure: Failure) => boolean): Promise<Outcome<SubmitOutcome>> {
    const { http, journal, account, events } = this.#dependencies;
    const { clientId } = request;
    const answer = await sendSubmit(http, request);
    if (answer.ok) {
      const outcome = { state: 'placed', ...answer.value } as const;
      this.#placed.set(clientId, outcome);
      account.apply(outcome.order);
      await journal.settle(clientId);
      return ok(outcome);
    }
    if (isUnknown(answer.error)) {
      journal.markUnanswered(clientId);
      events.emit('orderUnanswered');
      return ok({ state: 'unknown', clientId });
    }
    await journal.settle(clientId);
    return answer;
  }

  #end(id: OrderId, send: (http: HttpClient) => Promise<Outcome<OrderDone>>): Promise<Outcome<OrderDone>> {
    const { http, closing } = this.#dependencies;
    return closing.during(id, () => this.#changed(send(http)));
  }

  async #changed(call: Promise<Outcome<OrderDone>>): Promise<Outcome<OrderDone>> {
    const { account, events } = this.#dependencies;
    const answer = await call;
    if (answer.ok) account.apply(answer.value.order);
    else if (isUncertain(answer.error)) events.emit('orderUnanswered');
    return answer;
  }
}

function failure(kind: FailureKind): Failure {
  return { kind, origin: 'forex/submit' };
}
