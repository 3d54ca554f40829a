import * as v from 'valibot';
import { invitationPageSchema } from '../../../src/contract/wire/invitations.ts';
import { declareCall } from '../declaration.ts';
import { pageParameter } from '../parameters.ts';

export const INVITATIONS = declareCall({
  method: 'GET',
  path: '/api/user/invitations',
  caller: 'realUser',
  title: 'Lists who registered with the caller’s invite code, and what it brought.',
  notes: 'An extension: a server may lack it. Twenty a page, newest first; the sums are those of all pages.',
  parameters: v.object({ page: pageParameter }),
  texts: { page: ['From 1.', '1'] },
  answer: invitationPageSchema,
  refusals: [],
});
