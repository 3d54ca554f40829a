import type { CallDeclaration } from '../declaration.ts';
import * as account from './account.ts';
import * as auth from './auth.ts';
import * as chat from './chat.ts';
import * as feedback from './feedback.ts';
import * as follow from './follow.ts';
import * as funds from './funds.ts';
import * as identity from './identity.ts';
import * as invitations from './invitations.ts';
import * as market from './market.ts';
import * as news from './news.ts';
import * as orders from './orders.ts';
import * as pictures from './pictures.ts';
import * as push from './push.ts';
import * as site from './site.ts';

/** Calls that belong together. */
export interface CallGroup {
  readonly name: string;
  readonly calls: readonly CallDeclaration[];
}

/** Every call of the wire, in the order in which the documents tell them. */
export const CALL_GROUPS: readonly CallGroup[] = [
  {
    name: 'Site',
    calls: [site.BASIC_INFO, site.COMPANY_STATUS, site.COMPANIES, site.COMPANY_INDEX, site.AREAS_SERVED, site.SETTING],
  },
  { name: 'Market', calls: [market.TRADE_LIST, market.CATEGORIES, market.SPARKLINE, market.CANDLES] },
  {
    name: 'Log-in and registration',
    calls: [
      auth.REGISTER,
      auth.LOG_IN,
      auth.FORGOT_PASSWORD,
      auth.AMEND_PASSWORD,
      auth.LOG_OUT,
      auth.SEND_EMAIL,
      auth.SEND_SMS,
      auth.CAPTCHA,
    ],
  },
  {
    name: 'Account',
    calls: [
      account.OPEN_DEMO,
      account.USER_INFO,
      account.BALANCE,
      account.ACCOUNT_DETAIL,
      account.FUND_RECORDS,
      account.RESET_DEMO,
    ],
  },
  { name: 'Orders', calls: [orders.SUBMIT, orders.MY_ORDERS, orders.CLOSE, orders.CANCEL, orders.SET_STOPS] },
  {
    name: 'Deposits',
    calls: [funds.DEPOSIT_WAYS, funds.SUBMIT_COIN_DEPOSIT, funds.SUBMIT_BANK_DEPOSIT, funds.DEPOSITS],
  },
  {
    name: 'Withdrawals',
    calls: [
      funds.WITHDRAW_CURRENCIES,
      funds.WITHDRAW,
      funds.WITHDRAWALS,
      funds.WITHDRAW_METHODS,
      funds.BIND_METHOD,
      funds.REMOVE_METHOD,
      funds.FUND_LIMITS,
    ],
  },
  {
    name: 'Copy trading',
    calls: [
      follow.LEADERS,
      follow.LEADER,
      follow.LEADER_TRADES,
      follow.MY_FOLLOWINGS,
      follow.FOLLOW,
      follow.PAUSE_FOLLOWING,
      follow.UNFOLLOW,
      follow.FOLLOW_PREVIEW,
      follow.PUBLISH,
      follow.OWN_LEADER,
    ],
  },
  { name: 'Invitations', calls: [invitations.INVITATIONS] },
  { name: 'Identity papers', calls: [identity.SUBMIT_IDENTITY, identity.IDENTITY] },
  { name: 'Pictures', calls: [pictures.UPLOAD, pictures.PICTURE] },
  { name: 'News', calls: [news.ARTICLES, news.ARTICLE, news.ARTICLE_PICTURE] },
  { name: 'Feedback', calls: [feedback.SEND_FEEDBACK, feedback.SUPPORT_ADDRESS] },
  {
    name: 'Customer service',
    calls: [
      chat.OPEN_CHAT,
      chat.CHAT_UNREAD,
      chat.POLL_CHAT,
      chat.SEND_CHAT,
      chat.READ_CHAT,
      chat.TYPING_CHAT,
      chat.CHAT_PICTURE,
    ],
  },
  { name: 'Push messages', calls: [push.PUSH_SETTINGS, push.SUBSCRIBE, push.MOVE_SUBSCRIPTION, push.UNSUBSCRIBE] },
];
