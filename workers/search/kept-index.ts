import { COMPANIES_KEY, type Storage } from '../storage/storage.ts';

/** The rows of companies, and which version of them it is. */
export interface KeptIndex {
  readonly version: string;
  readonly rows: string;
}

type Settings = Pick<Storage, 'settings'>;

/** Its first line tells language and version; of another language it is none. */
export async function keptIndex({ settings }: Settings, language: string): Promise<KeptIndex | undefined> {
  const kept = (await settings.get(COMPANIES_KEY)) ?? '';
  const [head = ''] = kept.split('\n', 1);
  const [keptLanguage, version = ''] = head.split('\t');
  return version !== '' && keptLanguage === language ? { version, rows: kept.slice(head.length + 1) } : undefined;
}

/** In the place of the one before, of whatever language. */
export async function keepIndex({ settings }: Settings, language: string, index: KeptIndex): Promise<void> {
  await settings.put(COMPANIES_KEY, `${language}\t${index.version}\n${index.rows}`);
}
