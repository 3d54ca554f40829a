import { LANGUAGES } from '../../catalogue/languages.ts';
import { addNews, NEWS_CATEGORY, newsPage, type NewsCategory } from '../../news/news-store.ts';
import { editNews, newsTexts, removeNews } from '../../news/news-admin.ts';
import {
  AdminError,
  PAGE_OPTION,
  type Command,
  type Fields,
  type Input,
  type Option,
  type Report,
} from '../command.ts';
import { choiceOf, idOf, languageOption, pageOf, textOf } from '../input.ts';
import type { AdminServices } from '../admin-services.ts';
import { timeText } from '../times.ts';

const ID = { name: 'ID', meaning: 'Number of the article, as in "news list".' };
const CATEGORIES = Object.keys(NEWS_CATEGORY) as NewsCategory[];
const LANGUAGE: Option = {
  name: 'language',
  value: 'LANGUAGE',
  meaning: `One of ${LANGUAGES.join(', ')}; en stands in for what is missing. Default: en.`,
};
const TEXTS: readonly Option[] = [
  { name: 'title', value: 'TEXT', meaning: 'Heading.' },
  { name: 'desc', value: 'TEXT', meaning: 'One line for the list.' },
  { name: 'content', value: 'FILE', meaning: 'File with the article, HTML.', file: 'content' },
];
const LOGO: Option = { name: 'logo', value: 'URL', meaning: 'Picture for the list.' };
const required = (option: Option): Option => ({ ...option, required: true });

export const NEWS_COMMANDS: readonly Command[] = [
  {
    name: 'news list',
    summary: 'Articles as a reader of one language sees them, newest first.',
    positionals: [],
    options: [
      { name: 'category', value: 'CATEGORY', meaning: `${CATEGORIES.join(' or ')}. Default: both.` },
      LANGUAGE,
      PAGE_OPTION,
    ],
    changes: false,
    run: list,
  },
  {
    name: 'news show',
    summary: 'One article in every language that it has.',
    positionals: [ID],
    options: [],
    changes: false,
    run: async ({ database }, input) => ({ rows: await textFields(database, idOf(input, ID.name)) }),
  },
  {
    name: 'news add',
    summary: 'Enters an article in one language; others are added with "news edit".',
    positionals: [],
    options: [
      required({ name: 'category', value: 'CATEGORY', meaning: CATEGORIES.join(' or ') }),
      ...TEXTS.map(required),
      LANGUAGE,
      LOGO,
    ],
    changes: true,
    run: add,
  },
  {
    name: 'news edit',
    summary: 'Changes an article in one language, or adds that language; what is not given stays.',
    positionals: [ID],
    options: [...TEXTS, LANGUAGE, LOGO],
    changes: true,
    run: edit,
  },
  {
    name: 'news remove',
    summary: 'Removes an article, or with --language its text in that language.',
    positionals: [ID],
    options: [{ ...LANGUAGE, meaning: 'Removes only this language.' }],
    changes: true,
    run: remove,
  },
];

async function list({ database }: AdminServices, input: Input): Promise<Report> {
  const category = input['category'] === undefined ? undefined : NEWS_CATEGORY[choiceOf(input, 'category', CATEGORIES)];
  const { articles, total } = await newsPage(database, languageOption(input), category, pageOf(input));
  const rows = articles.map((article) => ({
    id: article.id,
    category: CATEGORIES.find((name) => NEWS_CATEGORY[name] === article.category) ?? null,
    language: article.language,
    title: article.title,
    desc: article.summary,
    created: timeText(article.createdAt),
  }));
  return { rows, total };
}

async function add({ database, clock }: AdminServices, input: Input): Promise<Report> {
  const category = choiceOf(input, 'category', CATEGORIES);
  const text = { title: textOf(input, 'title'), summary: textOf(input, 'desc'), content: textOf(input, 'content') };
  const language = languageOption(input);
  const id = await addNews(database, { category, logo: input['logo'] ?? '', now: clock.now() }, language, text);
  const after = { id, category, language, ...text };
  return { message: `Article ${id} is entered.`, record: { id }, after };
}

async function edit({ database }: AdminServices, input: Input): Promise<Report> {
  const given = { title: input['title'], summary: input['desc'], content: input['content'] };
  const change = await editNews(database, idOf(input, ID.name), languageOption(input), given, input['logo']);
  if (change === 'unknown') throw new AdminError('There is no such article.');
  if (change === 'incomplete') throw new AdminError('A new language needs title, desc and content.');
  return { message: `Article ${change.after['id']} is changed.`, ...change };
}

async function remove({ database }: AdminServices, input: Input): Promise<Report> {
  const id = idOf(input, ID.name);
  const language = input['language'] === undefined ? undefined : languageOption(input);
  const before = await textFields(database, id);
  if (!(await removeNews(database, id, language))) throw new AdminError('There is no such article.');
  const titles = Object.fromEntries(before.map((row) => [String(row['language']), row['title'] ?? null]));
  return {
    message: `Article ${id} is removed${language === undefined ? '' : ` in ${language}`}.`,
    before: { id, ...titles },
  };
}

async function textFields(database: AdminServices['database'], id: number): Promise<readonly Fields[]> {
  const texts = await newsTexts(database, id);
  if (texts.length === 0) throw new AdminError('There is no such article.');
  return texts.map(({ language, title, summary, content }) => ({ language, title, desc: summary, content }));
}
