import type { RootSetup } from './styles.ts';

/**
 * After a press, what is not typed into has no focus ring, until a key is pressed. Browsers decide so themselves, but WebKit
 * draws a ring round whatever a script gives the focus: what a dialog begins at, what had opened it (D-478).
 */
export const hidePressedRings: RootSetup = (root, signal) => {
  for (const type of ['pointerdown', 'keydown'])
    // Wherever it is pressed: what opens the booking may stand in the page around it.
    window.addEventListener(
      type,
      () => {
        root.querySelector('.stay')?.toggleAttribute('data-pressed', type === 'pointerdown');
      },
      { capture: true, signal },
    );
};
