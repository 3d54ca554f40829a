/** The screen around the list: the product's own style sheets, so that the list is as large and styles cost the same. */
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import shell from '../../src/app/Shell.module.css';
import tabs from '../../src/app/TabBar.module.css';
import bar from '../../src/screens/market/CategoryBar.module.css';
import list from '../../src/screens/market/MarketList.module.css';
import screen from '../../src/screens/market/MarketScreen.module.css';
import { CATEGORIES } from '../feed/universe.ts';
import type { ListedInstrument } from './instruments.ts';

function element(tag: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...children);
  return made;
}

function header(): HTMLElement {
  const title = element('div', screen['title'], element('h1', undefined, 'Markets'));
  const actions = ['⌕', '⚑', '◐'].map((sign) => element('button', screen['action'], sign));
  title.append(...actions);
  const status = element(
    'div',
    screen['status'],
    element('span', undefined, '1 ms'),
    element('span', undefined, 'Demo'),
  );
  return element('header', undefined, title, status);
}

function categoryBar(onChoice: (category: number | undefined) => void): HTMLElement {
  const chips = new Map<number | undefined, HTMLElement>();
  const choose = (category: number | undefined): void => {
    for (const [each, chip] of chips) chip.setAttribute('aria-pressed', String(each === category));
    onChoice(category);
  };
  for (const { Id, NameShowTrans } of [{ Id: undefined, NameShowTrans: 'All' }, ...CATEGORIES]) {
    const category = Id === undefined ? undefined : Number(Id);
    const chip = element('button', bar['chip'], NameShowTrans);
    chip.setAttribute('aria-pressed', String(category === undefined));
    chip.addEventListener('click', () => choose(category));
    chips.set(category, chip);
  }
  return element('div', bar['bar'], ...chips.values());
}

function listHead(): HTMLElement {
  const head = element('div', list['head'], element('span', undefined, 'Instrument'));
  head.append(element('span', list['headPrice'], 'Price'), element('span', list['headChange'], 'Change'));
  return head;
}

function tabBar(): HTMLElement {
  const names = ['Markets', 'Trade', 'Orders'];
  return element(
    'nav',
    tabs['bar'],
    ...names.map((name) => element('a', tabs['tab'], element('span', undefined, name))),
  );
}

/** Builds the screen; returns the element that the rows go into. */
export function buildShell(root: HTMLElement, onChoice: (category: number | undefined) => void): HTMLElement {
  const scroller = element('div', list['scroller']);
  scroller.dataset['testid'] = 'market-list';
  const main = element('main', screen['screen'], header(), categoryBar(onChoice), listHead(), scroller);
  const screens = element('div', shell['screens'], element('div', shell['main'], main));
  root.append(element('div', shell['shell'], screens, tabBar()));
  return scroller;
}

export function inCategory(
  all: readonly ListedInstrument[],
  category: number | undefined,
): readonly ListedInstrument[] {
  return category === undefined ? all : all.filter(({ categoryId }) => categoryId === category);
}
