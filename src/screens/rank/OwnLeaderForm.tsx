import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnLeader } from '../../contract/worker/follow-api.ts';
import { usePage } from '../../state/page.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './Rank.module.css';

const LONGEST_NAME = 32;
const askOwn = ({ command }: WorkerClient) => command('ownLeader');

/** Lets others follow the account, or no longer; nothing where the server does not know of it. */
export function OwnLeaderForm(): JSX.Element | null {
  const { value, again } = useAnswer(askOwn);
  return value ? <Form key={`${value.isOn}${value.name}`} own={value} onChanged={again} /> : null;
}

interface FormProps {
  readonly own: OwnLeader;
  readonly onChanged: () => void;
}

function Form({ own, onChanged }: FormProps): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const [name, setName] = useState(own.name);
  const fault = !own.isOn && name.trim() === '' ? t('copying.nameFault') : undefined;
  const { element, onSubmit, faults, failure, busy } = useForm({ name: fault }, async () => {
    const outcome = await client.command('publishLeader', own.isOn ? undefined : name.trim());
    if (!outcome.ok) return outcome.error;
    state.toasts.show('success', outcome.value);
    onChanged();
    return undefined;
  });
  return (
    <form ref={element} className={styles['own']} noValidate onSubmit={onSubmit}>
      <h2 className={styles['head']}>{t('copying.lead')}</h2>
      <p className="muted">{t('copying.leadHint')}</p>
      {own.isOn ? (
        <p>
          <strong dir="auto">{own.name}</strong> · <bdi>{own.code}</bdi> ·{' '}
          {t('copying.followerCount', { number: own.followers })}
        </p>
      ) : (
        <TextField
          label={t('copying.leadName')}
          value={name}
          onChange={setName}
          fault={faults.name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          data-testid="leader-name"
        />
      )}
      <FailureNote failure={failure} />
      <Button type="submit" tone="quiet" busy={busy} data-testid="publish">
        {t(own.isOn ? 'copying.leadOff' : 'copying.leadOn')}
      </Button>
    </form>
  );
}
