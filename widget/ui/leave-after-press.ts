import type { FocusEvent } from 'react';

let isPressed = false;
let held: EventTarget | null = null;

/** The field that was left by the press, unless it has the focus again, is left once the press has reached its aim. */
function leave(): void {
  const field = held;
  held = null;
  if (field instanceof HTMLElement && !field.matches(':focus')) {
    field.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true, composed: true }));
  }
}

function press({ button }: MouseEvent): void {
  isPressed = button === 0;
}

/** The click comes before the next task. A drag has no `mouseup`. */
function release(): void {
  isPressed = false;
  setTimeout(leave);
}

window.addEventListener('mousedown', press, true);
for (const type of ['mouseup', 'dragend'] as const) window.addEventListener(type, release, true);

/**
 * A field that is left by a press is left once the pointer is up: it may say what is wrong with it then, and would move
 * from under the pointer what is being pressed (D-220). For the capture phase of a blur; by keyboard nothing changes.
 */
export function leaveAfterPress(event: FocusEvent): void {
  if (!isPressed) return;
  event.stopPropagation();
  held = event.target;
}
