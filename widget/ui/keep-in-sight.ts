import type { RootSetup } from './styles.ts';

/**
 * A field that gets the focus comes into sight with the room that it keeps from what sticks to an edge (D-463, WCAG
 * 2.4.11). WebKit takes no notice of that room where it brings the caret of a field into sight. What is pressed stays under
 * the pointer.
 */
export const keepInSight: RootSetup = (root, signal) => {
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('input.ui-input:not(:active)'))
        target.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
};
