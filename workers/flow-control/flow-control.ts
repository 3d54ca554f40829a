import { LaterModule } from '../later-module.ts';
import { SAVING_EVERY_MS } from './data-saver.ts';
import { LimitedPrices, type LimitedPricesDependencies } from './limited-prices.ts';
import type { LoadSheddingDependencies } from './load-shedding.ts';

/** Where it is seen how much can be taken, and where less is asked for. */
export interface FlowControlDependencies extends LimitedPricesDependencies, LoadSheddingDependencies {}

/** How much the server is asked for: all prices, or less where data is saved, or device or line do not keep up. */
export class FlowControl {
  readonly #prices: LimitedPrices;

  constructor(dependencies: FlowControlDependencies, savesData: boolean) {
    this.#prices = new LimitedPrices(dependencies);
    this.saveData(savesData);
    // It has a file of its own; without it, all that is sent is read.
    const make = async (): Promise<object> =>
      new (await import('./load-shedding.ts')).LoadShedding(dependencies, this.#prices);
    new LaterModule(make, 'load-shedding').prepare();
  }

  /** How many instruments the server is asked for; undefined where it sends all. */
  get limitedTo(): number | undefined {
    return this.#prices.limitedTo;
  }

  /** Whether only what is on screen is asked for, and less often. */
  saveData(on: boolean): void {
    this.#prices.set('dataSaver', on ? SAVING_EVERY_MS : undefined);
  }
}
