import { expect, it } from 'vitest';
import { maskedName } from '../../../server/invitations/masked-name.ts';

const NOBODY = { userName: undefined, email: '', mobile: undefined };

it.each([
  [{ ...NOBODY, email: 'ada@example.com' }, 'a•••@e•••.com'],
  [{ ...NOBODY, email: 'x@mail.example.co.uk' }, 'x•••@m•••.uk'],
  [{ ...NOBODY, email: '𝒂da@localhost' }, '𝒂•••@l•••'],
  [{ ...NOBODY, mobile: '+85291234567' }, '+85•••67'],
  [{ userName: 'ada.l', email: 'ada@example.com', mobile: '+85291234567' }, 'ada.l'],
])('%j is shown as %s', (user, shown) => {
  expect(maskedName(user)).toBe(shown);
});
