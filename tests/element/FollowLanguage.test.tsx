import { afterEach, expect, test } from 'vitest';
import { resolveTexts } from '../../widget/texts/registry.ts';
import { followLanguage } from '../../widget/element/follow-language.ts';

afterEach(() => document.body.replaceChildren());

test('the language that the page asks for last is spoken, although another one comes after it', async () => {
  const element = document.createElement('div');
  element.lang = 'de';
  document.body.append(element);
  const texts = resolveTexts();
  const { ready, unmount } = followLanguage(element, texts, {}, () => undefined);
  element.lang = 'en-GB';
  await ready;
  expect(texts.spoken()).toEqual({ lang: 'en-GB', direction: 'ltr' });
  unmount();
});
