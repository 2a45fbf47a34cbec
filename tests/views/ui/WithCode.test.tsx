import { expect, test } from 'vitest';
import { words as arabic } from '../../../src/words/ar/first.ts';
import { words as arabicAccount } from '../../../src/words/ar/account.ts';
import { words as arabicRates } from '../../../src/words/ar/rates.ts';
import { words as arabicSearch } from '../../../src/words/ar/search.ts';
import { WithCode } from '../../../widget/ui/WithCode.tsx';
import { renderInWidget } from './render.tsx';

/** The letters of `code` in their order on the screen, from left to right. */
function asSeen(container: HTMLElement, code: string): string {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.textContent?.indexOf(code) ?? -1;
    if (at < 0) continue;
    const letters = [...code].map((letter, index) => {
      range.setStart(node, at + index);
      range.setEnd(node, at + index + 1);
      return { letter, left: range.getBoundingClientRect().left };
    });
    return letters
      .sort((a, b) => a.left - b.left)
      .map(({ letter }) => letter)
      .join('');
  }
  return '';
}

test.each([
  { text: arabic.booking.unavailable.call, at: 'phone', code: '01632 960140' },
  { text: arabicAccount.account.bookings.number, at: 'number', code: '2027 00417-A' },
  { text: arabicAccount.account.bookingDetails.paid.card, at: 'card', code: '4242 **** 1111' },
  { text: arabicRates.rates.code, at: 'code', code: '10-OFF' },
  { text: arabicSearch.search.voucherName, at: 'reference', code: '1000-SPA' },
])('$at $code keeps its order in an Arabic sentence', ({ text, at, code }) => {
  const { container } = renderInWidget(
    <p dir="rtl">
      <WithCode text={text} at={at} code={code} />
    </p>,
  );
  expect(asSeen(container, code)).toBe(code);
  expect(container.textContent).toBe(text.replace(`{${at}}`, code));
});

test('a sentence without a placeholder for the code shows no code', () => {
  const { container } = renderInWidget(<WithCode text="Card on file" at="card" code="1111" />);
  expect(container.textContent).toBe('Card on file');
});
