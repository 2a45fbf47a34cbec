const CONTROLS = 'button';

/** What has been pressed in the start screen before its code was there, which the control itself shows. */
export function pressedIn(view: Element): Element | null {
  return view.querySelector(`${CONTROLS}[aria-busy=true]`);
}

/** Marks the first control that is pressed in a start screen without code, so that it is done once the code is there (D-290). */
export function markPresses(view: Element): void {
  view.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest(CONTROLS);
    if (!pressed || pressedIn(view)) return;
    pressed.ariaBusy = 'true';
    pressed.ariaDisabled = 'true';
  });
}

/** The widget's own control for one of the early screen's. Other screens than the start have none. */
export function counterpartOf(control: Element | null, container: Element): HTMLElement | undefined {
  if (!control) return undefined;
  const all = [...container.querySelectorAll<HTMLElement>(CONTROLS)];
  return all.find(({ textContent }) => textContent === control.textContent);
}
