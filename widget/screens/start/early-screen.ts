import { make as makeElement } from '../../../src/browser/own-document.ts';
import button from '../../ui/button.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { dressRoot } from '../../ui/dress-root.ts';
import heading from '../../ui/heading.css?inline';
import frame from '../../ui/frame.css?inline';
import { registerStyles } from '../../ui/styles.ts';
import { keepEarly, ownContent, takeEarly, type Meanwhile } from '../../ui/meanwhile.ts';
import { startMarkup, type Markup } from './early-markup.ts';
import startStyles from './start.css?inline';

[button, waiting, heading, frame, startStyles].forEach(registerStyles);

const CONTROLS = 'button';

/** The start screen that stands in an element until the widget has drawn its own (D-290). */
class EarlyScreen implements Meanwhile {
  readonly hidesWidget = true;
  readonly view: HTMLElement;
  #pressed: Element | null = null;
  #holdsSpace = false;
  readonly #undress: () => void;

  constructor(root: ShadowRoot, markup: Markup) {
    this.view = make({ tag: 'div', attributes: {}, content: [markup] });
    root.replaceChildren(this.view);
    this.#undress = dressRoot(this.view.firstElementChild as HTMLElement);
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
  giveWay(container: HTMLElement): void {
    // A control that goes between the press and its release gets no click.
    if (this.#holdsSpace || this.view.querySelector(':active')) {
      requestAnimationFrame(this.giveWay.bind(this, container));
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

  letSay(container: HTMLElement): void {
    this.giveWay(container);
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
export function drawEarly(element: Element, canLogin: boolean): void {
  if (!startMarkup || element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  const screen = new EarlyScreen(root, startMarkup[canLogin ? 'login' : 'anonymous']);
  keepEarly(element, screen);
  element.addEventListener('stay:failed', () => {
    if (!takeEarly(element)) return;
    screen.remove();
    root.replaceChildren(ownContent(element).view);
  });
}

/** The element itself. */
function make({ tag, attributes, content }: Markup): HTMLElement {
  const element = makeElement(document, tag as keyof HTMLElementTagNameMap);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((part) => (typeof part === 'string' ? part : make(part))));
  return element;
}
