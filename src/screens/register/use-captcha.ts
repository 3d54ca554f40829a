import { useEffect, useState } from 'react';
import type { Captcha } from '../../contract/worker/auth-api.ts';
import type { Outcome } from '../../contract/worker/failure.ts';
import { usePage } from '../../state/page.ts';

export interface CaptchaHold {
  readonly key: string | undefined;
  /** As an address for an image, in which no script of the picture runs. */
  readonly picture: string | undefined;
  readonly failed: boolean;
  readonly answer: string;
  readonly setAnswer: (text: string) => void;
  readonly reload: () => void;
}

/** The picture of the moment and what was read from it; another picture wants another answer. */
export function useCaptcha(wanted: boolean): CaptchaHold {
  const { client } = usePage();
  const [drawn, setDrawn] = useState<Outcome<Captcha>>();
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (wanted) void client.command('newCaptcha').then(setDrawn);
  }, [client, wanted]);
  const reload = (): void => {
    setAnswer('');
    void client.command('newCaptcha').then(setDrawn);
  };
  const captcha = drawn?.ok ? drawn.value : undefined;
  const picture = captcha && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(captcha.picture)}`;
  return { key: captcha?.key, picture, failed: drawn?.ok === false, answer, setAnswer, reload };
}
