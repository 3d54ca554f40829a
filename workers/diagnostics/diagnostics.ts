import type { LineReport } from '../../src/contract/worker/diagnostics-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { ok } from '../../src/lib/result.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import type { FlowControl } from '../flow-control/flow-control.ts';
import type { FundJournal } from '../funds/fund-journal.ts';
import type { OrderJournal } from '../orders/order-journal.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import { observeCallBytes } from './call-bytes.ts';
import { LineRecorder } from './line-recorder.ts';
import { TrafficMeter } from './traffic-meter.ts';

const KEEP_EVERY_MS = 60_000;
const KEY = 'traffic';

/** The modules whose state is reported. */
export interface DiagnosticsDependencies {
  readonly connection: LiveConnection;
  readonly environment: Environment;
  readonly events: ClientEmitter;
  readonly flowControl: Pick<FlowControl, 'limitedTo'>;
  readonly fundJournal: FundJournal;
  readonly journal: OrderJournal;
  readonly storage: Pick<Storage, 'durable' | 'settings'>;
}

/** How the line is and was, and how much of it is used. It has no timer: it counts when a ping is answered. */
export class Diagnostics {
  readonly #dependencies: DiagnosticsDependencies;
  readonly #recorder = new LineRecorder();
  /** Of the device, all tabs together as of the last time that this one kept its part. */
  #meter = new TrafficMeter();
  /** Of this tab, since then. */
  #unkept = new TrafficMeter();
  #counted = 0;
  #callBytes = 0;
  #keptAt: number;

  constructor(dependencies: DiagnosticsDependencies) {
    this.#dependencies = dependencies;
    const { connection, environment, events, storage } = dependencies;
    this.#keptAt = environment.now();
    events.on('visibilityChanged', ({ visible }) => {
      this.#count();
      if (!visible) void this.#keep();
    });
    this.#recorder.note(connection.state, environment.now());
    events.on('connectionChanged', (state) => {
      this.#recorder.note(state, environment.now());
      this.#count();
    });
    observeCallBytes((bytes) => (this.#callBytes += bytes));
    void storage.settings.get(KEY).then((kept) => this.#meter.restore(kept, environment.now()));
  }

  async report(): Promise<Outcome<LineReport>> {
    this.#count();
    const { connection, environment, flowControl, fundJournal, journal, storage } = this.#dependencies;
    return ok({
      history: this.#recorder.history,
      latencies: this.#recorder.latencies,
      counters: connection.counters,
      callBytes: this.#callBytes,
      traffic: this.#meter.traffic(environment.now()),
      topics: connection.topics.topics.length,
      limitedTo: flowControl.limitedTo,
      unanswered: journal.unconfirmed.length + fundJournal.unconfirmed.length,
      durable: await storage.durable,
    });
  }

  /** Adds what has passed since the last count, and keeps the sums once a minute. */
  #count(): void {
    const { connection, environment } = this.#dependencies;
    const { receivedBytes, sentBytes } = connection.counters;
    const total = receivedBytes + sentBytes + this.#callBytes;
    const now = environment.now();
    this.#meter.add(total - this.#counted, now);
    this.#unkept.add(total - this.#counted, now);
    this.#counted = total;
    if (now - this.#keptAt >= KEEP_EVERY_MS) void this.#keep();
  }

  /** Adds this tab's part to what the device has, to which other tabs add theirs. */
  async #keep(): Promise<void> {
    const { environment, storage } = this.#dependencies;
    this.#keptAt = environment.now();
    const part = this.#unkept;
    this.#unkept = new TrafficMeter();
    const kept = await storage.settings.get(KEY);
    const sum = new TrafficMeter();
    for (const text of [kept, part.toText()]) sum.restore(text, environment.now());
    void storage.settings.put(KEY, sum.toText());
    // What passed meanwhile.
    sum.restore(this.#unkept.toText(), environment.now());
    this.#meter = sum;
  }
}
