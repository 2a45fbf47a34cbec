import type { RootSetup } from '../frame/styles.ts';

const CONTROL = 'input, select, textarea, button, a[href], summary, label, [tabindex="0"]';

/** What a guest does with a control. */
const OF_CONTROL = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'copy', 'cut', 'paste'],
  ...['mousedown', 'selectstart', 'contextmenu', 'touchstart', 'touchend'],
];

/** What scrolls. */
const OF_DIALOG = ['wheel', 'touchstart', 'touchmove', 'touchend'];

/**
 * Keeps what a guest does with a control or scrolls in a dialog from the page. To the page's scripts it would come from
 * the element: many take such keys, presses and scrolling for their own unless the target is a field. The views have
 * seen it before. Escape and Tab go on.
 */
export const keepEvents: RootSetup = (root, signal) => {
  const keep = (types: readonly string[], place: string) => {
    for (const type of types)
      root.addEventListener(
        type,
        (event) => {
          const { target } = event;
          const isPages = event instanceof KeyboardEvent && /^(Escape|Tab)$/.test(event.key);
          if (!isPages && target instanceof Element && target.closest(place)) event.stopPropagation();
        },
        { passive: true, signal },
      );
  };
  keep(OF_CONTROL, CONTROL);
  keep(OF_DIALOG, 'dialog');
};
