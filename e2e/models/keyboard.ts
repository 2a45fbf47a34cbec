import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 120;

/** A guest without a mouse, who uses Tab, arrow keys, Enter and letters only. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Presses Tab until the control has the focus, and expects a visible, uncovered focus ring (WCAG 2.4.7,
   * 2.4.11).
   */
  async tabTo(control: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await hasFocus(control)) {
        await expect(control).toBeInViewport();
        expect(await isCovered(control), 'the focused control is not covered').toBe(false);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${control.toString()}`);
  }

  /** Tabs to the control and presses keys there. */
  async press(control: Locator, ...keys: string[]): Promise<void> {
    await this.tabTo(control);
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Tabs to the field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(text);
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const root = element.getRootNode();
    return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
  });
}

/** Whether another element covers the middle of the control, for example a sticky bar. */
function isCovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot || root instanceof Document)) return true;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    const isOwn = hit !== null && (element.contains(hit) || hit.contains(element));
    // The label may draw a radio button or a checkbox.
    const label = hit?.closest('label');
    return !isOwn && !(label?.contains(element) ?? false);
  });
}
