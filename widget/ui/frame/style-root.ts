import { attachStyles, registerStyles } from './styles.ts';
import { wearGuestsTextSize } from './guests-text-size.ts';
import base from './base.css?inline';
import tokens from './tokens.css?inline';

registerStyles(tokens);
registerStyles(base);

/** Gives the widget's root element its styles and the guest's text size. Returns a function that removes the styles. */
export function styleRoot(root: HTMLElement): () => void {
  const home = root.getRootNode();
  const undress = home instanceof ShadowRoot || home instanceof Document ? attachStyles(home) : () => {};
  wearGuestsTextSize(root);
  return undress;
}
