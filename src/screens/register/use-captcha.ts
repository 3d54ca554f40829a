import { useCallback, useEffect, useState } from 'react';
import type { Captcha } from '../../contract/worker/entry-api.ts';
import { command } from '../../worker-client/trading.ts';

export interface CaptchaHold {
  readonly key: string | undefined;
  /** As an address for an image, in which no script of the picture runs. */
  readonly picture: string | undefined;
  readonly failed: boolean;
  readonly answer: string;
  readonly setAnswer: (text: string) => void;
  readonly reload: () => Promise<void>;
}

/** The picture of the moment and what was read from it; another picture wants another answer. */
export function useCaptcha(wanted: boolean): CaptchaHold {
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failed, setFailed] = useState(false);
  const [answer, setAnswer] = useState('');
  const reload = useCallback(async () => {
    setAnswer('');
    const outcome = await command('newCaptcha');
    setFailed(!outcome.ok);
    setCaptcha(outcome.ok ? outcome.value : undefined);
  }, []);
  useEffect(() => {
    if (wanted) void reload();
  }, [wanted, reload]);
  const picture = captcha && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(captcha.picture)}`;
  return { key: captcha?.key, picture, failed, answer, setAnswer, reload };
}
