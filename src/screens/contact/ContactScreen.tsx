import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import buttons from '../../ui/Button.module.css';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import { Skeleton, Empty } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { CopyButton } from '../shared/CopyButton.tsx';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './ContactScreen.module.css';

const ask = ({ command }: WorkerClient) => command('supportEmail');

/** The address for questions and complaints. */
export function ContactScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(ask);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('contact.title')} />
      <div className={page['content']}>
        <Answered answer={answer} failed={t('contact.failed')} skeleton={<ContactSkeleton />}>
          {(email) => (email === '' ? <Nobody /> : <Address email={email} />)}
        </Answered>
      </div>
    </main>
  );
}

function Address({ email }: { readonly email: string }): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['contact']}>
      <p className="muted">{t('contact.hint')}</p>
      <div className={styles['address']}>
        <bdi data-testid="contact-email">{email}</bdi>
        <CopyButton text={email} what={t('auth.email')} />
      </div>
      <a className={`${buttons['button']} ${buttons['primary']}`} href={`mailto:${encodeURI(email)}`}>
        <MenuIcon name="mail" size={20} />
        {t('contact.write')}
      </a>
    </div>
  );
}

function Nobody(): JSX.Element {
  const { t } = useTranslation();
  return (
    <Empty title={t('contact.none')} action={<ButtonLink to={ROUTES.feedback}>{t('feedback.title')}</ButtonLink>} />
  );
}

function ContactSkeleton(): JSX.Element {
  return (
    <div className={styles['contact']}>
      <Skeleton width="90%" />
      <Skeleton width="100%" height="56px" />
      <Skeleton width="100%" height="48px" />
    </div>
  );
}
