/** Countries whose residents are not served, for reasons of policy; ISO 3166 codes. */
export const EXCLUDED_COUNTRIES = ['KP', 'IL', 'CN', 'VU', 'CU'] as const;
