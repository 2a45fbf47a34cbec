import { flushSync } from 'react-dom';

/** For a button that disappears with its object: the focus moves to the heading of its section. */
export function focusHeading(button: HTMLElement, section: string): void {
  button.closest(section)?.querySelector<HTMLElement>(':is(h3, h4, h5)[tabindex="-1"]')?.focus();
}

/** For a button that a new field replaces: the focus moves to the field named `name` in its section. */
export function focusBrought(button: HTMLElement, bring: () => void, name: string): void {
  const section = button.closest('section');
  flushSync(bring);
  section?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
