import * as v from 'valibot';
import type { WireBasicInfo, WireCompany, WireCompanyStatus } from '../../src/contract/wire/account.ts';
import { AREAS } from './areas.ts';
import { answer, publicCall, type Call } from './call.ts';
import { choiceParameter, textParameter } from './parameters.ts';

const MAX_SEARCH = 64;

/** Links to internal chat (1), or to copy (2). */
const CHAT = 1;

const COMPANIES: readonly WireCompany[] = [
  {
    id: 1,
    name: 'Pipframe',
    logo: '',
    url: '',
    subject: 'Pipframe reference server',
    registered_address: '',
    location: '',
    email: '',
  },
];

/** The calls about the site itself. */
export function siteCalls(tradeFeeType: 1 | 2): readonly Call[] {
  const basicInfo: WireBasicInfo = {
    service_link: '',
    verify_reg_type: 'email',
    service_link_type: CHAT,
    trade_fee_type: tradeFeeType,
  };
  const status: WireCompanyStatus = { status: 0, type: 0, loss_url: '' };
  return [
    publicCall({ path: '/api/basicSet/getBasicInfo', parameters: v.object({}), handle: () => answer(basicInfo) }),
    publicCall({ path: '/api/company/getCompanyStatus', parameters: v.object({}), handle: () => answer(status) }),
    publicCall({
      path: '/api/company/getCompany',
      parameters: v.object({ name: v.optional(textParameter(MAX_SEARCH), '') }),
      handle: ({ name }) =>
        answer(COMPANIES.filter((one) => one.name?.toLowerCase().includes(name.trim().toLowerCase()))),
    }),
    publicCall({ path: '/api/default/area_list', parameters: v.object({}), handle: () => answer(AREAS) }),
    publicCall({
      path: '/api/default/setting',
      parameters: v.object({ key: choiceParameter(['is_show_mobile', 'is_show_captcha']) }),
      handle: ({ key }) => answer({ [key]: 0 }),
    }),
  ];
}
