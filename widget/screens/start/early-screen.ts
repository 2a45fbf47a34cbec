import { createElement as makeElement } from '../../../src/browser/own-document.ts';
import button from '../../ui/button.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { styleRoot } from '../../ui/style-root.ts';
import heading from '../../ui/heading.css?inline';
import frame from '../../ui/frame.css?inline';
import { registerStyles } from '../../ui/styles.ts';
import {
  keepPlaceholder,
  ownContentPlaceholder,
  takePlaceholder,
  type Placeholder,
} from '../../ui/placeholder.ts';
import { startMarkup, type Markup } from './early-markup.ts';
import startStyles from './start.css?inline';

[button, waiting, heading, frame, startStyles].forEach(registerStyles);

const CONTROLS = 'button';

/** The start screen that stands in an element until the widget has drawn its own (D-290). */
class EarlyScreen implements Placeholder {
  readonly hidesWidget = true;
  readonly view: HTMLElement;
  #pressed: Element | null = null;
  #holdsSpace = false;
  readonly #undress: () => void;

  constructor(root: ShadowRoot, markup: Markup) {
    this.view = make(['div', {}, [markup]]);
    root.replaceChildren(this.view);
    this.#undress = styleRoot(this.view.firstElementChild as HTMLElement);
    this.view.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest(CONTROLS);
      if (!pressed || this.#pressed) return;
      this.#pressed = pressed;
      pressed.ariaBusy = 'true';
      pressed.ariaDisabled = 'true';
    });
    // In Firefox a button that is pressed by Space is not :active.
    for (const type of ['keydown', 'keyup', 'focusout'])
      this.view.addEventListener(type, (event) => {
        this.#holdsSpace = type === 'keydown' && (event as KeyboardEvent).key === ' ';
      });
  }

  /** Puts the widget in its place, with the focus and what has been pressed meanwhile. */
  replaceWith(container: HTMLElement): void {
    // A control that goes between the press and its release gets no click.
    if (this.#holdsSpace || this.view.querySelector(':active')) {
      requestAnimationFrame(this.replaceWith.bind(this, container));
      return;
    }
    const { activeElement } = this.view.getRootNode() as ShadowRoot;
    const focused = this.#counterpart(container, activeElement);
    const pressed = this.#counterpart(container, this.#pressed);
    container.hidden = false;
    focused?.focus({ preventScroll: true });
    this.remove();
    // After the page has been told that the widget is ready.
    queueMicrotask(() => pressed?.click());
  }

  showError(container: HTMLElement): void {
    this.replaceWith(container);
  }

  remove(): void {
    this.view.remove();
    this.#undress();
  }

  /** The widget's own control for one of ours. Other screens than the start have none. */
  #counterpart(container: Element, control: Element | null): HTMLElement | undefined {
    if (!control) return undefined;
    const all = [...container.querySelectorAll<HTMLElement>(CONTROLS)];
    return all.find(({ textContent }) => textContent === control.textContent);
  }
}

/** Draws the start screen into an element whose code is on its way. Its own content comes back where that fails. */
export function drawPlaceholder(element: Element, canLogin: boolean): void {
  if (!startMarkup || element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  const screen = new EarlyScreen(root, startMarkup[canLogin ? 'login' : 'anonymous']);
  keepPlaceholder(element, screen);
  element.addEventListener('stay:failed', () => {
    if (!takePlaceholder(element)) return;
    screen.remove();
    root.replaceChildren(ownContentPlaceholder(element).view);
  });
}

/** The element itself. */
function make([tag, attributes, content]: Markup): HTMLElement {
  const element = makeElement(document, tag as keyof HTMLElementTagNameMap);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((part) => (typeof part === 'string' ? part : make(part))));
  return element;
}
