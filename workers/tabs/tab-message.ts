import * as v from 'valibot';

/** The messages between the tabs of one device. */
export const tabMessageSchema = v.variant('kind', [
  /** This device's session began, or was replaced. */
  v.object({ kind: v.literal('sessionBegun'), userId: v.number() }),
  v.object({ kind: v.literal('sessionEnded'), userId: v.number() }),
  /** The user is closing or cancelling these orders. */
  v.object({ kind: v.literal('closing'), orderIds: v.array(v.number()) }),
]);
/** One message to the other tabs. */
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;
