import type { Page } from '@playwright/test';

interface Written {
  /** The page's own language; that of the demo where it is not given. */
  lang?: string;
  /** Where the estate's own catalogue is, as the element names it. */
  words?: string;
}

/** Opens the booking on a page that is written in another language than the demo's. */
export async function openWrittenIn(page: Page, written: Written): Promise<void> {
  // Before the widget comes. A page that a test answers itself would belong to no address, and could not call the estate.
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
  await page.goto('/booking/');
}

/** What the widget tells the page as `stay:warning`, from the next page on. */
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
