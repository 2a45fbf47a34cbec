const CONTROLS = 'button';

/** The control that was pressed before the start screen's code came. The control itself carries the mark. */
export function pressedIn(view: Element): Element | null {
  return view.querySelector(`${CONTROLS}[aria-busy=true]`);
}

/**
 * Marks the first pressed control of a start screen without code, so that the press takes effect once the code has
 * come.
 */
export function markPresses(view: Element): void {
  view.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest(CONTROLS);
    if (!pressed || pressedIn(view)) return;
    pressed.ariaBusy = 'true';
    pressed.ariaDisabled = 'true';
  });
}

/** The widget's control for a control of the early screen; undefined on other screens than the start. */
export function counterpartOf(control: Element | null, container: Element): HTMLElement | undefined {
  if (!control) return undefined;
  const all = [...container.querySelectorAll<HTMLElement>(CONTROLS)];
  return all.find(({ textContent }) => textContent === control.textContent);
}
