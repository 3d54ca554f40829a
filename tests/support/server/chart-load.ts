import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { intervalLength, type CandleInterval } from '../../../src/domain/candle-interval.ts';
import { TestSocket } from './socket.ts';

const CONNECTIONS = 64;
/** Bars of a chart. */
const PAGE = 500;
/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const NANOSECONDS_PER_MS = 1e6;

export interface ChartLoad {
  readonly seconds: number;
  /** How many calls were answered with bars, and with a refusal. */
  readonly answered: number;
  readonly refused: number;
  /** Milliseconds from a call to its answer. */
  readonly slowest: number;
}

/** Asks for bars of every instrument, each call for a time that no other asks for. @param now ms since 1970 */
export async function askCharts(
  url: string,
  calls: number,
  instruments: number,
  period: CandleInterval = '1day',
  now = Date.now(),
): Promise<ChartLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const newest = Math.floor(now / 1000);
  const answers = await Promise.all(
    Array.from({ length: calls }, async (_, call) => {
      const page = Math.floor(call / instruments);
      const end = newest - (page * PAGE * intervalLength(period)) / 1000;
      const query = `forex_id=${1 + (call % instruments)}&period=${period}&end=${end}`;
      const sent = performance.now();
      const text = await textOf(`${url}/v1/api/forex/kline?${query}`, agent);
      const { code } = JSON.parse(text) as { code: number };
      return { code, ms: performance.now() - sent };
    }),
  );
  agent.destroy();
  const answered = answers.filter(({ code }) => code === 1).length;
  return {
    seconds: (performance.now() - started) / 1000,
    answered,
    refused: answers.length - answered,
    slowest: Math.max(...answers.map(({ ms }) => ms)),
  };
}

/** Compressed on its way, as for a browser. */
function textOf(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve(String(response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body));
      });
    }).on('error', reject);
  });
}

/** What a listener to every price sees: frames a second, and the longest pause between two (ms). */
export interface FramePace {
  readonly perSecond: number;
  readonly longestPause: number;
}

const PING_MS = 5_000;

/** Listens to all prices while `work` is done, which may wait for so many frames. */
export async function framesDuring(
  url: string,
  work: (frames: (count: number) => Promise<void>) => Promise<unknown>,
): Promise<FramePace> {
  const socket = await TestSocket.open(url);
  socket.subscribe('DAY_MARKET');
  await socket.until('prices', () => socket.data('DAY_MARKET').length > 1);
  const times: number[] = [performance.now()];
  socket.socket.on('message', () => times.push(performance.now()));
  const pings = setInterval(() => socket.send({ type: 'ping' }), PING_MS);
  await work((count) => socket.until('frames', () => times.length > count));
  clearInterval(pings);
  times.push(performance.now());
  socket.close();
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  return { perSecond: (times.length - 2) / seconds, longestPause: Math.max(...pauses) };
}

/** Seconds of processor time that a process has used, all its threads together. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Milliseconds of processor time that a process's main thread has used. Waiting for a processor is not counted. */
export function mainThreadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS_PER_MS;
}
