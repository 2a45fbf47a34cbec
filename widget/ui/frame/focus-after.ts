import { flushSync } from 'react-dom';
import { ownProperty } from '../../../src/browser/own-document.ts';

/** For a button that disappears with its object: the focus moves to the heading of its section. */
export function focusHeading(button: HTMLElement, section: string): void {
  button.closest(section)?.querySelector<HTMLElement>(':is(h3, h4, h5)[tabindex="-1"]')?.focus();
}

/** For a button that a new field replaces: the focus moves to the field named `name` in its section. */
export function focusBrought(button: HTMLElement, bring: () => void, name: string): void {
  const section = button.closest('section');
  flushSync(bring);
  section?.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`)?.focus();
}

/** What holds an element and knows its focus: the widget's shadow root or the document. Null outside of both. */
export function focusHomeOf(element: Element | null): ShadowRoot | Document | null {
  const home = element?.getRootNode();
  return home instanceof ShadowRoot || home instanceof Document ? home : null;
}

/** Whether nothing in there has the focus, because the focused element has disappeared. */
export function isFocusLost({ activeElement }: ShadowRoot | Document): boolean {
  return activeElement === null || activeElement === ownProperty(document, 'body');
}
