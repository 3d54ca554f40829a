/** Stands in for the page's hold on the worker: records what it is asked, answers what the test says. */
import { vi } from 'vitest';
import type { Failure, FailureKind } from '../../../src/contract/worker/failure.ts';
import type { Outcome } from '../../../src/contract/worker/trading-api.ts';
import { err, ok } from '../../../src/lib/result.ts';

type Answer = () => Promise<Outcome<unknown>>;

const answers = new Map<string, Answer>();

export const command = vi.fn<(name: string, ...args: unknown[]) => Promise<Outcome<unknown>>>((name) => {
  const prepared = answers.get(name);
  return prepared ? prepared() : Promise.resolve(ok(null));
});
export const tell = vi.fn<(name: string, ...args: unknown[]) => void>();
export const holdPrices = vi.fn<() => () => void>(() => () => undefined);
export const startTrading = vi.fn(() => Promise.resolve(ok(null)));

/** Every call of a command from now on has this outcome. */
export function answer(name: string, outcome: Outcome<unknown>): void {
  answers.set(name, () => Promise.resolve(outcome));
}

/** Leaves a command unanswered until the returned function is called. */
export function leaveOpen(name: string): (outcome: Outcome<unknown>) => void {
  let finish: (outcome: Outcome<unknown>) => void = () => undefined;
  const open = new Promise<Outcome<unknown>>((resolve) => {
    finish = resolve;
  });
  answers.set(name, () => open);
  return finish;
}

/** The arguments of every call of a command. */
export function callsOf(name: string): unknown[][] {
  return command.mock.calls.filter(([called]) => called === name).map(([, ...args]) => args);
}

export function forgetCalls(): void {
  answers.clear();
  command.mockClear();
  tell.mockClear();
}

export function failure(
  kind: FailureKind,
  change: Partial<Failure> = {},
): { readonly ok: false; readonly error: Failure } {
  return err({ kind, origin: 'test', ...change });
}
