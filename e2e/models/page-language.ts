import type { Page } from '@playwright/test';

interface Written {
  /** The language of the page; by default the demo's. */
  lang?: string;
  /** The address of the estate's own catalogue, as the element's attribute gives it. */
  words?: string;
}

/** Opens the booking on a page in another language than the demo's. */
export async function openWrittenIn(page: Page, written: Written): Promise<void> {
  // Changes the page before the widget starts. A page that the test answers itself would have no site, and
  // could not call the estate.
  await page.addInitScript(({ lang, words }: Written) => {
    const observer = new MutationObserver(() => {
      const element = document.querySelector('stay-booking');
      if (lang !== undefined && document.documentElement.lang !== lang) document.documentElement.lang = lang;
      if (element === null) return;
      if (words !== undefined) element.setAttribute('words', words);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, written);
  await page.goto('/standard/booking/');
}

/** Collects the messages of `stay:warning` from the next page on. */
export async function hearWarnings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heardWarnings: heard });
    window.addEventListener('stay:warning', (event) => {
      heard.push((event as CustomEvent<{ message: string }>).detail.message);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heardWarnings') as string[]);
}
