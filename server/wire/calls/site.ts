import * as v from 'valibot';
import {
  areasSchema,
  basicInfoSchema,
  companiesSchema,
  companyIndexSchema,
  companyStatusSchema,
  settingSchema,
} from '../../../src/contract/wire/account.ts';
import { declareCall } from '../declaration.ts';
import { choiceParameter, textParameter } from '../parameters.ts';

const MAX_SEARCH = 64;

export const BASIC_INFO = declareCall({
  method: 'GET',
  path: '/api/basicSet/getBasicInfo',
  caller: 'anyone',
  title: 'Gives the settings that a client needs first.',
  parameters: v.object({}),
  texts: {},
  answer: basicInfoSchema,
  refusals: [],
});

export const COMPANY_STATUS = declareCall({
  method: 'GET',
  path: '/api/company/getCompanyStatus',
  caller: 'anyone',
  title: 'Tells whether the company’s site is in service.',
  parameters: v.object({}),
  texts: {},
  answer: companyStatusSchema,
  refusals: [],
});

export const COMPANIES = declareCall({
  method: 'GET',
  path: '/api/company/getCompany',
  caller: 'anyone',
  title: 'Finds companies by name in any language, code or business, the best first; at most 50.',
  parameters: v.object({ name: v.optional(textParameter(MAX_SEARCH), '') }),
  texts: { name: ['What to look for. Empty: the first by name.', 'pip'] },
  answer: companiesSchema,
  refusals: [],
});

export const COMPANY_INDEX = declareCall({
  method: 'GET',
  path: '/api/company/index',
  caller: 'anyone',
  title:
    'Gives all companies in few words, for a device that searches by itself; none where there are more than 20,000.',
  notes:
    'One line a company, its fields between tabs: id, name in the language of the request, code, other words for it, subject, location, logo.',
  parameters: v.object({ version: v.optional(textParameter(MAX_SEARCH), '') }),
  texts: { version: ['The version that the device has: where nothing has changed since, rows is null.', ''] },
  answer: companyIndexSchema,
  refusals: [],
  perMinute: 30,
});

export const AREAS_SERVED = declareCall({
  method: 'GET',
  path: '/api/default/area_list',
  caller: 'anyone',
  title: 'Lists the countries and territories that are served, with their dial codes.',
  parameters: v.object({}),
  texts: {},
  answer: areasSchema,
  refusals: [],
});

export const SETTING = declareCall({
  method: 'GET',
  path: '/api/default/setting',
  caller: 'anyone',
  title: 'Gives one switch of the log-in and registration forms.',
  parameters: v.object({ key: choiceParameter(['is_show_mobile', 'is_show_captcha']) }),
  texts: { key: ['Which switch.', 'is_show_captcha'] },
  answer: settingSchema,
  refusals: [],
});
