import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../server/catalogue/languages.ts';
import type { TransferCode } from '../../server/engine/model/transfer.ts';
import { memoText } from '../../server/messages/memos.ts';
import { valueText } from '../../server/messages/message-values.ts';
import { refusalText, successText } from '../../server/messages/messages.ts';
import type { SuccessName } from '../../server/messages/translations/translation.ts';
import { refusal, type RefusalName } from '../../server/refusal.ts';

/** What a message is filled with; the names are those of its placeholders. */
const VALUES = {
  parameter: 'forex_id',
  options: '50, 100',
  minimum: '0.01',
  maximum: '50.5',
  step: '0.02',
  digits: '5',
  needed: '1085.43',
  available: '99.57',
  entry: '1.08543',
  seconds: '37',
  minutes: '15',
  hours: '23',
  network: 'TRC20',
};

/** Every refusal and the placeholders that it has; the compiler says when one is missing here. */
const REFUSALS: Readonly<Record<RefusalName, readonly (keyof typeof VALUES)[]>> = {
  sessionInvalid: [],
  missing: ['parameter'],
  malformed: ['parameter'],
  repeated: ['parameter'],
  outOfRange: ['parameter'],
  unknownCall: [],
  unknownInstrument: [],
  unknownOrder: [],
  loginRequired: [],
  onlyDemo: [],
  tooManyRequests: [],
  internal: [],
  databaseUnavailable: [],
  outcomeUnknown: [],
  unreadableBody: [],
  bodyTooLarge: [],
  unsupportedBody: [],
  onlyTrueAccount: [],
  wrongCode: [],
  codeTooSoon: ['seconds'],
  tooManyCodes: [],
  notDelivered: [],
  wrongLogin: [],
  loginLocked: ['minutes'],
  passwordsDiffer: [],
  passwordLength: ['minimum', 'maximum'],
  weakPassword: [],
  wrongCaptcha: [],
  unknownInviteCode: [],
  addressTaken: [],
  userNameTaken: [],
  badUserName: [],
  badEmail: [],
  badMobile: [],
  unknownArea: [],
  registrationType: [],
  noAccountThere: [],
  noAddressOfYours: [],
  guessableDemoId: [],
  tooManyDemos: [],
  marketClosed: [],
  noLeverage: [],
  leverageNotOffered: ['options'],
  lotsBelowMinimum: ['minimum'],
  lotsAboveMaximum: ['maximum'],
  lotsOffStep: ['step'],
  lotsAboveOpen: ['maximum'],
  restBelowMinimum: ['minimum'],
  tooManyDigits: ['parameter', 'digits'],
  insufficientFunds: ['needed', 'available'],
  stopLossSide: ['entry'],
  takeProfitSide: ['entry'],
  notOpen: [],
  notPending: [],
  tooManyOrders: ['maximum'],
  notYourUpload: ['parameter'],
  alreadySubmitted: [],
  alreadyVerified: [],
  samePictures: [],
  notAPicture: [],
  pictureTooLarge: [],
  tooManyPixels: ['maximum'],
  tooManyUploads: [],
  unknownNews: [],
  accountLocked: [],
  tooMuchFeedback: [],
  unknownPushService: [],
  notWithdrawable: ['available'],
  wayGone: [],
  belowLeast: ['minimum'],
  aboveMost: ['maximum'],
  tooManyWaiting: ['maximum'],
  dayLimit: ['available'],
  nothingReceived: [],
  unverifiedLimit: ['maximum'],
  recentChangeLimit: ['hours', 'maximum'],
  unknownCurrency: [],
  unknownMethod: [],
  methodInUse: [],
  tooManyMethods: ['maximum'],
  clientIdTaken: [],
  wrongAddress: ['network'],
  wrongIban: [],
  unknownLeader: [],
  ownAccount: [],
  followCircle: [],
  alreadyFollowing: [],
  notFollowing: [],
  tooManyFollowings: ['maximum'],
  wrongSwift: [],
  chatExpired: [],
  tooManyMessages: [],
};

const SUCCESSES: Readonly<Record<SuccessName, true>> = {
  orderPlaced: true,
  orderPending: true,
  orderClosed: true,
  partClosed: true,
  orderCancelled: true,
  stopsSet: true,
  accountReset: true,
  codeSent: true,
  registered: true,
  passwordChanged: true,
  loggedOut: true,
  identitySubmitted: true,
  followStarted: true,
  followPaused: true,
  followResumed: true,
  followEnded: true,
  leaderPublished: true,
  leaderRetired: true,
  feedbackSent: true,
  depositSubmitted: true,
  withdrawalRequested: true,
  methodBound: true,
  methodRemoved: true,
};

const MEMOS: Readonly<Record<TransferCode, true>> = {
  demo_deposit: true,
  negative_balance_protection: true,
  correction: true,
  fee: true,
  invite_reward: true,
  profit: true,
  reset: true,
  deposit: true,
  withdrawal_reserved: true,
  withdrawal_returned: true,
  withdrawal_paid: true,
  withdrawal_fee: true,
  brought_forward: true,
};

function namesOf<T extends string>(all: Readonly<Record<T, unknown>>): T[] {
  return Object.keys(all) as T[];
}

/** Everything that the server can say in a language, by name. */
function sayingsIn(language: Language): Map<string, string> {
  const said = (name: RefusalName): string => refusalText(refusal(name, VALUES), language);
  return new Map([
    ...namesOf(REFUSALS).map((name): [string, string] => [name, said(name)]),
    ...namesOf(SUCCESSES).map((name): [string, string] => [name, successText(name, language)]),
    ...namesOf(MEMOS).map((name): [string, string] => [`memo ${name}`, memoText(name, language)]),
  ]);
}

const ENGLISH = sayingsIn('en');
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** A value as a message of the language has it; what that is, number-text.test.ts tells. */
const valueIn = (language: Language, name: keyof typeof VALUES): string => valueText(name, VALUES[name], language);

/** Messages that are still those of English, or lack a value. */
function findings(sayings: ReadonlyMap<string, string>, language: Language): string[] {
  const same = [...sayings].filter(([name, text]) => text === '' || text === ENGLISH.get(name)).map(([name]) => name);
  const lacking = namesOf(REFUSALS).flatMap((name) =>
    REFUSALS[name]
      .filter((value) => !sayings.get(name)?.includes(valueIn(language, value)))
      .map((value) => `${name} lacks ${value}`),
  );
  const unfilled = [...sayings].filter(([, text]) => /[{}]/.test(text)).map(([name]) => `${name} has an open place`);
  return [...same, ...lacking, ...unfilled];
}

describe('what the server says', () => {
  it.each(TRANSLATED)('is said in %s, with its values', (language) => {
    expect(findings(sayingsIn(language), language)).toEqual([]);
  });

  it('has its values in English', () => {
    expect(
      findings(ENGLISH, 'en').filter((finding) => finding.includes(' lacks ') || finding.includes(' open ')),
    ).toEqual([]);
  });

  it('and a message left in English, empty, without its value or with an unknown one is seen', () => {
    const german = sayingsIn('de');
    const planted = (name: string, text: string): string[] => findings(new Map([...german, [name, text]]), 'de');
    expect(planted('orderPlaced', 'Order placed')).toEqual(['orderPlaced']);
    expect(planted('orderPlaced', '')).toEqual(['orderPlaced']);
    expect(planted('missing', 'Ein Parameter fehlt.')).toEqual(['missing lacks parameter']);
    expect(planted('marketClosed', 'Der {Markt} ist zu.')).toEqual(['marketClosed has an open place']);
  });
});
