import type { AccountKind, Recipient } from '../../contract/worker/auth-api.ts';
import { selectedArea } from '../../state/areas.ts';
import { entryDraft } from '../../state/entry-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { plainMobile } from './entry-checks.ts';

/** The account as typed, in the words of the worker. */
export function useRecipient(by: AccountKind): Recipient {
  const { email, mobile } = useSignalValue(entryDraft);
  const area = useSignalValue(selectedArea);
  if (by === 'email') return { by, account: email.trim(), areaId: undefined };
  return { by, account: plainMobile(mobile), areaId: area?.id };
}
