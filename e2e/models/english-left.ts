import type { Page } from '@playwright/test';
import type { Demo } from '../../demo/start-demo.ts';
import { englishWords } from '../../tests/words/english-words.ts';
import { formsOf, sentencesOf } from '../../tests/words/sentences.ts';
import type { SpokenTexts } from './spoken-page.ts';

/** What is filled in with a number, which a name of the estate's is none: 'Room {leg}' is not 'Room only'. */
const NUMBERS = ['leg', 'n', 'step', 'steps', 'count', 'rooms', 'all', 'free', 'shown', 'quantity'];

/** Notes every text that the estate's servers send, as long as the test goes on: those are in the estate's own language. */
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

/** Sentences of the English catalogue that are seen or heard where a language says something else, and placeholders that nothing fills in. */
export async function englishLeft(
  page: Page,
  texts: SpokenTexts,
  estate: ReadonlySet<string>,
): Promise<string[]> {
  const patterns = patternsOf(texts);
  const shown = await page.evaluate(shownTexts);
  const isLeft = (text: string) =>
    /\{\w+\}|\bundefined\b/.test(text) || patterns.some((pattern) => pattern.test(text));
  return [...new Set(shown.map(inOneLine))].filter((text) => !estate.has(text) && isLeft(text));
}

/** English sentences, with anything for what is filled in, that the language does not have as well. */
function patternsOf(texts: SpokenTexts): RegExp[] {
  const own = new Set(sentencesOf(texts).flatMap(({ text }) => formsOf(text).map(([, one]) => one)));
  return sentencesOf(englishWords)
    .flatMap(({ text }) => formsOf(text).map(([, one]) => one))
    .filter((one) => !own.has(one) && /\p{L}{2}/u.test(one.replaceAll(/\{\w+\}/g, '')))
    .map((one) => {
      const pieces = inOneLine(one).split(/(\{\w+\})/);
      const source = pieces.map((piece) => {
        if (!piece.startsWith('{')) return RegExp.escape(piece);
        return NUMBERS.includes(piece.slice(1, -1)) ? '\\d+' : '.+';
      });
      return new RegExp(`^${source.join('')}$`);
    });
}

/** Pieces of text in the widget, whole elements of a line or so, and the names that only those hear who cannot see. */
function shownTexts(): string[] {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  const elements = [...(root?.querySelectorAll('.stay *') ?? [])].filter(
    (element) => !element.matches('style, script') && element.checkVisibility({ visibilityProperty: true }),
  );
  return elements.flatMap((element) => {
    const pieces = [...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    );
    const whole = element.textContent ?? '';
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription'];
    const names = attributes.map((name) => element.getAttribute(name) ?? '');
    return [...pieces, ...(whole.length < 300 ? [whole] : []), ...names].filter((text) => /\S/.test(text));
  });
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
