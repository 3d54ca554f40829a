import type { WireBasicInfo, WireCompanyStatus } from '../../src/contract/wire/account.ts';
import { toText, type Decimal } from '../../src/domain/decimal.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import type { ChatSettings } from '../settings/chat-settings.ts';
import type { RegistrationSettings } from '../settings/account-settings.ts';
import { AREAS } from '../users/areas.ts';
import { AREAS_SERVED, BASIC_INFO, COMPANY_STATUS, SETTING } from '../wire/calls/site.ts';
import { CHAT_PAGE_PATH } from './chat-page.ts';
import { hasOwnChat } from './own-chat.ts';
import { answer, implement, type Call } from './call.ts';

/** The calls about the site itself. */
export function siteCalls(
  settings: Omit<SiteSettings, 'complaintEmail'> &
    RegistrationSettings &
    ChatSettings & { readonly tradeFeeType: 1 | 2; readonly stopOutLevel: Decimal },
): readonly Call[] {
  const ownChat = hasOwnChat(settings);
  const basicInfo: WireBasicInfo = {
    service_link: ownChat ? CHAT_PAGE_PATH : settings.serviceLink,
    verify_reg_type: settings.verifyRegType,
    service_link_type: ownChat ? 1 : settings.serviceLinkType,
    trade_fee_type: settings.tradeFeeType,
    stop_out_level: toText(settings.stopOutLevel),
    partial_close: 1,
    service_chat: Number(ownChat),
  };
  const { companyStatus, companyType, lossUrl } = settings;
  const status: WireCompanyStatus = { status: companyStatus, type: companyType, loss_url: lossUrl };
  const shown = { is_show_mobile: settings.showMobile, is_show_captcha: settings.showCaptcha };
  return [
    implement(BASIC_INFO, () => answer(basicInfo)),
    implement(COMPANY_STATUS, () => answer(status)),
    implement(AREAS_SERVED, () => answer(AREAS)),
    implement(SETTING, ({ key }) => answer({ [key]: shown[key] ? 1 : 0 })),
  ];
}
