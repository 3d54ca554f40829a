/** Who registers with a friend's code and proves who they are, by the calls of a client and the commands of the back office. */
import type { WireInvitationPage } from '../../../src/contract/wire/invitations.ts';
import type { WireLogin, WireUser } from '../../../src/contract/wire/account.ts';
import type { AdminAnswer } from '../../../server/admin/channel.ts';
import { Api } from './api.ts';
import { PASSWORD } from './members.ts';
import { png } from './pictures.ts';

/** A command of the back office; undefined where no answer came. */
export type AskAdmin = (
  command: string,
  input?: Readonly<Record<string, string>>,
  by?: string,
) => Promise<AdminAnswer | undefined>;

/** Somebody with a session. */
export interface Person {
  readonly email: string;
  readonly user: WireUser;
  readonly api: Api;
}

/** Registers somebody, with a friend's code where one is given. */
export async function registered(url: string, ask: AskAdmin, email: string, inviteCode?: string): Promise<Person> {
  const api = new Api(url);
  await api.post('/api/notify/send_email', { to: email, type: '2' });
  const sent = await ask('outbox list', { to: email });
  const text = sent?.ok === true ? String(sent.report.rows?.[0]?.['text']) : '';
  const password = { password: PASSWORD, re_password: PASSWORD, sms_code: /\d{6}/.exec(text)?.[0] ?? '' };
  const invited = inviteCode === undefined ? {} : { invite_code: inviteCode };
  const form = { type: 'email', account: email, ...password, ...invited };
  const { code, msg, data } = await api.post<WireLogin>('/api/user/register', form);
  if (code !== 1) throw new Error(`register: ${code} ${msg}`);
  api.token = data.token;
  return { email, user: data.user, api };
}

/** Hands in papers; the number of the submission. @param cardId another one for each person */
export async function handedIn({ api, user }: Person, ask: AskAdmin, cardId = `Card ${user.id}`): Promise<string> {
  const pictures = { front_pic: await api.uploaded(png()), reverse_pic: await api.uploaded(png()) };
  await api.post('/api/user_real/real_name', { name: 'Ada Lovelace', card_id: cardId, ...pictures });
  const waiting = await ask('verify list');
  const own = waiting?.ok === true ? waiting.report.rows?.find(({ uid }) => uid === user.uid) : undefined;
  return String(own?.['id']);
}

/** Whom one has invited. */
export function invitationsOf({ api }: Person, page = '1'): Promise<WireInvitationPage> {
  return api.get<WireInvitationPage>('/api/user/invitations', { page });
}
