import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CustomerService } from '../../contract/worker/chat-api.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty, Skeleton } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './Chat.module.css';
import { OwnChat } from './OwnChat.tsx';
import { ServiceFrame } from './ServiceFrame.tsx';
import { ServiceLink } from './ServiceLink.tsx';

const ask = ({ command }: WorkerClient) => command('openService');

/** Customer service: a chat, a page of another service, or a link; visitors may ask, too. */
export function ChatScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(ask);
  const [opening, setOpening] = useState(0);
  const again = (): void => {
    setOpening((count) => count + 1);
    answer.again();
  };
  return (
    <main className={page['page']} data-testid="chat-screen">
      <ScreenHeader title={t('chat.title')} />
      <Answered answer={answer} failed={t('chat.failed')} skeleton={<ChatSkeleton />}>
        {(service) => <Service key={opening} service={service} onAgain={again} />}
      </Answered>
    </main>
  );
}

interface ServiceProps {
  readonly service: CustomerService;
  readonly onAgain: () => void;
}

function Service({ service, onAgain }: ServiceProps): JSX.Element {
  if (service.kind === 'none') return <NoService />;
  if (service.kind === 'link') return <ServiceLink url={service.url} />;
  if (service.kind === 'frame') return <ServiceFrame url={service.url} onAgain={onAgain} />;
  return <OwnChat url={service.url} token={service.token} onAgain={onAgain} />;
}

function NoService(): JSX.Element {
  const { t } = useTranslation();
  return (
    <Empty
      title={t('chat.none')}
      hint={t('chat.noneHint')}
      action={<ButtonLink to={ROUTES.contact}>{t('contact.title')}</ButtonLink>}
    />
  );
}

function ChatSkeleton(): JSX.Element {
  return (
    <div className={styles['skeleton']}>
      <Skeleton width="70%" height="40px" />
      <Skeleton width="50%" height="40px" />
      <Skeleton width="100%" height="48px" />
    </div>
  );
}
