/** Keeps the guest's own text size as `--_base`: the reset sets `medium`, while a page's `rem` may be anything. */
export function wearGuestsTextSize(root: HTMLElement): void {
  root.style.setProperty('--_base', getComputedStyle(root).fontSize);
}
