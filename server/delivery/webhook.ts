import type { Delivery } from './message.ts';

const PATIENCE_MS = 10_000;

/** Hands SMS to a gateway: a POST of `{to, text}` as JSON, taken where the answer's status is 2xx. */
export function webhookDelivery(url: string): Delivery {
  return {
    deliver: async ({ recipient, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: recipient, text: body }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered with status ${response.status}`);
    },
  };
}
