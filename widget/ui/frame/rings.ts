import type { RootSetup } from './styles.ts';

/**
 * Hides focus rings after a press, except on fields to type in, until a key is pressed. Browsers do so by themselves,
 * but WebKit draws a ring round elements focused by script, such as the first in a dialog or the dialog's opener.
 */
export const hidePressedRings: RootSetup = (root, signal) => {
  for (const type of ['pointerdown', 'keydown'])
    // On the whole window, because an opener may stand in the page around the widget.
    window.addEventListener(
      type,
      () => {
        root.querySelector('.stay')?.toggleAttribute('data-pressed', type === 'pointerdown');
      },
      { capture: true, signal },
    );
};
