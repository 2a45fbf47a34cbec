/** The reset gives `medium`, which is the guest's own text size; a page's `rem` may be anything. */
export function wearGuestsTextSize(root: HTMLElement): void {
  root.style.setProperty('--_base', getComputedStyle(root).fontSize);
}
