import { own } from '../../src/browser/own-document.ts';

/** Gives an element the focus and scrolls no further than needed to show it. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * After a dialog: focus is where the browser or a new screen put it, else on what opened the dialog, else on the
 * screen's heading. Looked at once the removal is through, when it is known what is still there.
 */
export function restoreFocus(home: ShadowRoot | Document, opener: Element | null): void {
  queueMicrotask(() => {
    const focused = home.activeElement;
    const body = own(document, 'body');
    if (focused && focused !== body) return;
    const usable = opener?.isConnected && opener !== body ? opener : null;
    const target = usable ?? home.querySelector('[data-stay-heading]');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}

/** For a button that goes with what it acts on: the focus stays in its section, on the heading. */
export function focusHeading(button: HTMLElement, section: string): void {
  button.closest(section)?.querySelector<HTMLElement>(':is(h3, h4, h5)[tabindex="-1"]')?.focus();
}
