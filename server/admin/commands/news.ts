import { LANGUAGES } from '../../catalogue/languages.ts';
import { MissingPictureError, withUploads } from '../../news/article-pictures.ts';
import { addNews, NEWS_CATEGORY, newsPage, type NewsCategory, type NewsShowing } from '../../news/news-store.ts';
import { editNews, hiddenTexts, newsTexts, removeNews, withdrawNews } from '../../news/news-admin.ts';
import type { Uploads } from '../../uploads/uploads.ts';
import {
  AdminError,
  PAGE_OPTION,
  type Command,
  type Fields,
  type Input,
  type Option,
  type Report,
} from '../command.ts';
import { choiceOf, idOf, languageOption, pageOf, textOf, timeOption } from '../input.ts';
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
const FROM: Option = {
  name: 'from',
  value: 'TIME',
  meaning: 'When readers of the language see it, such as 2026-12-01T09:00Z. Default: at once.',
};
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
    name: 'news hidden',
    summary: 'Texts that readers do not see: those that are not due yet, and withdrawn ones.',
    positionals: [],
    options: [PAGE_OPTION],
    changes: false,
    run: listHidden,
  },
  {
    name: 'news show',
    summary: 'One article in every language that it has.',
    positionals: [ID],
    options: [],
    changes: false,
    run: async ({ database, clock }, input) => ({
      rows: await textFields(database, idOf(input, ID.name), clock.now()),
    }),
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
      FROM,
    ],
    changes: true,
    run: add,
  },
  {
    name: 'news edit',
    summary: 'Changes an article in one language, or adds that language; what is not given stays.',
    positionals: [ID],
    options: [...TEXTS, LANGUAGE, LOGO, FROM],
    changes: true,
    run: edit,
  },
  {
    name: 'news withdraw',
    summary:
      'Takes an article from its readers, or with --language from those of that language; English stands in then.',
    positionals: [ID],
    options: [{ ...LANGUAGE, meaning: 'Withdraws only this language.' }],
    changes: true,
    run: (services, input) => setWithdrawn(services, input, true),
  },
  {
    name: 'news restore',
    summary: 'Gives back what "news withdraw" took.',
    positionals: [ID],
    options: [{ ...LANGUAGE, meaning: 'Gives back only this language.' }],
    changes: true,
    run: (services, input) => setWithdrawn(services, input, false),
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

async function list({ database, clock }: AdminServices, input: Input): Promise<Report> {
  const category = input['category'] === undefined ? undefined : NEWS_CATEGORY[choiceOf(input, 'category', CATEGORIES)];
  const { articles, total } = await newsPage(
    database,
    { language: languageOption(input), now: clock.now() },
    category,
    pageOf(input),
  );
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

async function listHidden({ database, clock }: AdminServices, input: Input): Promise<Report> {
  const { rows, total } = await hiddenTexts(database, clock.now(), pageOf(input));
  const shown = rows.map(({ id, language, title, ...showing }) => ({
    id,
    language,
    title,
    ...showingFields(showing, clock.now()),
  }));
  return { rows: shown, total };
}

function showingFields({ shownFrom, isWithdrawn }: NewsShowing, now: number): Fields {
  const state = isWithdrawn ? 'withdrawn' : shownFrom > now ? 'scheduled' : 'shown';
  return { state, from: shownFrom === 0 ? null : timeText(shownFrom) };
}

async function add({ database, uploads, clock }: AdminServices, input: Input): Promise<Report> {
  const category = choiceOf(input, 'category', CATEGORIES);
  const shownFrom = timeOption(input, 'from') ?? 0;
  const language = languageOption(input);
  const said = { title: textOf(input, 'title'), summary: textOf(input, 'desc') };
  const text = { ...said, content: await contentWithPictures(uploads, textOf(input, 'content')), shownFrom };
  const id = await addNews(database, { category, logo: input['logo'] ?? '', now: clock.now() }, language, text);
  const after = { id, category, language, ...text };
  return { message: `Article ${id} is entered.`, record: { id }, after };
}

async function edit({ database, uploads }: AdminServices, input: Input): Promise<Report> {
  const content = input['content'];
  const given = {
    title: input['title'],
    summary: input['desc'],
    shownFrom: timeOption(input, 'from'),
    content: content === undefined ? undefined : await contentWithPictures(uploads, content),
  };
  const change = await editNews(database, idOf(input, ID.name), languageOption(input), given, input['logo']);
  if (change === 'unknown') throw new AdminError('There is no such article.');
  if (change === 'incomplete') throw new AdminError('A new language needs title, desc and content.');
  return { message: `Article ${change.after['id']} is changed.`, ...change };
}

async function contentWithPictures(uploads: Uploads, content: string): Promise<string> {
  try {
    return await withUploads(content, uploads);
  } catch (error) {
    if (error instanceof MissingPictureError) throw new AdminError(error.message);
    throw error;
  }
}

async function setWithdrawn({ database }: AdminServices, input: Input, isWithdrawn: boolean): Promise<Report> {
  const id = idOf(input, ID.name);
  const language = input['language'] === undefined ? undefined : languageOption(input);
  if ((await newsTexts(database, id)).length === 0) throw new AdminError('There is no such article.');
  if (!(await withdrawNews(database, id, language, isWithdrawn)))
    throw new AdminError(isWithdrawn ? 'It is withdrawn already.' : 'It is not withdrawn.');
  const what = language === undefined ? `Article ${id}` : `Article ${id} in ${language}`;
  return { message: `${what} is ${isWithdrawn ? 'withdrawn' : 'there again'}.`, after: { id, isWithdrawn } };
}

async function remove({ database, clock }: AdminServices, input: Input): Promise<Report> {
  const id = idOf(input, ID.name);
  const language = input['language'] === undefined ? undefined : languageOption(input);
  const before = await textFields(database, id, clock.now());
  if (!(await removeNews(database, id, language))) throw new AdminError('There is no such article.');
  const titles = Object.fromEntries(before.map((row) => [String(row['language']), row['title'] ?? null]));
  return {
    message: `Article ${id} is removed${language === undefined ? '' : ` in ${language}`}.`,
    before: { id, ...titles },
  };
}

async function textFields(database: AdminServices['database'], id: number, now: number): Promise<readonly Fields[]> {
  const texts = await newsTexts(database, id);
  if (texts.length === 0) throw new AdminError('There is no such article.');
  return texts.map(({ language, title, summary, content, ...showing }) => ({
    language,
    ...showingFields(showing, now),
    title,
    desc: summary,
    content,
  }));
}
