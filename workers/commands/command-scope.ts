import type { Failure, Outcome } from '../../src/contract/worker/failure.ts';
import { err } from '../../src/lib/result.ts';
import type { TradingClient } from '../trading-client.ts';

const NOT_STARTED: Failure = { kind: 'invalid', origin: 'start' };

/** What commands run on: a client that `start` makes. Before that they do nothing, or fail as `invalid`. */
export class CommandScope {
  client: TradingClient | undefined;

  /** For a command that can fail. */
  run<T>(command: (client: TradingClient) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.client ? command(this.client) : Promise.resolve(err(NOT_STARTED));
  }

  /** For a command without an answer. */
  async tell(command: (client: TradingClient) => void | Promise<void>): Promise<void> {
    if (this.client) await command(this.client);
  }
}
