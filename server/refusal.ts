/** Why a request was refused, by name; its number and its words are in http/messages.ts. */
export type RefusalName =
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
  | 'internal'
  | 'marketClosed'
  | 'noLeverage'
  | 'leverageNotOffered'
  | 'lotsBelowMinimum'
  | 'lotsAboveMaximum'
  | 'lotsOffStep'
  | 'tooManyDigits'
  | 'insufficientFunds'
  | 'stopLossSide'
  | 'takeProfitSide'
  | 'notHolding'
  | 'notPending'
  | 'tooManyOrders'
  | 'onlyTrueAccount'
  | 'notYourUpload'
  | 'alreadySubmitted'
  | 'alreadyVerified'
  | 'samePictures'
  | 'notAPicture'
  | 'pictureTooLarge'
  | 'tooManyUploads'
  | 'unknownNews'
  | 'accountLocked';

export interface Refusal {
  readonly name: RefusalName;
  /** Fill the placeholders of the message. */
  readonly values: Readonly<Record<string, string>>;
}

export function refusal(name: RefusalName, values: Readonly<Record<string, string>> = {}): Refusal {
  return { name, values };
}
