import {
  accountEventSchema,
  accountMessageSchema,
  candleMessageSchema,
  closedMessageSchema,
  logInMessageSchema,
  loginResultMessageSchema,
  noticeSchema,
  logOutMessageSchema,
  marketMessageSchema,
  orderMessageSchema,
  pingMessageSchema,
  pongMessageSchema,
  subscribeMessageSchema,
  unsubscribeMessageSchema,
} from '../../../src/contract/wire/socket.ts';
import { nameObject, type NamedObject } from './object-text.ts';

/** A message of the live socket. */
export interface MessageDeclaration {
  readonly sender: 'client' | 'server';
  /** What it does, in one sentence. */
  readonly title: string;
  readonly notes?: string;
  readonly object: NamedObject;
}

const DATA_TEXTS = {
  type: ['`data`: what a topic says.', 'data'],
  ts: ['The server’s clock: milliseconds since 1970.', 1_732_190_400_123],
} as const;
const SEQUENCE = ['The account’s own event number; rises by one. May be left out.', 17] as const;

/** Objects that messages alone carry. */
export const SOCKET_OBJECTS: readonly NamedObject[] = [
  nameObject('AccountEvent', accountEventSchema, {
    balance: ['Balance.', '99999.994158'],
    lock_balance: ['Margin that open positions hold.', '116.841000'],
    seq: SEQUENCE,
    notice: ['What was reviewed, where a review is what has happened.'],
  }),
  nameObject('Notice', noticeSchema, {
    kind: ['`deposit`, `withdrawal`, `invite_reward`, `verification` or `following`.', 'deposit'],
    id: ['Number of the record.', 9],
    status: ['Its status now; of a verification as `review_status`.', 1],
  }),
];

/** Every message of the live socket, in the order in which the documents tell them. */
export const SOCKET_MESSAGES: readonly MessageDeclaration[] = [
  {
    sender: 'client',
    title: 'Asks whether the server is there.',
    notes: 'Every 5 seconds while the socket is open. A server may end a socket that says nothing for a minute.',
    object: nameObject('Ping', pingMessageSchema, { type: ['`ping`', 'ping'] }),
  },
  {
    sender: 'client',
    title: 'Logs the socket in, for its private topics.',
    notes: 'The answer is `login_result`.',
    object: nameObject('LogInMessage', logInMessageSchema, {
      type: ['`login`', 'login'],
      token: ['The token of the session.', 'mB7u2sYV0y9dLqkXc1Tz5w'],
    }),
  },
  {
    sender: 'client',
    title: 'Logs the socket out: no private message follows. Prices go on.',
    object: nameObject('LogOutMessage', logOutMessageSchema, { type: ['`logout`', 'logout'] }),
  },
  {
    sender: 'client',
    title: 'Subscribes to topics.',
    notes:
      'A private topic may be named before the log-in and takes effect with it. A topic that is subscribed already goes on; it begins anew only where it is asked for in another form.',
    object: nameObject('Subscribe', subscribeMessageSchema, {
      type: ['`sub`', 'sub'],
      topics: [
        '`DAY_MARKET`, `KLINE.{Code}`, `FOREX_TRADE`, `FOREX_CLOSED`, `ACCOUNT`.',
        ['DAY_MARKET', 'KLINE.EURUSD'],
      ],
      encoding: ['Another form of the price topics; a server that does not know it sends plain JSON.', 'quotes.1'],
      only: [
        'Ids of the instruments of which `DAY_MARKET` is to tell, the snapshot too; 256 at most. Left out, or not known to the server: all.',
        [1, 2],
      ],
      every: [
        'Ms that are to lie between two messages of a price topic at least, up to 60,000; each then has the latest. Left out, or not known to the server: as they come.',
        1000,
      ],
    }),
  },
  {
    sender: 'client',
    title: 'Ends subscriptions.',
    object: nameObject('Unsubscribe', unsubscribeMessageSchema, {
      type: ['`unsub`', 'unsub'],
      topics: ['The topics.', ['KLINE.EURUSD']],
    }),
  },
  {
    sender: 'server',
    title: 'Answers a ping.',
    notes: 'Clients also take the bare text `pong`.',
    object: nameObject('Pong', pongMessageSchema, { type: ['`pong`', 'pong'] }),
  },
  {
    sender: 'server',
    title: 'Says whether the socket is logged in.',
    notes: 'After `login`, and when the session has ended meanwhile (999).',
    object: nameObject('LoginResult', loginResultMessageSchema, {
      type: ['`login_result`', 'login_result'],
      code: ['1 logged in; every other code: not, or no longer.', 1],
      msg: ['What to tell the user; may be empty.', ''],
    }),
  },
  {
    sender: 'server',
    title: 'Prices that have changed; at first those of every instrument.',
    notes: 'Only the latest price is sent. Prices of an instrument never go back in time.',
    object: nameObject('MarketMessage', marketMessageSchema, {
      ...DATA_TEXTS,
      topic: ['`DAY_MARKET`', 'DAY_MARKET'],
      data: ['The instruments that have changed.'],
      snapshot: ['True in the first frame after `sub`: `data` has every instrument.', true],
    }),
  },
  {
    sender: 'server',
    title: 'The running candle of one minute, sent again as it changes.',
    notes: 'The last one sent for a minute is final.',
    object: nameObject('CandleMessage', candleMessageSchema, {
      ...DATA_TEXTS,
      topic: ['`KLINE.` and the code of the instrument.', 'KLINE.EURUSD'],
      data: ['The candle.'],
    }),
  },
  {
    sender: 'server',
    title: 'An order was placed, filled or changed. Private.',
    object: nameObject('OrderMessage', orderMessageSchema, {
      ...DATA_TEXTS,
      topic: ['`FOREX_TRADE`', 'FOREX_TRADE'],
      data: ['The order as it is now.'],
      seq: SEQUENCE,
    }),
  },
  {
    sender: 'server',
    title: 'An order went to history: closed or cancelled. Private.',
    object: nameObject('ClosedMessage', closedMessageSchema, {
      ...DATA_TEXTS,
      topic: ['`FOREX_CLOSED`', 'FOREX_CLOSED'],
      data: ['The order as it was booked.'],
      seq: SEQUENCE,
    }),
  },
  {
    sender: 'server',
    title: 'The account’s money has changed, or something was reviewed. Private.',
    notes:
      'After the messages of the orders that caused the change. An extension: where it stays silent, clients ask `getBalance` instead.',
    object: nameObject('AccountMessage', accountMessageSchema, {
      ...DATA_TEXTS,
      topic: ['`ACCOUNT`', 'ACCOUNT'],
      data: ['The account as it is now.'],
      seq: SEQUENCE,
    }),
  },
];
