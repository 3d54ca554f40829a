import type { AccountKind, Recipient } from '../../contract/worker/auth-api.ts';
import { usePage } from '../../state/page.ts';
import { areasOf } from '../../state/areas.ts';
import { authDraftOf } from '../../state/auth-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { plainMobile } from './entry-checks.ts';

/** The account as typed, in the words of the worker. */
export function useRecipient(by: AccountKind): Recipient {
  const page = usePage();
  const areas = areasOf(page);
  const authDraft = authDraftOf(page);
  const { email, mobile } = useSignalValue(authDraft.typed);
  const area = useSignalValue(areas.selected);
  if (by === 'email') return { by, account: email.trim(), areaId: undefined };
  return { by, account: plainMobile(mobile), areaId: area?.id };
}
