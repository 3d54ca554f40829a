import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FollowForm, FollowTerms, Leader } from '../../contract/worker/follow-api.ts';
import type { CopyMode } from '../../domain/copy-lots.ts';
import { compare, fromInteger, isPositive, parseDecimal } from '../../domain/decimal.ts';
import { usePage } from '../../state/page.ts';
import { Button } from '../../ui/Button.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useForm, type Form } from '../../ui/use-form.ts';
import { newClientId } from '../../worker-client/client-id.ts';
import { usePaused } from '../shared/use-paused.ts';
import { FollowPreview } from './FollowPreview.tsx';
import { RiskNote } from './RiskNote.tsx';
import styles from './Rank.module.css';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 250;
const MOST_MULTIPLE = fromInteger(100);

interface FollowSheetProps {
  readonly leader: Leader;
  readonly onFollowed: () => void;
  readonly onClose: () => void;
}

/** On which terms a trader's positions are to be copied. */
export function FollowSheet({ leader, onFollowed, onClose }: FollowSheetProps): JSX.Element {
  const { t } = useTranslation();
  const { draft, edit, form } = useFollow(leader.code, () => {
    onFollowed();
    onClose();
  });
  const { element, onSubmit, faults, failure, busy } = form;
  const terms = termsOf(leader.code, usePaused(draft, PAUSE_MS));
  const modes = (['fixed', 'equity'] as const).map((value) => ({ value, text: t(`copying.${value}`) }));
  return (
    <Sheet title={t('copying.followTitle', { name: leader.name })} onClose={onClose}>
      <form ref={element} className={styles['form']} noValidate onSubmit={onSubmit}>
        <Segmented<CopyMode>
          label={t('copying.mode')}
          options={modes}
          value={draft.mode}
          onChange={(mode) => edit({ mode })}
        />
        <DecimalField
          label={t('copying.multiple')}
          value={draft.multiple}
          onChange={(multiple) => edit({ multiple })}
          fault={faults.multiple}
          testId="multiple"
        />
        <DecimalField
          label={t('copying.maxLots')}
          value={draft.maxLots}
          onChange={(maxLots) => edit({ maxLots })}
          fault={faults.maxLots}
          help={t('copying.optional')}
          testId="max-lots"
        />
        <DecimalField
          label={t('copying.stopLoss')}
          value={draft.stopLoss}
          onChange={(stopLoss) => edit({ stopLoss })}
          fault={faults.stopLoss}
          help={t('copying.optional')}
          testId="loss-limit"
        />
        {terms && <FollowPreview terms={terms} />}
        <RiskNote />
        <FailureNote failure={failure} />
        <div className={styles['send']}>
          <Button type="submit" busy={busy} data-testid="confirm-follow">
            {t('copying.follow')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** Undefined while something is no number. */
function termsOf(code: string, { mode, multiple, maxLots }: Draft): FollowTerms | undefined {
  return isMultiple(multiple) && isAmountOrNone(maxLots) ? { code, mode, multiple, maxLots } : undefined;
}

type Draft = Omit<FollowForm, 'code' | 'clientId'>;
const FIRST: Draft = { mode: 'fixed', multiple: '1', maxLots: '', stopLoss: '' };

interface Following {
  readonly draft: Draft;
  readonly edit: (change: Partial<Draft>) => void;
  readonly form: Form<'multiple' | 'maxLots' | 'stopLoss'>;
}

/** One client id for as long as the sheet stands: a second tap or a retry begins nothing twice. */
function useFollow(code: string, onDone: () => void): Following {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const [clientId] = useState(newClientId);
  const [draft, setDraft] = useState(FIRST);
  const faults = {
    multiple: isMultiple(draft.multiple) ? undefined : t('copying.multipleFault'),
    maxLots: isAmountOrNone(draft.maxLots) ? undefined : t('copying.amountFault'),
    stopLoss: isAmountOrNone(draft.stopLoss) ? undefined : t('copying.amountFault'),
  };
  const form = useForm(faults, async () => {
    const outcome = await client.command('follow', { ...draft, code, clientId });
    if (!outcome.ok) return outcome.error;
    state.toasts.show('success', outcome.value);
    onDone();
    return undefined;
  });
  return { draft, edit: (change) => setDraft({ ...draft, ...change }), form };
}

function isMultiple(text: string): boolean {
  const value = parseDecimal(text);
  return value !== undefined && isPositive(value) && compare(value, MOST_MULTIPLE) <= 0;
}

function isAmountOrNone(text: string): boolean {
  if (text === '') return true;
  const value = parseDecimal(text);
  return value !== undefined && isPositive(value);
}
