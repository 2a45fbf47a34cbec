import type { Page } from 'playwright';

interface Wanted {
  selector: string;
  name: string;
  index: number;
}

const FIELD = 'input:not([type=radio], [type=checkbox]), textarea';
const PATIENCE = 60_000;

/**
 * Goes through the booking with mouse and keyboard, by the browser's own input. It rarely queries the page in
 * between: looking up controls by their roles would cause long tasks on a slow machine.
 */
export class Guest {
  readonly #page: Page;
  #underWay = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', () => (this.#underWay += 1));
    page.on('requestfinished', () => (this.#underWay -= 1));
    page.on('requestfailed', () => (this.#underWay -= 1));
  }

  async press(name: RegExp, selector = 'button'): Promise<void> {
    const { x, y } = await this.#find({ selector, name: name.source, index: 0 });
    await this.#page.mouse.click(x, y);
  }

  async choose(name: RegExp): Promise<void> {
    await this.press(name, 'input[type=radio], input[type=checkbox]');
  }

  async fill(name: RegExp, value: string, index = 0): Promise<void> {
    const { x, y } = await this.#find({ selector: FIELD, name: name.source, index });
    await this.#page.mouse.click(x, y);
    await this.#page.keyboard.insertText(value.slice(0, -1));
    // Types the last letter with its key, since inserted text is no interaction to the browser.
    await this.#page.keyboard.press(value.slice(-1));
  }

  /** Chooses an option without opening the list, which would stay open over the page. */
  async select(name: RegExp, value: string, index = 0): Promise<void> {
    const wanted = { selector: 'select', name: name.source, index };
    await this.#find(wanted);
    await this.#page.evaluate(chooseOption, { ...wanted, value });
  }

  async read(heading: RegExp): Promise<void> {
    await this.#find({ selector: 'h1, h2, h3', name: heading.source, index: 0 });
    await this.#quiet();
  }

  /** The place of a control once it stands still, is in view and is not covered. */
  async #find(wanted: Wanted): Promise<{ x: number; y: number }> {
    const end = Date.now() + PATIENCE;
    let before = '';
    while (Date.now() < end) {
      const place = await this.#page.evaluate(placeOf, wanted);
      const now = JSON.stringify(place);
      if (place && now === before) return place;
      before = now;
      await this.#page.waitForTimeout(40);
    }
    throw new Error(`the guest finds no ${wanted.selector} called ${wanted.name}`);
  }

  /** Waits until five checks in a row, 150 ms apart, find no request under way. */
  async #quiet(): Promise<void> {
    for (let calm = 0; calm < 5; calm = this.#underWay > 0 ? 0 : calm + 1)
      await this.#page.waitForTimeout(150);
  }
}

/** Runs in the page. */
function placeOf({ selector, name, index }: Wanted): { x: number; y: number } | null {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const text = labels?.[0]?.textContent ?? element.textContent;
    return (element.getAttribute('aria-label') ?? text ?? '').trim();
  };
  const control = [...(root?.querySelectorAll<HTMLInputElement>(selector) ?? [])].filter(
    (each) => new RegExp(name).test(nameOf(each)) && !each.disabled && each.checkVisibility(),
  )[index];
  if (!root || !control) return null;
  const box = /radio|checkbox/.test(control.type) ? (control.labels?.[0] ?? control) : control;
  const { left, top, width, height } = box.getBoundingClientRect();
  const [x, y] = [left + Math.min(width / 2, 12), top + Math.min(height / 2, 24)];
  const hit = root.elementFromPoint(x, y);
  if (hit && (box.contains(hit) || control.contains(hit))) return { x, y };
  box.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Runs in the page. */
function chooseOption({ selector, name, index, value }: Wanted & { value: string }): void {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  const select = [...(root?.querySelectorAll<HTMLSelectElement>(selector) ?? [])].filter((each) =>
    new RegExp(name).test(each.labels[0]?.textContent.trim() ?? ''),
  )[index];
  if (!select) return;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
