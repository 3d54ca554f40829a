/** What traders and newspapers call an instrument, besides its name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  EURUSD: ['fiber', 'eurodollar'],
  GBPUSD: ['cable', 'sterling'],
  USDJPY: ['ninja'],
  USDCHF: ['swissy', 'swissie'],
  AUDUSD: ['aussie'],
  USDCAD: ['loonie'],
  NZDUSD: ['kiwi'],
  EURGBP: ['chunnel', 'sterling'],
  EURJPY: ['yuppy'],
  GBPJPY: ['guppy', 'sterling'],
  GBPCHF: ['sterling'],
  GBPAUD: ['sterling'],
  USDCNH: ['renminbi', 'RMB'],
  XAUUSD: ['bullion'],
  USOIL: ['oil', 'petroleum', 'West Texas', 'CL'],
  UKOIL: ['oil', 'petroleum', 'North Sea'],
  NATGAS: ['methane', 'Henry Hub'],
  HEATOIL: ['diesel', 'ULSD'],
  GASOLINE: ['petrol', 'RBOB'],
  US500: ['S&P 500', 'SPX', 'SP500'],
  US30: ['Dow Jones', 'DJIA', 'Wall Street'],
  NAS100: ['Nasdaq', 'NDX', 'US100'],
  US2000: ['Russell 2000', 'RUT'],
  DE40: ['DAX', 'GER40'],
  UK100: ['FTSE', 'Footsie'],
  FR40: ['CAC'],
  JP225: ['Nikkei', 'NI225'],
  HK50: ['Hang Seng', 'HSI'],
  XRPUSD: ['Ripple'],
  ETHUSD: ['ether'],
  GOOGL: ['Google'],
  META: ['Facebook', 'Instagram', 'WhatsApp'],
  JPM: ['JP Morgan'],
};

/** Other words by which people look for an instrument; English, as trading slang is everywhere. */
export function aliasesOf(code: string): readonly string[] {
  return ALIASES[code] ?? [];
}
