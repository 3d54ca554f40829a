import type { JSX, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PUSH_KINDS, type PushKind } from '../../domain/push-kind.ts';
import type { PushSettings } from '../../contract/worker/push-api.ts';
import type { User } from '../../contract/worker/state.ts';
import { MenuGroup } from '../../ui/Menu.tsx';
import { MenuSwitch } from '../../ui/MenuSwitch.tsx';
import { Skeleton } from '../../ui/State.tsx';
import { NotLoaded } from '../shared/Answered.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './SystemScreen.module.css';
import { askPush, usePushAbility, usePushChoice } from './use-push.ts';

/** What there is to tell a demo account of: it has neither deposits nor a password. */
const DEMO_KINDS: readonly PushKind[] = ['filled', 'stop', 'stop_out'];

/** Which messages this device gets while the client is closed; nothing where the server sends none. */
export function PushSection({ user }: { readonly user: User }): JSX.Element | null {
  const answer = useAnswer(askPush);
  const [ability, look] = usePushAbility();
  const { value, failure, again } = answer;
  const { t } = useTranslation();
  if (failure?.kind === 'refused') return null;
  if (ability !== 'can') return <Section note={t(`push.${ability}`)} />;
  const kinds = user.isDemo ? DEMO_KINDS : PUSH_KINDS;
  if (value) {
    return (
      <Section note={t('push.hint')}>
        <Switches offered={kinds} settings={value} onAsked={look} />
      </Section>
    );
  }
  if (failure) return <NotLoaded title={t('push.failed')} answer={{ failure, again }} />;
  return (
    <Section note={t('push.hint')}>
      <SwitchesSkeleton count={kinds.length} />
    </Section>
  );
}

function Section({ note, children }: { readonly note: string; readonly children?: ReactNode }): JSX.Element {
  const { t } = useTranslation();
  return (
    <section className={styles['push']} aria-label={t('push.title')} data-testid="push">
      <h2>{t('push.title')}</h2>
      <p className="muted">{note}</p>
      {children}
    </section>
  );
}

interface SwitchesProps {
  readonly offered: readonly PushKind[];
  readonly settings: PushSettings;
  /** The user has been asked for permission. */
  readonly onAsked: () => void;
}

function Switches({ offered, settings, onAsked }: SwitchesProps): JSX.Element {
  const { t } = useTranslation();
  const { kinds, busy, choose } = usePushChoice(settings, onAsked);
  return (
    <MenuGroup>
      {offered.map((kind) => (
        <MenuSwitch
          key={kind}
          title={t(`push.${kind}`)}
          on={kinds.includes(kind)}
          disabled={busy}
          testId={`push-${kind}`}
          onChange={(on) => choose(kind, on)}
        />
      ))}
    </MenuGroup>
  );
}

function SwitchesSkeleton({ count }: { readonly count: number }): JSX.Element {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <MenuGroup>
        {Array.from({ length: count }, (_, row) => (
          <li key={row} className={styles['waiting']}>
            <Skeleton width="60%" />
            <Skeleton width="44px" height="26px" />
          </li>
        ))}
      </MenuGroup>
    </div>
  );
}
