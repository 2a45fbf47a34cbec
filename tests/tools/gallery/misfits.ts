import type { Page } from 'playwright';

/** What in a state overflows its window or its box, or has the wrong direction; in words. */
export function misfits(page: Page, direction: 'ltr' | 'rtl'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const root = document.querySelector('#state')?.shadowRoot;
    const widget = root?.querySelector('.stay');
    if (!root || !widget) return ['there is no widget'];
    const shown = [...root.querySelectorAll('dialog:modal')].at(-1) ?? widget;
    const elements = [...shown.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const described = (element: Element) =>
      `${element.localName}.${[...element.classList].join('.')} '${(element.textContent ?? '').trim().slice(0, 50)}'`;
    const styleOf = (element: Element) => getComputedStyle(element);
    const hides = (element: Element) =>
      /hidden|clip/.test(styleOf(element).overflowX) || /hidden|clip/.test(styleOf(element).overflowY);
    /** The window or the dialog, beyond which content has to be scrolled to. */
    const bounds = shown === widget ? document.documentElement : shown;
    const edge = bounds.getBoundingClientRect();
    const isBounded = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      parentElement !== shown &&
      (styleOf(parentElement).overflowX !== 'visible' || isBounded(parentElement));
    /**
     * Whether an element is meant to be seen whole: neither hidden text nor clamped with a button for the
     * rest.
     */
    const isForEyes = (element: Element) =>
      element.getBoundingClientRect().width > 1 && !element.closest('.ui-hidden, .ui-clamped');

    const sideways = [document.documentElement, shown].filter((one) => one.scrollWidth > one.clientWidth + 1);
    const out = elements.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOut = right > edge.left + bounds.clientWidth + 1 || left < edge.left - 1;
      return width > 1 && isOut && isForEyes(element) && !isBounded(element);
    });
    const cut = elements.filter((element) => {
      const overflows =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      // The strip shows one picture and hides the others beside it.
      const isStrip = element.matches('.room-pictures-strip');
      return hides(element) && overflows && isForEyes(element) && !isStrip && element.textContent !== '';
    });
    const range = document.createRange();
    /** Elements whose text runs beside or below their box, over the content that follows. */
    const spilt = elements.filter((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && /\S/.test(node.data));
      const isOwn = isForEyes(element) && !element.matches('textarea, select, option');
      if (texts.length === 0 || !isOwn || /inline$|contents/.test(styleOf(element).display)) return false;
      const box = element.getBoundingClientRect();
      return texts.some((node) => {
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const isBeside = text.left < box.left - 1 || text.right > box.right + 1;
        // A letter's line is often taller than the box around it.
        return isBeside || text.top < box.top - 6 || text.bottom > box.bottom + 6;
      });
    });
    const against = [widget, shown].filter((one) => styleOf(one).direction !== wanted);
    return [
      ...sideways.map((element) => `scrolls sideways: ${element.localName}`),
      ...out.map((element) => `sticks out: ${described(element)}`),
      ...cut.map((element) => `is cut off: ${described(element)}`),
      ...spilt.map((element) => `spills: ${described(element)}`),
      ...against.map((element) => `is not ${wanted}: ${described(element)}`),
      ...(widget.getAttribute('dir') === wanted ? [] : [`the widget has no dir=${wanted}`]),
    ];
  }, direction);
}
