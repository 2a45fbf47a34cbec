import type { RootSetup } from './styles.ts';

/** Every control of a form has a name. */
const CONTROL = '[name]';

/**
 * A field that is left by a press is left once the pointer is up: it may say what is wrong with it then, and would move
 * from under the pointer what is being pressed (D-220). By keyboard nothing changes. The root stands above all that
 * draws, so what is held back here has not happened yet for anybody below.
 */
export const leaveAfterPress: RootSetup = (root, signal) => {
  let isPressed = false;
  let held: EventTarget | null = null;

  /** The field is left once the press has reached its aim, unless it has the focus again. */
  function leave() {
    const field = held;
    held = null;
    if (field instanceof HTMLElement && !field.matches(':focus')) {
      field.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true, composed: true }));
    }
  }

  /** The click comes before the next task. A drag has no `mouseup`. */
  function release() {
    isPressed = false;
    setTimeout(leave);
  }

  function hold(event: Event) {
    if (!isPressed || !(event.target instanceof HTMLElement) || !event.target.matches(CONTROL)) return;
    event.stopImmediatePropagation();
    held = event.target;
  }

  const options = { capture: true, signal };
  root.addEventListener('focusout', hold, options);
  // Wherever it is pressed: also in the page around the widget.
  window.addEventListener(
    'mousedown',
    ({ button }) => {
      isPressed = button === 0;
    },
    options,
  );
  for (const type of ['mouseup', 'dragend']) window.addEventListener(type, release, options);
};
