import type { Page } from '@playwright/test';
import { finishChanges } from './demo.ts';

/**
 * Describes each control, in the widget or in the open dialog, that is a smaller target than 44 px (WCAG
 * 2.5.5).
 *
 * A control passes if it takes presses 22 px from its middle to each side. A link in a sentence needs only
 * the height of its line. The check scrolls to each control.
 */
export async function missedByFingers(page: Page): Promise<string[]> {
  await finishChanges(page);
  return page.evaluate(() => {
    /** Distance from the middle, in px. The 22nd pixel may be the neighbour's. */
    const REACH = 21;
    const roots = [...document.querySelectorAll('stay-booking, stay-account')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    const root = roots.find((one) => one.querySelector('.stay'));
    const shown = [...(root?.querySelectorAll('dialog:modal') ?? [])].at(-1) ?? root?.querySelector('.stay');
    if (!root || !shown) return ['there is no widget'];

    const isInSentence = (control: HTMLElement) =>
      control.matches('a') &&
      control.closest('p, li, label')?.textContent.trim() !== control.textContent.trim();
    /** A checkbox takes presses on its label as well. */
    const isPartOf = (hit: Element | null, control: HTMLElement): boolean =>
      hit !== null &&
      (control.contains(hit) ||
        (control instanceof HTMLInputElement &&
          [...(control.labels ?? [])].some((one) => one.contains(hit))));
    const boxOf = (control: HTMLElement): DOMRect => {
      const isTicked = control.matches('[type=radio], [type=checkbox]');
      const label = control instanceof HTMLInputElement && isTicked ? control.labels?.[0] : undefined;
      return (label ?? control).getBoundingClientRect();
    };
    const missed = (control: HTMLElement): string[] => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = boxOf(control);
      const [x, y] = [left + width / 2, top + height / 2];
      const sides: [string, number, number][] = [
        ['above', x, y - REACH],
        ['below', x, y + REACH],
        ['before', x - REACH, y],
        ['behind', x + REACH, y],
      ];
      return sides.flatMap(([side, toX, toY]) => {
        const hit = root.elementFromPoint(toX, toY);
        return isPartOf(hit, control) ? [] : [`${side} is ${hit?.className || hit?.tagName}`];
      });
    };
    const name = (control: HTMLElement) =>
      control.getAttribute('aria-label') ??
      (control.textContent.trim() || (control.getAttribute('name') ?? ''));
    return [...shown.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (control) => !control.matches(':disabled') && control.checkVisibility() && !isInSentence(control),
      )
      .flatMap((control) => {
        const sides = missed(control);
        return sides.length > 0 ? [`${name(control)}: ${sides.join(', ')}`] : [];
      });
  });
}
