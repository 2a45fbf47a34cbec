import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInWidget } from './render.tsx';

/** A price with a text before and after an element: each of them comes and goes, and changes. */
function Price({ from, amount, note }: { from?: boolean; amount: number; note?: string }) {
  return (
    <p data-testid="price">
      {from ? 'from ' : null}
      {amount === 0 ? null : <b>{amount}</b>}
      {note} pounds {amount} each
    </p>
  );
}

/** What translators do to a text, by name. */
const TRANSLATORS: Record<string, (text: Text) => void> = {
  'puts it into two fonts': (text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data.toUpperCase());
    outer.append(inner);
    text.replaceWith(outer);
  },
  'shows the words in a text of its own again': (text) => {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
    font.replaceWith(text.data);
  },
  'adds a font and then removes it': (text) => {
    const font = document.createElement('font');
    font.append(text.data.toUpperCase());
    text.before(font);
    text.remove();
  },
  'moves it into a font': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
  },
  'puts another text in its place': (text) => {
    text.replaceWith(text.data.toUpperCase());
  },
};

function translate(how: (text: Text) => void): void {
  const walker = document.createTreeWalker(screen.getByTestId('price'), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(how);
}

test.each(Object.entries(TRANSLATORS))(
  'a view changes as it would alone where a translator takes a text and %s',
  async (_, how) => {
    const views = [
      <Price from amount={115} note="about" />,
      <Price amount={0} />,
      <Price from amount={230} note="about" />,
      <Price from amount={240} />,
      <Price amount={250} note="exactly" />,
    ];
    const { rerender } = renderInWidget(views[0]);
    const shown = () => screen.getByTestId('price').textContent.toLowerCase();
    for (const view of views) {
      rerender(view);
      // A changed text comes back as soon as scripts rest.
      await Promise.resolve();
      const { from, amount, note = '' } = view.props as Parameters<typeof Price>[0];
      expect(shown()).toBe(
        `${from ? 'from ' : ''}${amount === 0 ? '' : amount}${note} pounds ${amount} each`,
      );
      translate(how);
      await Promise.resolve();
    }
  },
);
