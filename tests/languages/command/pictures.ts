import { join } from 'node:path';
import type { Page } from 'playwright';
import { mainStates } from '../../tools/gallery/states.ts';
import { openFrame, showState, visitGallery } from '../../tools/gallery/visit.ts';
import { MARKED, placesIn } from '../marks.ts';

/** A phone, narrow enough that most sentences fill the width of their picture. */
const WINDOW = { width: 390, height: 844 };
/** Pixels of the screen shown above and below the sentence. */
const ROUND = 120;

/** A sentence in the state that is drawn. */
interface Sight {
  text: string;
  /** Whether it is visible, and not for screen readers only. */
  isSeen: boolean;
  /** Its element's `data-sight`. */
  sight: string;
}

/**
 * Takes a picture of every sentence that a state of the gallery shows, outlined, into `folder`: in the first state
 * with it, in the order in which guests reach states, and rather where it is visible. Returns the files by the
 * sentences' places.
 */
export async function takePictures(
  folder: string,
  tell: (line: string) => void,
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  const seen = new Set<string>();
  await visitGallery([], async (baseURL, states) => {
    const { page, close } = await openFrame({ baseURL, viewport: WINDOW }, MARKED);
    const inOrder = [...new Set([...mainStates(states), ...states])];
    for (const [index, { id }] of inOrder.entries()) {
      await showState(page, id);
      for (const { text, isSeen, sight } of await page.evaluate(readMarks)) {
        for (const place of placesIn(text)) {
          if (seen.has(place) || (pictures.has(place) && !isSeen)) continue;
          if (isSeen) seen.add(place);
          pictures.set(place, join(folder, `${place}.jpg`));
          await photograph(page, sight, join(folder, `${place}.jpg`));
        }
      }
      if (index % 100 === 99)
        tell(`looked at ${index + 1} of ${inOrder.length} states: ${pictures.size} pictures`);
    }
    await close();
  });
  return pictures;
}

/** Every text with a mark in it. The marks are taken away, so that the screen is as guests see it. */
function readMarks(): Sight[] {
  const elements = [...(document.querySelector('#state')?.shadowRoot?.querySelectorAll('.stay *') ?? [])];
  const found = elements.flatMap((element, index) => {
    if (!element.checkVisibility() && !(element instanceof HTMLOptionElement)) return [];
    const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
    const heard = ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
    const shown = element.closest('select') ?? element;
    shown.setAttribute('data-sight', `${index}`);
    const isSeen = element.closest('.ui-hidden, option') === null;
    return [
      ...[...own, element.getAttribute('placeholder') ?? ''].map((text) => ({ text, shown, isSeen })),
      ...heard.map((text) => ({ text, shown, isSeen: false })),
    ].filter(({ text }) => text.includes('⟦'));
  });
  const unmarked = (text: string) => text.replaceAll(/⟦\d+⟧/g, '');
  for (const element of elements) {
    for (const node of element.childNodes) if (node instanceof Text) node.data = unmarked(node.data);
    const placeholder = element.getAttribute('placeholder');
    if (placeholder !== null) element.setAttribute('placeholder', unmarked(placeholder));
  }
  return found.map(({ text, shown, isSeen }) => ({
    text,
    isSeen,
    sight: shown.getAttribute('data-sight') ?? '',
  }));
}

async function photograph(page: Page, sight: string, path: string): Promise<void> {
  const element = page.locator(`[data-sight="${sight}"]`);
  const { top, bottom } = await element.evaluate((sighted: HTMLElement) => {
    // A text for screen readers has no size, so the picture shows its parent.
    const shown = sighted.closest('.ui-hidden')?.parentElement ?? sighted;
    shown.style.setProperty('outline', '3px solid #c2255c', 'important');
    shown.style.setProperty('outline-offset', '2px', 'important');
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = shown.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  const y = Math.max(0, Math.floor(top - ROUND));
  const end = Math.min(WINDOW.height, Math.ceil(bottom + ROUND));
  const clip = { x: 0, y, width: WINDOW.width, height: Math.max(1, end - y) };
  await page.screenshot({ path, type: 'jpeg', quality: 60, clip, animations: 'disabled', caret: 'hide' });
  await element.evaluate((sighted: HTMLElement) => {
    const shown = sighted.closest('.ui-hidden')?.parentElement ?? sighted;
    shown.style.removeProperty('outline');
  });
}
