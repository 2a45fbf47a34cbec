import type { Page } from 'playwright';

/** What one screen of the booking puts into the page, and its entry in the history. */
export interface Screen {
  markup: string;
  hash: string;
  state: unknown;
}

/**
 * Runs before the page's own scripts. While a copy of the widget is shown, a press or a move in the history does
 * nothing but put the next screen's markup into it: this is the least that any widget would need for the step. The
 * widget hears of neither.
 */
export function prepareLimit(): void {
  const take = (event: Event) => {
    const { copy, next } = window as { copy?: HTMLElement; next?: Screen };
    if (!copy || !next) return;
    // The bench's own listener for clicks comes later on the window, and has to hear of them.
    if (event.type === 'click') event.stopPropagation();
    else event.stopImmediatePropagation();
    event.preventDefault();
    if (event.type === 'click') history.pushState(next.state, '', next.hash);
    if (event.type !== 'hashchange') copy.innerHTML = next.markup;
  };
  for (const type of ['click', 'popstate', 'hashchange']) addEventListener(type, take, true);
}

/** The screen that the widget shows now. */
export async function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const view = document.querySelector('stay-booking')?.shadowRoot?.querySelector('.stay');
    if (!view) throw new Error('there is no booking on the page');
    return { markup: view.innerHTML, hash: location.hash, state: history.state as unknown };
  });
}

/** Hides the widget and shows a copy of its screen in the same place. */
export async function showCopy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const view = document.querySelector('stay-booking')?.shadowRoot?.querySelector<HTMLElement>('.stay');
    if (!view) throw new Error('there is no booking on the page');
    const copy = view.cloneNode(true) as HTMLElement;
    view.style.display = 'none';
    view.before(copy);
    Object.assign(window, { copy });
  });
}

/** What the copy shows after the next press or move. */
export async function setNext(page: Page, next: Screen): Promise<void> {
  await page.evaluate((screen) => void Object.assign(window, { next: screen }), next);
}

/** Takes the copy away and shows the widget again. */
export async function removeCopy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { copy } = window as { copy?: HTMLElement };
    const view = copy?.nextElementSibling as HTMLElement | null | undefined;
    copy?.remove();
    view?.style.removeProperty('display');
    Object.assign(window, { copy: undefined, next: undefined });
  });
}
