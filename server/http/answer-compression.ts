import { constants } from 'node:zlib';
import type { FastifyCompressRouteOptions } from '@fastify/compress';

/**
 * How answers of calls are compressed, which are written anew each time: lightly, because the next levels save two
 * percent more for twice the time. A chart of 500 bars (50 kB) takes 0.3 ms on the spot; a stream of its own would cost
 * the main thread more than that.
 */
export const ANSWER_COMPRESSION: Exclude<FastifyCompressRouteOptions['compress'], false | undefined> = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { level: 3 },
  syncThreshold: 65_536,
};
