import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundLimits, FundRestriction, WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import { compare, isZero } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { Link } from '../../ui/Link.tsx';
import { ROUTES } from '../shared/links.ts';
import { FundNote } from '../shared/funds/FundNote.tsx';

const CHANGED = {
  password_changed: { some: 'withdraw.passwordChanged', none: 'withdraw.passwordChangedNone' },
  method_changed: { some: 'withdraw.methodChanged', none: 'withdraw.methodChangedNone' },
} as const;

interface LimitNotesProps {
  readonly limits: FundLimits | undefined;
  readonly currency: WithdrawCurrency;
}

/** What holds the user back, said before anything is typed. */
export function LimitNotes({ limits, currency }: LimitNotesProps): JSX.Element {
  return (
    <>
      {limits?.restrictions.map((restriction) => (
        <RestrictionNote key={restriction.reason} restriction={restriction} />
      ))}
      {limits && <WaitingNote limits={limits} />}
      <DayNote currency={currency} />
    </>
  );
}

function WaitingNote({ limits: { withdraw } }: { readonly limits: FundLimits }): JSX.Element | null {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  if (withdraw.waiting < withdraw.mostWaiting) return null;
  return <FundNote>{t('withdraw.tooManyWaiting', { most: isolate(typed(String(withdraw.mostWaiting))) })}</FundNote>;
}

/** Only where the day leaves less than one withdrawal may be. */
function DayNote({ currency: { dayLeft, most } }: { readonly currency: WithdrawCurrency }): JSX.Element | null {
  const { t } = useTranslation();
  const { money } = useFormatters();
  if (!dayLeft || (most && compare(dayLeft, most) >= 0)) return null;
  return <FundNote>{t('withdraw.dayLeft', { left: isolate(money(dayLeft, 2)) })}</FundNote>;
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
