import { attachStyles, registerStyles } from './styles.ts';
import base from './base.css?inline';
import tokens from './tokens.css?inline';

registerStyles(tokens);
registerStyles(base);

/** Gives the element round everything that the widget draws its styles and the guest's text size. Returns what takes them away. */
export function styleRoot(root: HTMLElement): () => void {
  const home = root.getRootNode();
  // The reset gives `medium`, which is the guest's own text size; a page's `rem` may be anything.
  const undress = home instanceof ShadowRoot || home instanceof Document ? attachStyles(home) : () => {};
  root.style.setProperty('--_base', getComputedStyle(root).fontSize);
  return undress;
}
