import type { Page } from '@playwright/test';

/**
 * Describes what keeps a guest from using the screen or the open dialog. Nothing may stick out sideways (WCAG
 * 1.4.10), also with wider text spacing (1.4.12), and every element must be in sight when it has the focus
 * (2.4.11). The focus returns to where it was.
 */
export function hindrances(page: Page): Promise<string[]> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return page.evaluate(async (mayBeCut) => {
    const host = document.querySelector('stay-booking, stay-account');
    const root = host?.shadowRoot;
    const shown = [...(root?.querySelectorAll('dialog:modal') ?? [])].at(-1) ?? root?.querySelector('.stay');
    if (!root || !shown) return ['there is no widget'];
    const wide = document.documentElement.clientWidth;
    const described = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? (element.textContent || element.outerHTML).slice(0, 60)}`;

    const isCut = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(parentElement).overflowX) ||
        isCut(parentElement));
    const sideways = (): string[] => {
      const out = [...shown.querySelectorAll('*')].filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        const sticksOut = right > wide + 0.5 || left < -0.5;
        return width > 1 && sticksOut && element.checkVisibility() && !isCut(element);
      });
      const scrolling = [document.documentElement, shown].filter((one) => one.scrollWidth > one.clientWidth);
      return [
        ...scrolling.map((one) => `scrolls sideways: ${one.tagName}`),
        ...out.map((element) => `sticks out: ${described(element)}`),
      ];
    };
    /** Lines that the edge of their box cuts off without a sign that there is more. */
    const cutOff = (): string[] =>
      [...shown.querySelectorAll('*')]
        .filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          const hides = ['hidden', 'clip'].includes(overflowX) || ['hidden', 'clip'].includes(overflowY);
          const box = element.getBoundingClientRect();
          const isForEyes = box.width > 1 && textOverflow === 'clip' && !element.matches('.ui-clamped');
          const overflows =
            element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
          return hides && isForEyes && overflows && element.checkVisibility() && element.textContent !== '';
        })
        .map((element) => `is cut off: ${described(element)}`);
    const drawn = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      });
    const covered = async (): Promise<string[]> => {
      const before = root.activeElement;
      const stops = [
        ...shown.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
      ].filter(
        (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
      );
      const isCovered = async (element: HTMLElement): Promise<boolean> => {
        element.focus();
        if (root.activeElement !== element) return false;
        // WebKit scrolls to the focused element some frames later.
        for (let frame = 0; isHidden(element) && frame < 30; frame += 1) await drawn();
        return isHidden(element);
      };
      const isHidden = (element: HTMLElement): boolean => {
        // The label may draw a radio button or a checkbox.
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return [element, ...(label ? [label] : [])].every((box) => {
          const { left, top, bottom, width, height } = box.getBoundingClientRect();
          // Firefox scrolls to the focused element only where less than a line of it is in the window.
          const isCut = mayBeCut && Math.min(bottom, innerHeight) - Math.max(top, 0) >= 16;
          const middle = isCut ? (Math.min(bottom, innerHeight) + Math.max(top, 0)) / 2 : top + height / 2;
          const hit = root.elementFromPoint(left + width / 2, middle);
          return hit === null || !(box.contains(hit) || hit.contains(element)) || !shown.contains(hit);
        });
      };
      const found: HTMLElement[] = [];
      for (const stop of stops) if (await isCovered(stop)) found.push(stop);
      if (before instanceof HTMLElement) before.focus();
      else (root.activeElement as HTMLElement | null)?.blur();
      return found.map((element) => `has the focus out of sight: ${described(element)}`);
    };

    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`.stay * {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
    }
    .stay p { margin-block-end: 2em !important }`);
    const complaints = [...sideways(), ...(await covered())];
    root.adoptedStyleSheets.push(spacing);
    complaints.push(...[...sideways(), ...cutOff()].map((one) => `with wide text: ${one}`));
    root.adoptedStyleSheets.pop();
    return complaints;
  }, isFirefox);
}
