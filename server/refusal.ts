/** Refusals about accounts with a password. */
export type AccountRefusalName =
  | 'onlyTrueAccount'
  | 'wrongCode'
  | 'codeTooSoon'
  | 'tooManyCodes'
  | 'notDelivered'
  | 'wrongLogin'
  | 'loginLocked'
  | 'passwordsDiffer'
  | 'passwordLength'
  | 'weakPassword'
  | 'wrongCaptcha'
  | 'unknownInviteCode'
  | 'addressTaken'
  | 'userNameTaken'
  | 'badUserName'
  | 'badEmail'
  | 'badMobile'
  | 'unknownArea'
  | 'registrationType'
  | 'noAccountThere'
  | 'noAddressOfYours'
  | 'guessableDemoId'
  | 'tooManyDemos';

/** Refusals about pictures, identities, news, locked accounts and push messages. */
export type ContentRefusalName =
  | 'notYourUpload'
  | 'alreadySubmitted'
  | 'alreadyVerified'
  | 'samePictures'
  | 'notAPicture'
  | 'pictureTooLarge'
  | 'tooManyPixels'
  | 'tooManyUploads'
  | 'unknownNews'
  | 'accountLocked'
  | 'tooMuchFeedback'
  | 'unknownPushService';

/** Refusals about money in and out. */
export type FundRefusalName =
  | 'notWithdrawable'
  | 'wayGone'
  | 'belowLeast'
  | 'aboveMost'
  | 'tooManyWaiting'
  | 'dayLimit'
  | 'nothingReceived'
  | 'unverifiedLimit'
  | 'recentChangeLimit'
  | 'unknownCurrency'
  | 'unknownMethod'
  | 'methodInUse'
  | 'tooManyMethods'
  | 'clientIdTaken'
  | 'wrongAddress'
  | 'wrongIban'
  | 'wrongSwift';

/** Refusals about following others. */
export type FollowRefusalName =
  | 'unknownLeader'
  | 'ownAccount'
  | 'followCircle'
  | 'alreadyFollowing'
  | 'notFollowing'
  | 'tooManyFollowings';

/** Refusals of the conversation with customer service. */
export type ChatRefusalName = 'chatExpired' | 'tooManyMessages';

/** Why a request was refused, by name; its number and its words are in messages/messages.ts. */
export type RefusalName =
  | AccountRefusalName
  | ContentRefusalName
  | FundRefusalName
  | FollowRefusalName
  | ChatRefusalName
  | 'missing'
  | 'malformed'
  | 'repeated'
  | 'outOfRange'
  | 'unknownCall'
  | 'unknownInstrument'
  | 'unknownOrder'
  | 'loginRequired'
  | 'sessionInvalid'
  | 'onlyDemo'
  | 'tooManyRequests'
  | 'unreadableBody'
  | 'bodyTooLarge'
  | 'unsupportedBody'
  | 'internal'
  | 'databaseUnavailable'
  | 'outcomeUnknown'
  | 'marketClosed'
  | 'noLeverage'
  | 'leverageNotOffered'
  | 'lotsBelowMinimum'
  | 'lotsAboveMaximum'
  | 'lotsOffStep'
  | 'lotsAboveOpen'
  | 'restBelowMinimum'
  | 'tooManyDigits'
  | 'insufficientFunds'
  | 'stopLossSide'
  | 'takeProfitSide'
  | 'notOpen'
  | 'notPending'
  | 'tooManyOrders';

export interface Refusal {
  readonly name: RefusalName;
  /** Fill the placeholders of the message. */
  readonly values: Readonly<Record<string, string>>;
}

export function refusal(name: RefusalName, values: Readonly<Record<string, string>> = {}): Refusal {
  return { name, values };
}
