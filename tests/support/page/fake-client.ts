/** Stands in for the worker: records what it is asked, answers what the test says. */
import { vi, type Mock } from 'vitest';
import type { Failure, FailureKind } from '../../../src/contract/worker/failure.ts';
import type { Outcome } from '../../../src/contract/worker/trading-api.ts';
import { newDeferred } from '../../../src/lib/deferred.ts';
import { err, ok } from '../../../src/lib/result.ts';
import type { Command, Tell } from '../../../src/worker-client/worker-calls.ts';
import { createWorkerClient, type WorkerClient } from '../../../src/worker-client/worker-client.ts';

type Answer = (...args: unknown[]) => Promise<Outcome<unknown>>;

export interface FakeClient extends WorkerClient {
  readonly tell: Tell & Mock<(name: string, ...args: unknown[]) => void>;
  readonly holdPrices: Mock<() => () => void>;
  readonly slowPrices: Mock<() => () => void>;
  readonly answering: Mock<() => number>;
  readonly pricesDue: Mock<() => boolean>;
  /** Every call of a command from now on has this outcome. */
  readonly answer: (name: string, outcome: Outcome<unknown>) => void;
  /** Every call of a command from now on has the outcome that is made for its arguments. */
  readonly answerBy: (name: string, outcomeOf: (...args: unknown[]) => Outcome<unknown>) => void;
  /** Leaves a command unanswered until the returned function is called. */
  readonly leaveOpen: (name: string) => (outcome: Outcome<unknown>) => void;
  /** The arguments of every call of a command. */
  readonly callsOf: (name: string) => unknown[][];
  /** Another worker takes the place of this one. */
  readonly restart: () => void;
}

export function fakeClient(): FakeClient {
  const answers = new Map<string, Answer>();
  const restarts = new Set<() => void>();
  const command = vi.fn<(name: string, ...args: unknown[]) => Promise<Outcome<unknown>>>(
    (name, ...args) => answers.get(name)?.(...args) ?? Promise.resolve(ok(null)),
  );
  const tell = vi.fn<(name: string, ...args: unknown[]) => void>() as FakeClient['tell'];
  const holdPrices = vi.fn<() => () => void>(() => () => undefined);
  const slowPrices = vi.fn<() => () => void>(() => () => undefined);
  const answering = vi.fn<() => number>(() => 0);
  const pricesDue = vi.fn<() => boolean>(() => false);
  const onRestart: WorkerClient['onRestart'] = (tellAgain) => {
    restarts.add(tellAgain);
    return () => restarts.delete(tellAgain);
  };
  return {
    ...createWorkerClient({
      command: command as Command,
      tell,
      onRestart,
      holdPrices,
      slowPrices,
      answering,
      pricesDue,
    }),
    tell,
    holdPrices,
    slowPrices,
    answering,
    pricesDue,
    answer: (name, outcome) => void answers.set(name, () => Promise.resolve(outcome)),
    answerBy: (name, outcomeOf) => void answers.set(name, (...args) => Promise.resolve(outcomeOf(...args))),
    leaveOpen: (name) => {
      const open = newDeferred<Outcome<unknown>>();
      answers.set(name, () => open.promise);
      return open.resolve;
    },
    callsOf: (name) => command.mock.calls.filter(([called]) => called === name).map(([, ...args]) => args),
    restart: () => restarts.forEach((tellAgain) => tellAgain()),
  };
}

export function failure(
  kind: FailureKind,
  change: Partial<Failure> = {},
): { readonly ok: false; readonly error: Failure } {
  return err({ kind, origin: 'test', ...change });
}
