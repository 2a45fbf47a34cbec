import { attachStyles, registerStyles } from './styles.ts';
import { wearGuestsTextSize } from './guests-text-size.ts';
import base from './base.css?inline';
import tokens from './tokens.css?inline';

registerStyles(tokens);
registerStyles(base);

/** Gives the element round everything that the widget draws its styles and the guest's text size. Returns what takes them away. */
export function styleRoot(root: HTMLElement): () => void {
  const home = root.getRootNode();
  const undress = home instanceof ShadowRoot || home instanceof Document ? attachStyles(home) : () => {};
  wearGuestsTextSize(root);
  return undress;
}
