// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Segmented } from '../../src/ui/Segmented.tsx';
import { show, speak } from '../support/page/screen.tsx';

const OPTIONS = [
  { value: 'a', text: 'One' },
  { value: 'b', text: 'Two' },
  { value: 'c', text: 'Three' },
] as const;
type Value = (typeof OPTIONS)[number]['value'];

function Choice({ role }: { readonly role?: 'tablist' }): JSX.Element {
  const [value, setValue] = useState<Value>('a');
  return (
    <Segmented<Value> label="Choice" options={OPTIONS} value={value} onChange={setValue} {...(role && { role })} />
  );
}

const chosen = (): (string | null)[] => screen.getAllByRole('radio', { checked: true }).map((each) => each.textContent);

describe('one choice of a few', () => {
  beforeAll(() => speak('en'));

  it('is named, has one chosen, and that one alone is reached by Tab', async () => {
    const { user } = show(<Choice />);
    expect(screen.getByRole('radiogroup', { name: 'Choice' })).toBeDefined();
    expect(chosen()).toEqual(['One']);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('One');
    await user.tab();
    expect(document.activeElement?.textContent).not.toBe('Two');
  });

  it('is changed by a tap', async () => {
    const { user } = show(<Choice />);
    await user.click(screen.getByText('Three'));
    expect(chosen()).toEqual(['Three']);
  });

  it('is moved by arrow keys with the focus, around the ends too', async () => {
    const { user } = show(<Choice />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect([chosen(), document.activeElement?.textContent]).toEqual([['Two'], 'Two']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect([chosen(), document.activeElement?.textContent]).toEqual([['Three'], 'Three']);
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['One']);
  });

  it('ignores other keys', async () => {
    const { user } = show(<Choice />);
    await user.tab();
    await user.keyboard('xyz');
    expect(chosen()).toEqual(['One']);
  });

  it('as tabs says which one is selected', async () => {
    const { user } = show(<Choice role="tablist" />);
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Two');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('one choice of a few from right to left', () => {
  beforeAll(() => speak('ar'));

  it('is moved against the reading direction by the right arrow', async () => {
    // The style sheets of a browser mirror by `dir`; this DOM has none.
    expect(document.documentElement.dir).toBe('rtl');
    document.documentElement.style.direction = 'rtl';
    onTestFinished(() => void document.documentElement.style.removeProperty('direction'));
    const { user } = show(<Choice />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toEqual(['Two']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toEqual(['Three']);
  });
});
