import {
  accountDetailSchema,
  areaSchema,
  balanceSchema,
  basicInfoSchema,
  companyIndexSchema,
  companySchema,
  companyStatusSchema,
  fundRecordPageSchema,
  fundRecordSchema,
  loginSchema,
  settingSchema,
  userSchema,
} from '../../../src/contract/wire/account.ts';
import {
  articleSchema,
  identitySchema,
  imageSchema,
  newsPageSchema,
  newsSchema,
  supportSchema,
} from '../../../src/contract/wire/profile.ts';
import { invitationPageSchema, invitationSchema } from '../../../src/contract/wire/invitations.ts';
import { nameObject } from './object-text.ts';

const ARTICLE_TEXTS = {
  id: ['Number of the article.', 7],
  title: ['Title.', 'How margin works'],
  desc: ['Summary.', 'What a position holds back, and why.'],
  logo: ['Address of a picture; may be empty.', ''],
  created_at: ['When it was published, ISO 8601, UTC; may be left out.', '2026-01-05T08:30:00.000Z'],
} as const;

/** Objects of the site, of users and their accounts. */
export const ACCOUNT_OBJECTS = [
  nameObject('BasicInfo', basicInfoSchema, {
    service_link: ['Address of customer service; may be empty.', 'https://service.example.com/chat'],
    verify_reg_type: ['How accounts are registered: `email` or `mobile`.', 'email'],
    service_link_type: ['2: the link is shown, to be copied; everything else: it opens inside of the client.', 1],
    trade_fee_type: ['1: fee = lots × fee rate; everything else: fee = margin × fee rate.', 2],
    service_chat: ['1 where `service_link` is the server’s own chat: `chat/open` gives the token for it.', 1],
    stop_out_level: ['Margin level in percent at which positions are closed.', '50'],
    partial_close: [
      '1 where `close` takes `cont`. Clients close no part where this is absent: a server that does not know `cont` would close everything.',
      1,
    ],
  }),
  nameObject('CompanyStatus', companyStatusSchema, {
    status: ['0 in service; everything else: clients go to `loss_url`.', 0],
    type: ['0: the main company.', 0],
    loss_url: ['Where clients go when it is out of service.', ''],
  }),
  nameObject('Company', companySchema, {
    id: ['Number of the company.', 1],
    name: ['Name.', 'Pipframe'],
    logo: ['Address of a picture; may be empty.', ''],
    url: ['Its site.', 'https://example.com'],
    subject: ['What it does.', 'Brokerage'],
    registered_address: ['Registered address.', '1 Example Street'],
    location: ['Where it is.', 'London'],
    email: ['E-mail address.', 'office@example.com'],
  }),
  nameObject('CompanyIndex', companyIndexSchema, {
    version: ['Another one wherever a row is another.', 'Xk3vQ0cW1nB2mZ8a'],
    rows: ['The companies, one a line; null where nothing has changed.', '1\tPipframe\t\t\tBrokerage\tLondon\t'],
  }),
  nameObject('Area', areaSchema, {
    id: ['Number of the area; calls name it `area_id`.', 184],
    code: ['ISO 3166 code of the country or territory.', 'GB'],
    global_code: ['Dial code.', '44'],
  }),
  nameObject('Setting', settingSchema, {
    is_show_mobile: ['Where it was asked for: 1 if log-in by mobile number is offered, else 0.'],
    is_show_captcha: ['Where it was asked for: 1 if registration needs a captcha, else 0.', 1],
  }),
  nameObject('Login', loginSchema, {
    token: [
      'The session: what the header `authorization` carries, and `login` on the socket.',
      'mB7u2sYV0y9dLqkXc1Tz5w',
    ],
    user: ['Who is logged in.'],
  }),
  nameObject('User', userSchema, {
    id: ['Number of the user.', 42],
    uid: ['The same for people to see and to log in with.', '1000042'],
    email: ['E-mail address; empty where there is none.', 'ada@example.com'],
    mobile: ['Mobile number with dial code; empty where there is none.', ''],
    user_name: ['Name to log in with; empty where there is none.', 'ada'],
    level: ['Level.', 0],
    is_demo: ['1 for a demo account.', 0],
    invite_code: ['Code with which the user invites others.', 'K7QP2M'],
  }),
  nameObject('Balance', balanceSchema, {
    balance: ['Balance: money without profit and loss of open positions.', '99999.994158'],
  }),
  nameObject('AccountDetail', accountDetailSchema, {
    balance: ['Balance.', '99999.994158'],
    lock_balance: ['Margin that open positions hold.', '116.841000'],
  }),
  nameObject('FundRecord', fundRecordSchema, {
    Value: ['Change of the balance, negative where money left the account.', '-0.005842'],
    MemoTran: ['What it was for, in the language of the request.', 'Handling fee'],
    CreatedAtTran: ['When, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'],
    Id: ['Number of the change.', 4711],
    Kind: ['`deposit`, `withdrawal`, `trade` or `other`.', 'trade'],
    Balance: ['The balance after it.', '99999.994158'],
  }),
  nameObject('FundRecordPage', fundRecordPageSchema, {
    data: ['The rows of this page.'],
    total: ['How many rows there are on all pages.', 1],
  }),
  nameObject('Identity', identitySchema, {
    review_status: ['0 nothing submitted, or rejected; 1 waiting; everything else certified.', 1],
    reject_reason: ['Beside a rejection: why.', 'The back is not readable.'],
  }),
  nameObject('Invitation', invitationSchema, {
    id: ['Number of the row, from 1 for the first whom the caller invited.', 1],
    name: ['A user name, or an address of which most is hidden.', 'j•••@e•••.com'],
    registered_at: ['When they registered, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'],
    verified_at: ['When their identity was verified; empty where it is not.', '2026-01-07T10:00:00.000Z'],
    reward_status: ['0 waits for a review, 1 paid, 2 rejected; absent where nothing is due.', 1],
    reward: ['What it brings, in the account’s money; absent where nothing is due.', '25.000000'],
    remark: ['Why it was rejected.', ''],
  }),
  nameObject('InvitationPage', invitationPageSchema, {
    data: ['Whom the caller has invited, of this page.'],
    total: ['How many there are on all pages.', 1],
    verified: ['How many of them are verified.', 1],
    paid: ['Sum of the rewards that were paid, in the account’s money.', '25.000000'],
    waiting: ['Sum of those that wait for a review.', '0.000000'],
    offer: ['What the next one who is verified brings; 0: nothing.', '25.000000'],
  }),
  nameObject('Image', imageSchema, {
    url: [
      'Path of the picture on the API’s host; other calls take it as it is.',
      '/api/common/image/1f0c9a7be2d34856a1b2c3d4e5f60718293a4b5c.png',
    ],
  }),
  nameObject('Article', newsSchema, ARTICLE_TEXTS),
  nameObject('ArticlePage', newsPageSchema, {
    data: ['The articles of this page.'],
    total: ['How many articles there are on all pages.', 1],
  }),
  nameObject('ArticleDetail', articleSchema, {
    ...ARTICLE_TEXTS,
    content: [
      'HTML; untrusted: sanitise it before it is shown.',
      '<p>Margin = lots × contract size × price ÷ leverage</p>',
    ],
  }),
  nameObject('Support', supportSchema, { email: ['The address; may be empty.', 'support@example.com'] }),
];
