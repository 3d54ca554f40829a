import * as v from 'valibot';
import { candlesSchema } from '../../../src/contract/wire/candle.ts';
import { categoriesSchema, tradeListSchema } from '../../../src/contract/wire/instrument.ts';
import { declareCall } from '../declaration.ts';
import { idParameter, intervalParameter, secondsParameter, textParameter } from '../parameters.ts';

const MAX_SEARCH = 64;

export const TRADE_LIST = declareCall({
  method: 'GET',
  path: '/v1/api/forex/trade_list',
  caller: 'anyone',
  title: 'Lists the instruments with their terms and prices.',
  notes: 'In the order of the catalogue. Names are in the language of the request.',
  parameters: v.object({ searchCurrency: v.optional(textParameter(MAX_SEARCH), '') }),
  texts: {
    searchCurrency: ['Words to find in codes, names and aliases; each must fit. Empty: every instrument.', 'eur'],
  },
  answer: tradeListSchema,
  refusals: [],
});

export const CATEGORIES = declareCall({
  method: 'GET',
  path: '/v1/api/forex/getCategories',
  caller: 'anyone',
  title: 'Lists the categories of instruments.',
  parameters: v.object({}),
  texts: {},
  answer: categoriesSchema,
  refusals: [],
});

const chart = { forex_id: idParameter, period: intervalParameter };
const chartTexts = {
  forex_id: ['The `Id` of the instrument.', '1'],
  period: ['The length of a candle.', '1min'],
} as const;

export const SPARKLINE = declareCall({
  method: 'GET',
  path: '/v1/api/forex/abbreviated_cache_kline',
  caller: 'anyone',
  title: 'Gives the last 60 candles of an instrument.',
  notes: 'Oldest first; the last one is the running candle.',
  parameters: v.object(chart),
  texts: chartTexts,
  answer: candlesSchema,
  refusals: ['unknownInstrument', 'tooManyRequests'],
});

export const CANDLES = declareCall({
  method: 'GET',
  path: '/v1/api/forex/kline',
  caller: 'anyone',
  title: 'Gives up to 500 candles of an instrument.',
  notes: 'Oldest first; without `end` the last one is the running candle. An empty list: there are none before `end`.',
  parameters: v.object({ ...chart, end: v.optional(secondsParameter) }),
  texts: {
    ...chartTexts,
    end: [
      'Unix seconds, UTC: only candles that open before it. Pages back in time. Left out: the present.',
      '1732190400',
    ],
  },
  answer: candlesSchema,
  refusals: ['unknownInstrument', 'tooManyRequests'],
});
