import { companyName } from '../catalogue/names/proper-names.ts';
import { LANGUAGES } from '../catalogue/languages.ts';
import type { CompanyTexts } from './company.ts';

type Listed = readonly [code: string, url: string, subject: string, address: string, location: string];

/** The companies whose shares are traded here, as their own sites and annual reports of 2025 have them. */
const LISTED: readonly Listed[] = [
  [
    'AAPL',
    'https://www.apple.com',
    'Consumer electronics',
    'One Apple Park Way, Cupertino, CA 95014',
    'California, US',
  ],
  ['MSFT', 'https://www.microsoft.com', 'Software', 'One Microsoft Way, Redmond, WA 98052', 'Washington, US'],
  [
    'NVDA',
    'https://www.nvidia.com',
    'Semiconductors',
    '2788 San Tomas Expressway, Santa Clara, CA 95051',
    'California, US',
  ],
  [
    'AMZN',
    'https://www.aboutamazon.com',
    'Online retail, cloud services',
    '410 Terry Avenue North, Seattle, WA 98109',
    'Washington, US',
  ],
  [
    'GOOGL',
    'https://abc.xyz',
    'Internet services',
    '1600 Amphitheatre Parkway, Mountain View, CA 94043',
    'California, US',
  ],
  ['META', 'https://www.meta.com', 'Social networks', '1 Meta Way, Menlo Park, CA 94025', 'California, US'],
  ['TSLA', 'https://www.tesla.com', 'Electric vehicles', '1 Tesla Road, Austin, TX 78725', 'Texas, US'],
  ['JPM', 'https://www.jpmorganchase.com', 'Banking', '270 Park Avenue, New York, NY 10017', 'New York, US'],
  [
    'BAC',
    'https://www.bankofamerica.com',
    'Banking',
    '100 North Tryon Street, Charlotte, NC 28255',
    'North Carolina, US',
  ],
  [
    'INTC',
    'https://www.intel.com',
    'Semiconductors',
    '2200 Mission College Boulevard, Santa Clara, CA 95054',
    'California, US',
  ],
  ['PFE', 'https://www.pfizer.com', 'Pharmaceuticals', '66 Hudson Boulevard East, New York, NY 10001', 'New York, US'],
];

/** With whom a new database begins. */
export const FIRST_COMPANIES: readonly CompanyTexts[] = [
  {
    code: '',
    name: 'Pipframe',
    names: {},
    logo: '',
    url: '',
    subject: 'Pipframe reference server',
    registeredAddress: '',
    location: '',
    email: '',
  },
  ...LISTED.map(([code, url, subject, registeredAddress, location]) => ({
    code,
    url,
    subject,
    registeredAddress,
    location,
    name: companyName(code, 'en'),
    names: namesOf(code),
    logo: `/logo/${code}.webp`,
    email: '',
  })),
];

function namesOf(code: string): CompanyTexts['names'] {
  const own = companyName(code, 'en');
  const names = LANGUAGES.map((language) => [language, companyName(code, language)] as const);
  return Object.fromEntries(names.filter(([, name]) => name !== own));
}
