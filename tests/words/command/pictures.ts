import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { openIn, type OpenPage } from '../../gallery/browsers.ts';
import { mainStates, type GalleryState } from '../../gallery/states.ts';
import { openFrame, showState, visitGallery } from '../../gallery/visit.ts';
import { MARKED, placesIn } from '../marks.ts';

/** A phone, narrow enough that most sentences fill the width of their picture. */
const WINDOW = { width: 390, height: 844 };
/** Pixels of the screen shown above and below the sentence. */
const ROUND = 120;

/** Where a sentence is: in a state of the gallery, at the path to its element. */
interface Sight {
  state: string;
  path: readonly number[];
  /** Whether it is visible, and not for screen readers only. */
  isSeen: boolean;
}

/**
 * Takes a picture of every sentence that a state of the gallery shows, outlined, into `folder`. Returns the
 * files by the sentences' places.
 */
export async function takePictures(
  folder: string,
  tell: (line: string) => void,
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  await visitGallery([], async ({ baseURL, states }) => {
    const marked = await openLanguage(baseURL, MARKED);
    const sights = await findAll(marked.page, states, tell);
    await marked.close();
    tell(`${sights.size} sentences are seen; taking their pictures`);
    const english = await openLanguage(baseURL, 'en-GB');
    for (const { id } of states) {
      const own = [...sights].filter(([, { state }]) => state === id);
      if (own.length === 0) continue;
      await showState(english.page, id);
      for (const [place, { path }] of own) {
        const file = join(folder, `${place}.jpg`);
        mkdirSync(dirname(file), { recursive: true });
        await photographSentence(english.page, path, file);
        pictures.set(place, file);
      }
      tell(`${id}: ${own.length} pictures, ${pictures.size} so far`);
    }
    await english.close();
  });
  return pictures;
}

async function openLanguage(baseURL: string, lang: string): Promise<OpenPage> {
  const open = await openIn('chromium', { baseURL, viewport: WINDOW, look: 'light' });
  await openFrame(open.page, [], lang);
  return open;
}

/**
 * The first state with each sentence, in the order in which guests reach states. Visible sentences come
 * before hidden ones.
 */
async function findAll(
  page: Page,
  states: readonly GalleryState[],
  tell: (line: string) => void,
): Promise<Map<string, Sight>> {
  const sights = new Map<string, Sight>();
  const inOrder = [...new Set([...mainStates(states), ...states])];
  for (const [index, { id }] of inOrder.entries()) {
    await showState(page, id);
    for (const { text, path, isSeen } of await page.evaluate(shownTexts)) {
      for (const place of placesIn(text)) {
        const known = sights.get(place);
        if (!known || (isSeen && !known.isSeen)) sights.set(place, { state: id, path, isSeen });
      }
    }
    if (index % 100 === 99) tell(`looked at ${index + 1} of ${inOrder.length} states`);
  }
  return sights;
}

/** Every text with a mark in it, and the path to its element. */
function shownTexts(): { text: string; path: number[]; isSeen: boolean }[] {
  const root = document.querySelector('#state')?.shadowRoot;
  if (!root) return [];
  const pathOf = (element: Element): number[] => {
    const { parentNode } = element;
    if (!parentNode) return [];
    const index = [...parentNode.children].indexOf(element);
    return parentNode instanceof Element ? [...pathOf(parentNode), index] : [index];
  };
  return [...root.querySelectorAll('.stay *')].flatMap((element) => {
    if (!element.checkVisibility() && !(element instanceof HTMLOptionElement)) return [];
    const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
    const heard = ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
    const seen = [...own, element.getAttribute('placeholder') ?? ''];
    const path = pathOf(element.closest('select') ?? element);
    const isSeen = element.closest('.ui-hidden, option') === null;
    return [
      ...seen.map((text) => ({ text, path, isSeen })),
      ...heard.map((text) => ({ text, path, isSeen: false })),
    ].filter(({ text }) => text.includes('⟦'));
  });
}

async function photographSentence(page: Page, path: readonly number[], file: string): Promise<void> {
  const box = await page.evaluate((indexes) => {
    let element: Element | undefined;
    for (const index of indexes)
      element = (element ?? document.querySelector('#state')?.shadowRoot)?.children[index];
    // A text for screen readers has no size, so the picture shows its parent.
    const shown = element?.closest('.ui-hidden')?.parentElement ?? element;
    if (!(shown instanceof HTMLElement)) return null;
    shown.style.setProperty('outline', '3px solid #c2255c', 'important');
    shown.style.setProperty('outline-offset', '2px', 'important');
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top, bottom } = shown.getBoundingClientRect();
    return { top, bottom };
  }, path);
  const top = Math.max(0, Math.floor((box?.top ?? 0) - ROUND));
  const bottom = Math.min(WINDOW.height, Math.ceil((box?.bottom ?? WINDOW.height) + ROUND));
  const clip = { x: 0, y: top, width: WINDOW.width, height: Math.max(1, bottom - top) };
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 60,
    clip,
    animations: 'disabled',
    caret: 'hide',
  });
  await page.evaluate(() => {
    for (const element of document
      .querySelector('#state')
      ?.shadowRoot?.querySelectorAll('[style*=outline]') ?? [])
      if (element instanceof HTMLElement) element.style.removeProperty('outline');
  });
}
