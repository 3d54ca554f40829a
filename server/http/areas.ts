import type { WireArea } from '../../src/contract/wire/account.ts';

/** ISO country and dial code, without the countries that are not served (specification, section 9). */
const DIAL_CODES =
  'HK 852,TW 886,MO 853,JP 81,KR 82,TH 66,VN 84,SG 65,MY 60,ID 62,PH 63,IN 91,AU 61,NZ 64,GB 44,IE 353,FR 33,DE 49,' +
  'AT 43,CH 41,IT 39,ES 34,PT 351,NL 31,BE 32,LU 352,DK 45,SE 46,NO 47,FI 358,PL 48,CZ 420,HU 36,RO 40,GR 30,TR 90,' +
  'RU 7,KZ 7,UA 380,AE 971,SA 966,QA 974,KW 965,EG 20,MA 212,ZA 27,NG 234,KE 254,US 1,CA 1,MX 52,BR 55,AR 54,CL 56,CO 57,PE 51';

export const AREAS: readonly WireArea[] = DIAL_CODES.split(',').map((entry, index) => {
  const [code = '', dial = ''] = entry.split(' ');
  return { id: index + 1, code, global_code: dial };
});
