/** The control that was pressed before the screen's code came. The control itself carries the mark. */
export function pressedIn(view: Element): Element | null {
  return view.querySelector('button[aria-busy=true]');
}

/** Marks the first pressed control of a screen without code, so that the press takes effect once the code has come. */
export function markPresses(view: Element): void {
  view.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('button');
    if (!pressed) return;
    // The form would send itself to the page.
    event.preventDefault();
    if (pressedIn(view)) return;
    pressed.ariaBusy = 'true';
    pressed.ariaDisabled = 'true';
  });
}

/**
 * The widget's control for a control of the early screen: of the same name, because the words may have changed. Undefined
 * on other screens than that one.
 */
export function counterpartOf(control: Element | null, container: Element): HTMLElement | undefined {
  const name = control?.getAttribute('name');
  // A snippet of an earlier version has no names.
  const isSame = (own: HTMLElement) =>
    name ? own.getAttribute('name') === name : own.textContent === control?.textContent;
  return control ? [...container.querySelectorAll<HTMLElement>('button, select')].find(isSame) : undefined;
}

/** Gives what was chosen in the early screen to the widget, as if the guest chose it there. */
export function takeChoices(view: Element, container: Element): void {
  for (const field of view.querySelectorAll('select')) {
    const own = counterpartOf(field, container) as HTMLSelectElement | undefined;
    if (!own || field.selectedOptions[0]?.defaultSelected !== false) continue;
    own.value = field.value;
    own.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
