import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FundLimits, FundRestriction } from '../../contract/worker/withdraw-api.ts';
import { isZero } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { ROUTES } from '../shared/links.ts';
import { FundNote } from '../shared/funds/FundNote.tsx';

const CHANGED = {
  password_changed: { some: 'withdraw.passwordChanged', none: 'withdraw.passwordChangedNone' },
  method_changed: { some: 'withdraw.methodChanged', none: 'withdraw.methodChangedNone' },
} as const;

/** What holds the user back, said before anything is typed. */
export function LimitNotes({ limits }: { readonly limits: FundLimits | undefined }): JSX.Element | null {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  if (!limits) return null;
  const { waiting, mostWaiting } = limits.withdraw;
  return (
    <>
      {limits.restrictions.map((restriction) => (
        <RestrictionNote key={restriction.reason} restriction={restriction} />
      ))}
      {waiting >= mostWaiting && (
        <FundNote>{t('withdraw.tooManyWaiting', { most: isolate(typed(String(mostWaiting))) })}</FundNote>
      )}
    </>
  );
}

function RestrictionNote({ restriction }: { readonly restriction: FundRestriction }): JSX.Element {
  const { t } = useTranslation();
  const { money, dateTime } = useFormatters();
  const { reason, most, until } = restriction;
  const amount = isolate(money(most, 2));
  if (reason === 'unverified') {
    return (
      <FundNote>
        {isZero(most) ? t('withdraw.unverifiedNone') : t('withdraw.unverified', { most: amount })}{' '}
        <Link to={ROUTES.identity}>{t('withdraw.verify')}</Link>
      </FundNote>
    );
  }
  const text = isZero(most) ? CHANGED[reason].none : CHANGED[reason].some;
  return <FundNote>{t(text, { most: amount, time: isolate(dateTime(until)) })}</FundNote>;
}
