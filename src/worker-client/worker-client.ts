import { followFunds, type FundCalls } from './lost-funds.ts';
import { followOrders, type OrderCalls } from './lost-orders.ts';
import { reportInterest, type InterestReports } from './interest.ts';
import type { WorkerCalls } from './worker-calls.ts';

/** The page's hold on the worker: its commands, and what must outlive the worker that hears them. */
export interface WorkerClient extends WorkerCalls, InterestReports, OrderCalls, FundCalls {}

export function createWorkerClient(calls: WorkerCalls): WorkerClient {
  return { ...calls, ...reportInterest(calls), ...followOrders(calls), ...followFunds(calls) };
}
