import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../../widget/texts/british-formats.ts';
import { resolveTexts, registerTexts } from '../../widget/texts/registry.ts';
import { start } from '../../widget/steps/start/start.texts.ts';
import { bringVoice } from '../../widget/languages/voice.ts';
import { serveDuringTests, SITE } from '../api/server.ts';

const server = serveDuringTests();
const ADDRESS = `${SITE}/words/cy.json`;

const CATALOGUE = { staychart: 1, lang: 'cy', texts: { start: { title: 'Archebu ystafell' } } };

/** The texts of an element whose page names a catalogue of its own. */
async function said(answer: () => Response | Promise<Response>, tag = 'cy') {
  server.use(http.get(ADDRESS, answer));
  const warnings: string[] = [];
  const warn = (warning: string) => warnings.push(warning);
  const texts = resolveTexts();
  texts.speak(await bringVoice({ tag, address: ADDRESS, warn }));
  const { start: words, formats: written } = texts.get();
  return { title: words.title, restore: words.restore, locale: written.locale, ...texts.spoken(), warnings };
}

const ENGLISH = {
  ...{ title: 'Book a room', restore: 'Restore your booking' },
  ...{ locale: 'en-GB', lang: 'en-GB', direction: 'ltr' },
};

it.each([
  // By the age of its data a browser writes ’ or '.
  ['de-CH', "CHF 2'643.33"],
  ['de_AT', 'CHF 2.643,33'],
  ['de', '2.643,33 CHF'],
])('a language that ships writes %s as its region does', async (tag, price) => {
  const voice = await bringVoice({ tag, address: null, warn: () => {} });
  const said = voice?.say({ formats })?.formats?.in({ code: 'CHF', decimals: 2 }).price(264_333);
  expect(said?.replace('\u00a0', ' ').replace('’', "'")).toBe(price);
});

describe('a catalogue of the estate’s own', () => {
  beforeAll(() => {
    registerTexts({ start, formats });
  });

  it('gives its sentences, and English for the others', async () => {
    expect(await said(() => HttpResponse.json(CATALOGUE))).toEqual({
      ...{ title: 'Archebu ystafell', restore: 'Restore your booking' },
      ...{ locale: 'cy', lang: 'cy', direction: 'ltr', warnings: [] },
    });
  });

  it('is laid over the sentences of a language that ships', async () => {
    const { title, restore } = await said(() => HttpResponse.json(CATALOGUE), 'de');
    expect({ title, restore }).toEqual({ title: 'Archebu ystafell', restore: 'Buchung wiederherstellen' });
    const none = await said(() => HttpResponse.json({ ...CATALOGUE, texts: {} }), 'de');
    expect(none.title).toBe('Zimmer buchen');
  });

  it('is warned about an unknown part by name', async () => {
    const texts = { ...CATALOGUE.texts, strat: { title: 'x' }, formats: { locale: 'x' } };
    const { title, warnings } = await said(() => HttpResponse.json({ ...CATALOGUE, texts }));
    expect({ title, warnings }).toEqual({
      title: 'Archebu ystafell',
      warnings: ['words: strat is not known', 'words: formats is not known'],
    });
  });

  it.each([
    ['is missing', () => new HttpResponse('', { status: 404 }), `${ADDRESS} answered 404`],
    ['does not answer', () => HttpResponse.error(), `${ADDRESS} did not answer`],
    ['is a page', () => HttpResponse.html('<!doctype html>'), 'the catalogue is not JSON'],
    [
      'is cut off',
      () => HttpResponse.text(JSON.stringify(CATALOGUE).slice(0, 40)),
      'the catalogue is not JSON',
    ],
    [
      'is of another version',
      () => HttpResponse.json({ ...CATALOGUE, staychart: 2 }),
      'staychart is not 1, the version of catalogues that this widget reads',
    ],
    [
      'names no language',
      () => HttpResponse.json({ ...CATALOGUE, lang: 'not a tag' }),
      'lang is not a language tag',
    ],
    [
      'is too large',
      () => HttpResponse.json({ ...CATALOGUE, more: 'a'.repeat(500_000) }),
      `${ADDRESS} is too large or was cut off`,
    ],
  ])('that %s leaves English and gives a warning', async (_, answer, warning) => {
    expect(await said(answer)).toEqual({ ...ENGLISH, warnings: [`words: ${warning}`] });
  });
});
