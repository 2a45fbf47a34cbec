import type { RootSetup } from './styles.ts';

/**
 * Scrolls a focused field into view, with its scroll margin from whatever sticks to an edge (WCAG 2.4.11). WebKit
 * ignores that margin when it scrolls to a field's caret. A pressed field stays under the pointer.
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
