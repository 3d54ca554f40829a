import { useCallback } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Failure } from '../contract/worker/failure.ts';

/** A failure in the user's words: the server's own message where it sent one. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation();
  return useCallback(
    (failure) => {
      if (failure.kind === 'refused' && failure.message) return failure.message;
      if (failure.kind === 'network' && failure.code !== undefined) {
        return t('failure.networkCode', { code: failure.code });
      }
      return t(`failure.${failure.kind}`);
    },
    [t],
  );
}
