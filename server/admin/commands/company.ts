import * as v from 'valibot';
import { LANGUAGES } from '../../catalogue/languages.ts';
import { addCompany, putCompany, removeCompany } from '../../companies/company-store.ts';
import type { Company, CompanyTexts } from '../../companies/company.ts';
import type { AdminServices } from '../admin-services.ts';
import { AdminError, type Command, type Fields, type Input, type Option, type Report } from '../command.ts';
import { idOf, languageOption, textOf } from '../input.ts';

const LONGEST = 200;
const ID = { name: 'ID', meaning: 'Number of the company, as in "company list".' };

/** Texts of a company by the options that give them. */
const TEXTS = {
  name: 'name',
  code: 'code',
  logo: 'logo',
  url: 'url',
  subject: 'subject',
  address: 'registeredAddress',
  location: 'location',
  email: 'email',
} as const;

const OPTIONS: readonly Option[] = [
  { name: 'name', value: 'TEXT', meaning: 'Name.' },
  { name: 'code', value: 'CODE', meaning: 'Code of its share.' },
  { name: 'logo', value: 'PATH', meaning: 'Picture: a path of the site, or an https address.' },
  { name: 'url', value: 'URL', meaning: 'Its site: an https address.' },
  { name: 'subject', value: 'TEXT', meaning: 'What it does.' },
  { name: 'address', value: 'TEXT', meaning: 'Registered address.' },
  { name: 'location', value: 'TEXT', meaning: 'Where it is.' },
  { name: 'email', value: 'EMAIL', meaning: 'E-mail address.' },
];
const LANGUAGE: Option = {
  name: 'language',
  value: 'LANGUAGE',
  meaning: `The name is how this language writes it: ${LANGUAGES.join(', ')}.`,
};

const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST));
const importSchema = v.array(
  v.strictObject({
    name: v.pipe(textSchema, v.nonEmpty()),
    names: v.optional(v.partial(v.strictObject(v.entriesFromList(LANGUAGES, textSchema))), {}),
    ...v.entriesFromList(
      ['code', 'logo', 'url', 'subject', 'address', 'location', 'email'],
      v.optional(textSchema, ''),
    ),
  }),
);

export const COMPANY_COMMANDS: readonly Command[] = [
  {
    name: 'company list',
    summary: 'Companies that are found for a text, at most 50.',
    positionals: [],
    options: [
      { name: 'search', value: 'TEXT', meaning: 'A part of the name, in any language. Default: the first ones.' },
    ],
    changes: false,
    run: list,
  },
  {
    name: 'company add',
    summary: 'Enters a company.',
    positionals: [],
    options: OPTIONS.map((option) => (option.name === 'name' ? { ...option, required: true } : option)),
    changes: true,
    run: add,
  },
  {
    name: 'company edit',
    summary: 'Changes what is told of a company; what is not given stays.',
    positionals: [ID],
    options: [...OPTIONS, LANGUAGE],
    changes: true,
    run: edit,
  },
  {
    name: 'company remove',
    summary: 'Removes a company.',
    positionals: [ID],
    options: [],
    changes: true,
    run: remove,
  },
  {
    name: 'company import',
    summary: 'Enters every company of a file that is not known by its name.',
    positionals: [],
    options: [
      {
        name: 'content',
        value: 'FILE',
        meaning:
          'JSON: [{"name", "names": {"jp": …}, "code", "logo", "url", "subject", "address", "location", "email"}].',
        required: true,
        file: 'content',
      },
    ],
    changes: true,
    run: importAll,
  },
];

async function list({ companies }: AdminServices, input: Input): Promise<Report> {
  const found = await companies.directory.search(input['search'] ?? '');
  return {
    rows: found.map(({ id, name, code, subject, location, url }) => ({ id, name, code, subject, location, url })),
  };
}

async function add({ database, companies }: AdminServices, input: Input): Promise<Report> {
  const none = { code: '', logo: '', url: '', subject: '', registeredAddress: '', location: '', email: '' };
  const company = checked({ ...none, names: {}, ...given(input), name: textOf(input, 'name') });
  const id = await addCompany(database, company);
  if (id === undefined) throw new AdminError('There is a company of this name already.');
  await companies.directory.load();
  return { message: `Company ${id} is entered.`, record: { id }, after: fieldsOf({ ...company, id }) };
}

async function edit({ database, companies }: AdminServices, input: Input): Promise<Report> {
  const before = knownCompany(companies.directory, input);
  const { name, ...others } = given(input);
  const isTranslated = input['language'] !== undefined;
  if (isTranslated && name === undefined) throw new AdminError('name is missing: how that language writes it.');
  const names = isTranslated && name ? { ...before.names, [languageOption(input)]: name } : before.names;
  const after = { ...before, ...others, names, name: isTranslated ? before.name : (name ?? before.name) };
  if (after.name !== before.name) await refuseTakenName(companies.directory, after.name);
  await putCompany(database, { ...checked(after), id: before.id });
  await companies.directory.load();
  return { message: `Company ${before.id} is changed.`, before: fieldsOf(before), after: fieldsOf(after) };
}

async function remove({ database, companies }: AdminServices, input: Input): Promise<Report> {
  const before = knownCompany(companies.directory, input);
  await removeCompany(database, before.id);
  await companies.directory.load();
  return { message: `Company ${before.id} is removed.`, before: fieldsOf(before) };
}

async function importAll({ database, companies }: AdminServices, input: Input): Promise<Report> {
  const read = companiesOf(textOf(input, 'content'));
  const added = await database.transaction(async (queryable) => {
    let count = 0;
    for (const company of read) if ((await addCompany(queryable, company)) !== undefined) count++;
    return count;
  });
  await companies.directory.load();
  return { message: `${added} of ${read.length} companies are entered.`, after: { added } };
}

function companiesOf(text: string): readonly CompanyTexts[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new AdminError('content is not JSON.');
  }
  const read = v.safeParse(importSchema, json);
  if (!read.success) {
    const [issue] = read.issues;
    throw new AdminError(`content: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  return read.output.map(({ address, ...company }) => checked({ ...company, registeredAddress: address }));
}

/** Those texts that the words of a command give. */
function given(input: Input): Partial<CompanyTexts> {
  const texts = Object.entries(TEXTS).flatMap(([option, field]) => {
    const value = input[option]?.trim();
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(texts) as Partial<CompanyTexts>;
}

/** @throws AdminError naming the text that cannot be shown to users */
function checked<T extends CompanyTexts>(company: T): T {
  const { name, url, logo, email } = company;
  if (name === '') throw new AdminError('name is missing.');
  if (url !== '' && !isHttps(url)) throw new AdminError(`url is "${url}", but must be an https address.`);
  if (logo !== '' && !isHttps(logo) && !/^\/(?![/\\])\S*$/.test(logo))
    throw new AdminError(`logo is "${logo}", but must be a path of the site or an https address.`);
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new AdminError(`email is "${email}", but must be an e-mail address.`);
  const long = Object.entries(company).find(([, text]) => typeof text === 'string' && text.length > LONGEST);
  if (long) throw new AdminError(`${long[0]} may have ${LONGEST} characters at most.`);
  return company;
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function knownCompany(directory: AdminServices['companies']['directory'], input: Input): Company {
  const company = directory.company(idOf(input, ID.name));
  if (!company) throw new AdminError('There is no such company.');
  return company;
}

async function refuseTakenName(directory: AdminServices['companies']['directory'], name: string): Promise<void> {
  if ((await directory.search(name)).some((other) => other.name === name))
    throw new AdminError('There is a company of this name already.');
}

function fieldsOf({ names, ...texts }: Company): Fields {
  return { ...texts, names: JSON.stringify(names) };
}
