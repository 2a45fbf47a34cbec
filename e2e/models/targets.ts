import type { Page } from '@playwright/test';
import { finishChanges } from './demo.ts';

/**
 * What a finger may miss, in words: all that can be pressed in the widget, or in the open dialog, but what takes presses as
 * far as 22 px from its middle to each side, so that it has 44 px (WCAG 2.5.5). As there, a link in a sentence is as tall as
 * its line. Each is brought into sight for it.
 */
export async function missedByFingers(page: Page): Promise<string[]> {
  await finishChanges(page);
  return page.evaluate(() => {
    /** From the middle, in px: the last one may be its neighbour's. */
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
    /** A box to tick takes presses on its words, too. */
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
