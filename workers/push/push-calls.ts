import * as v from 'valibot';
import { PUSH_KINDS } from '../../src/domain/push-kind.ts';
import { pushSettingsSchema } from '../../src/contract/wire/push.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { PushRequest, PushSettings } from '../../src/contract/worker/push-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';

export async function loadPushSettings(http: HttpClient): Promise<Outcome<PushSettings>> {
  const answer = await http.get('api/push/settings', { schema: pushSettingsSchema });
  if (!answer.ok) return answer;
  const { public_key: publicKey, kinds } = answer.value.data;
  return ok({ publicKey, kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)) });
}

export async function putPush(http: HttpClient, request: PushRequest | null): Promise<Outcome<null>> {
  const schema = v.unknown();
  const answer = request
    ? await http.post('api/push/subscribe', { form: { ...request, kinds: request.kinds.join(',') }, schema })
    : await http.post('api/push/unsubscribe', { form: {}, schema });
  return answer.ok ? ok(null) : answer;
}
