import { expect, it } from 'vitest';
import { markedTexts, placesIn } from './marks.ts';

it('every form of a sentence has the mark of its place before its words', () => {
  const texts = markedTexts();
  expect(placesIn(texts.search.departure)).toEqual(['search.departure']);
  expect(placesIn(texts.shared.nights.one)).toEqual(['shared.nights']);
  expect(placesIn(texts.ui.frame.steps.join())).toEqual([
    'ui.frame.steps.0',
    'ui.frame.steps.1',
    'ui.frame.steps.2',
    'ui.frame.steps.3',
    'ui.frame.steps.4',
  ]);
  expect(texts.shared.nights.other).toMatch(/^⟦\d+⟧\{n\} nights$/);
});
