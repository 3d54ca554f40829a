import * as v from 'valibot';
import type { WireBasicInfo, WireCompany, WireCompanyStatus } from '../../src/contract/wire/account.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import type { RegistrationSettings } from '../users/account-services.ts';
import { AREAS } from '../users/areas.ts';
import { answer, publicCall, type Call } from './call.ts';
import { choiceParameter, textParameter } from './parameters.ts';

const MAX_SEARCH = 64;

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
export function siteCalls(
  settings: Omit<SiteSettings, 'complaintEmail'> & RegistrationSettings & { readonly tradeFeeType: 1 | 2 },
): readonly Call[] {
  const basicInfo: WireBasicInfo = {
    service_link: settings.serviceLink,
    verify_reg_type: settings.verifyRegType,
    service_link_type: settings.serviceLinkType,
    trade_fee_type: settings.tradeFeeType,
  };
  const { companyStatus, companyType, lossUrl } = settings;
  const status: WireCompanyStatus = { status: companyStatus, type: companyType, loss_url: lossUrl };
  const shown = { is_show_mobile: settings.showMobile, is_show_captcha: settings.showCaptcha };
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
      handle: ({ key }) => answer({ [key]: shown[key] ? 1 : 0 }),
    }),
  ];
}
