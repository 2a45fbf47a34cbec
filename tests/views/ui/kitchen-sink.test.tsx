import { render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KitchenSink } from './gallery.tsx';
import { expectAccessible } from './render.tsx';

afterEach(async () => {
  document.documentElement.style.colorScheme = '';
  await page.viewport(1280, 900);
});

describe.each(['light', 'dark'])('in %s', (scheme) => {
  test.each([320, 390, 768, 1280])('every primitive passes axe and fits at %i px', async (width) => {
    await page.viewport(width, 900);
    document.documentElement.style.colorScheme = scheme;
    const { findByText } = render(<KitchenSink />);
    await findByText('Two courses');

    expect(document.documentElement.scrollWidth).toBe(width);
    await expectAccessible();
  });
});

test('WCAG 2.5.8: every target is at least 24 px in both directions, also within text', () => {
  const { container } = render(<KitchenSink />);
  const small = [...container.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter((target) => target.checkVisibility())
    .map((target) => ({ target, box: target.closest('.ui-choice') ?? target }))
    .filter(({ box }) => {
      const { width, height } = box.getBoundingClientRect();
      return Math.round(width) < 24 || Math.round(height) < 24;
    })
    .map(({ target }) => target.outerHTML);

  expect(small).toEqual([]);
});
