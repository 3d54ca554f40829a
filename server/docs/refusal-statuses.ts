import type { RefusalName } from '../refusal.ts';
import { isPicture, refusalsOf, type CallDeclaration } from '../wire/declaration.ts';

/** Refusals that come with another HTTP status than 200, because no call has answered. */
const STATUS: Readonly<Partial<Record<RefusalName, number>>> = {
  unreadableBody: 400,
  unknownCall: 404,
  bodyTooLarge: 413,
  unsupportedBody: 415,
  tooManyRequests: 429,
  internal: 500,
  databaseUnavailable: 503,
  outcomeUnknown: 503,
};

/** Of a call that answers a picture, for which an envelope with status 200 would be no picture. */
const STATUS_OF_PICTURES: Readonly<Partial<Record<RefusalName, number>>> = { loginRequired: 401, sessionInvalid: 401 };

/** The refusals of a call by the HTTP statuses that they come with; a call itself may give with 200 what the server also gives before it. */
export function refusalsByStatus(call: CallDeclaration): ReadonlyMap<number, readonly RefusalName[]> {
  const ofPictures = isPicture(call.answer);
  const statuses = new Map<number, RefusalName[]>();
  const add = (status: number, name: RefusalName) => statuses.set(status, [...(statuses.get(status) ?? []), name]);
  for (const name of refusalsOf(call)) {
    add((ofPictures ? STATUS_OF_PICTURES[name] : undefined) ?? STATUS[name] ?? 200, name);
    if (!ofPictures && STATUS[name] !== undefined && call.refusals.includes(name)) add(200, name);
  }
  return statuses;
}
