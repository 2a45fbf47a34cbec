/** Gives an element the focus and scrolls no further than needed to show it. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
