/** A push message in the words of a language. */
import type { PushNote } from '../../src/contract/push-note.ts';
import { LANGUAGE_TAGS, type Language } from '../catalogue/languages.ts';
import type { FundChannel } from '../engine/model/withdrawal.ts';
import { isolated, numberText, signedText } from '../messages/number-text.ts';
import type { ClosedFacts, FundFacts, PushFacts, TradeFacts } from './push-facts.ts';
import { PUSH_TEXTS, type PushTexts } from './push-texts.ts';

/** What a message says, and where a tap on it leads. */
type Words = Pick<PushNote, 'title' | 'body' | 'path'>;

/** What is looked up for a message. */
export interface NoteSources {
  /** An instrument's code as the client shows it. */
  readonly shownCode: (code: string) => string;
  /** Of the deposit or withdrawal that it is about. */
  readonly channel: FundChannel;
}

export function noteOf(
  { tag, facts, time }: { readonly tag: string; readonly facts: PushFacts; readonly time: number },
  language: Language,
  sources: NoteSources,
): PushNote {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return { tag, ...wordsOf(facts, language, sources), lang: LANGUAGE_TAGS[language], dir, time };
}

function wordsOf(facts: PushFacts, language: Language, { shownCode, channel }: NoteSources): Words {
  const texts = PUSH_TEXTS[language];
  switch (facts.type) {
    case 'filled':
      return filledWords({ ...facts, code: shownCode(facts.code) }, texts, language);
    case 'closed':
      return closedWords({ ...facts, code: shownCode(facts.code) }, texts, language);
    case 'fund':
      return fundWords(facts, texts, language, channel);
    default:
      // Where the one thing can be done that it asks for.
      return { title: texts.newDevice, body: texts.newDeviceHint, path: '/mine/password' };
  }
}

function filledWords(facts: TradeFacts, texts: PushTexts, language: Language): Words {
  const body = filledIn(texts.filledBody, { ...tradeValues(facts, language), side: texts[facts.side] });
  return { title: texts.filled, body, path: `/order?list=open&id=${facts.id}` };
}

function closedWords(facts: ClosedFacts, texts: PushTexts, language: Language): Words {
  const profit = signedText(facts.profit, language);
  const body = filledIn(texts.closedBody, { ...tradeValues(facts, language), profit });
  return { title: texts[facts.reason], body, path: `/order?list=closed&id=${facts.id}` };
}

function fundWords(
  { id, fund, outcome, amount }: FundFacts,
  texts: PushTexts,
  language: Language,
  channel: FundChannel,
): Words {
  const path = fund === 'deposit' ? '/mine/charge' : '/mine/withdraw';
  const body = filledIn(texts.amount, { amount: numberText(amount, language) });
  return { title: texts[`${fund}_${outcome}`], body, path: `${path}?channel=${channel}&id=${id}` };
}

function tradeValues({ code, lots, price }: TradeFacts, language: Language): Readonly<Record<string, string>> {
  return {
    code: isolated(code, language),
    lots: numberText(lots, language),
    price: numberText(price, language, false),
  };
}

function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
