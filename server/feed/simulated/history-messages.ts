/** What passes between a HistoryThread and the thread itself. */
import type { BarTable } from '../../candles/bar-table.ts';
import type { DayRange } from '../../candles/day-range.ts';
import type { SimulatedInstrument, SimulatedMarketOptions } from './simulated-market.ts';

/** The market whose past is asked for, told once. */
export interface HistoryMarket {
  readonly instruments: readonly SimulatedInstrument[];
  readonly options: SimulatedMarketOptions;
}

/** Questions and their answers cross together, as many as were asked in one go. */
export interface HistoryQuestion {
  readonly id: number;
  readonly range: DayRange;
}

export interface HistoryAnswer {
  readonly id: number;
  readonly table: BarTable;
}
