import { flushSync } from 'react-dom';

/** For a button that goes with what it acts on: the focus stays in its section, on the heading. */
export function focusHeading(button: HTMLElement, section: string): void {
  button.closest(section)?.querySelector<HTMLElement>(':is(h3, h4, h5)[tabindex="-1"]')?.focus();
}

/** For a button that goes with what it brings: the focus goes to the field of that name in its section. */
export function focusBrought(button: HTMLElement, bring: () => void, name: string): void {
  const section = button.closest('section');
  flushSync(bring);
  section?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
