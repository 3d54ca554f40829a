import type { Catalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { ErrorLog } from './log/error-log.ts';
import type { Settings } from './settings.ts';

/** What every module may use. */
export interface ServerContext {
  readonly settings: Settings;
  /** The wall clock. */
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly errors: ErrorLog;
  /** Writes one sentence to the log. */
  readonly warn: (sentence: string) => void;
}

/**
 * A part of the server that is opened, started, stopped and closed with it. A module leaves out what does not concern
 * it. Beside this it has what others use of it, such as `market` or `sessions`.
 */
export interface ServerModule {
  /** Begins what happens by itself, when every module is open. */
  readonly start?: () => Promise<void> | void;
  /** Takes nothing new in, and answers what is under way. */
  readonly stop?: () => Promise<void> | void;
  /** Writes what is left and lets go of files and connections, when every module has stopped. */
  readonly close?: () => Promise<void>;
  /** Forgets what has run out. Each is done whatever becomes of the others. */
  readonly tidy?: ReadonlyArray<() => Promise<void>>;
  /** How much there is of each thing that is kept in memory for callers. */
  readonly inMemory?: () => Readonly<Record<string, number>>;
}

/** Starts the modules in their order: each when those before it run. */
export async function startModules(modules: readonly ServerModule[]): Promise<void> {
  for (const module of modules) await module.start?.();
}

/** Stops all modules in their order, then closes them in the opposite one: each before what it was opened with. */
export async function closeModules(modules: readonly ServerModule[]): Promise<void> {
  for (const module of modules) await module.stop?.();
  for (const module of modules.toReversed()) await module.close?.();
}

/** Tidies the modules in the opposite of their order: what refers to a thing goes before the thing. */
export async function tidyModules(modules: readonly ServerModule[], onError: (error: unknown) => void): Promise<void> {
  for (const part of modules.toReversed().flatMap(({ tidy }) => tidy ?? [])) await part().catch(onError);
}

/** How much all modules keep in memory. */
export function countInMemory(modules: readonly ServerModule[]): Readonly<Record<string, number>> {
  return Object.assign({}, ...modules.map((module) => module.inMemory?.()));
}
