import type { Page } from '@playwright/test';
import type { Demo } from '../../demo/start-demo.ts';
import { englishWords } from '../../tests/languages/english-words.ts';
import { formsOf, placeholdersOf, sentencesOf } from '../../tests/languages/sentences.ts';
import { literally, type SpokenTexts } from './spoken-page.ts';

/**
 * Placeholders for numbers. A sentence with only these cannot match a name of the estate: 'Room {leg}' is not
 * 'Room only'.
 */
const NUMBERS = ['leg', 'n', 'step', 'steps', 'count', 'rooms', 'all', 'free', 'shown', 'quantity'];

/**
 * Collects every text that the estate's servers send during the test. These texts are in the estate's own
 * language.
 */
export function noteEstateTexts(demo: Demo): ReadonlySet<string> {
  const said = new Set<string>();
  const { handle } = demo.estate;
  demo.estate.handle = async (request) => {
    const response = await handle(request);
    if (response.headers.get('content-type')?.includes('json')) {
      const text = await response.clone().text();
      if (text !== '') noteAll(JSON.parse(text), said);
    }
    return response;
  };
  return said;
}

function noteAll(value: unknown, said: Set<string>): void {
  if (typeof value === 'string') said.add(inOneLine(value));
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) noteAll(inner, said);
}

/**
 * English catalogue sentences that the page shows or announces in another language, and placeholders that
 * nothing has replaced.
 */
export async function englishLeft(
  page: Page,
  texts: SpokenTexts,
  estate: ReadonlySet<string>,
): Promise<string[]> {
  const patterns = patternsOf(texts);
  const isLeft = (text: string) =>
    /\{\w+\}|\bundefined\b/.test(text) || patterns.some((pattern) => pattern.test(text));
  const isEstates = ({ text, within }: Shown) =>
    estate.has(text) || [...estate].some((said) => said.includes(text) && within.includes(said));
  const shown = (await page.evaluate(shownTexts)).map(({ text, within }) => ({
    text: inOneLine(text),
    within: inOneLine(within),
  }));
  const left = shown.filter((one) => isLeft(one.text) && !isEstates(one));
  return [...new Set(left.map(({ text }) => text))];
}

/** Patterns of the English sentences that differ from the language's own. A placeholder matches any text. */
function patternsOf(texts: SpokenTexts): RegExp[] {
  const own = new Set(sentencesOf(texts).flatMap(({ text }) => formsOf(text).map(([, one]) => one)));
  return sentencesOf(englishWords)
    .flatMap(({ text }) => formsOf(text).map(([, one]) => one))
    .filter((one) => !own.has(one) && saysEnough(one))
    .map((one) => {
      const pieces = inOneLine(one).split(/(\{\w+\})/);
      const source = pieces.map((piece) => {
        if (!piece.startsWith('{')) return literally(piece);
        return NUMBERS.includes(piece.slice(1, -1)) ? '\\d+' : '.{1,60}';
      });
      return new RegExp(`^${source.join('')}$`);
    });
}

/** Excludes short sentences such as '{a} and {b}', which would match every text of the estate. */
function saysEnough(text: string): boolean {
  const letters = text.replaceAll(/\{\w+\}|\P{L}/gu, '').length;
  const isWhole = placeholdersOf(text).every((name) => NUMBERS.includes(name));
  return letters >= (isWhole ? 2 : 4);
}

/** A text, and the text of the element that contains it. */
interface Shown {
  text: string;
  within: string;
}

/** All texts in the widget: single text nodes, whole lines of several nodes, and accessible names. */
function shownTexts(): Shown[] {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  const elements = [...(root?.querySelectorAll('.stay *') ?? [])].filter(
    (element) => !element.matches('style, script') && element.checkVisibility({ visibilityProperty: true }),
  );
  return elements.flatMap((element) => {
    const within = element.textContent ?? '';
    const pieces = [...element.childNodes].flatMap((node) =>
      node instanceof Text && /\S/.test(node.data) ? [node.data] : [],
    );
    const names = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'].map(
      (name) => element.getAttribute(name) ?? '',
    );
    return [
      ...pieces.map((text) => ({ text, within })),
      ...(pieces.length > 0 && within.length < 200 ? [{ text: within, within }] : []),
      ...names.filter((text) => text !== '').map((text) => ({ text, within: text })),
    ];
  });
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
