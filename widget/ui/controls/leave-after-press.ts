import type { RootSetup } from '../frame/styles.ts';

/** Every control of a form has a name. */
const CONTROL = '[name]';

/**
 * Delays a field's `focusout` until a press is over: the field may then show an error, which would move the pressed
 * control away from the pointer (D-220). The keyboard is not affected. The listener is on the root, so that no view
 * sees the held event.
 */
export const leaveAfterPress: RootSetup = (root, signal) => {
  let isPressed = false;
  let held: EventTarget | null = null;

  /** Sends the held event after the press, unless the field has the focus again. */
  function leave() {
    const field = held;
    held = null;
    if (field instanceof HTMLElement && !field.matches(':focus')) {
      field.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true, composed: true }));
    }
  }

  /** In the next task, after the click. A drag has no `mouseup`. */
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
  // On the window, because the press may be in the page around the widget.
  window.addEventListener(
    'mousedown',
    ({ button }) => {
      isPressed = button === 0;
    },
    options,
  );
  for (const type of ['mouseup', 'dragend']) window.addEventListener(type, release, options);
};
