import { createElement as makeElement } from '../../../src/browser/own-document.ts';
import button from '../../ui/controls/button.css?inline';
import waiting from '../../ui/text/waiting.css?inline';
import { styleRoot } from '../../ui/frame/style-root.ts';
import heading from '../../ui/text/heading.css?inline';
import frame from '../../ui/frame/frame.css?inline';
import { registerStyles } from '../../ui/frame/styles.ts';
import {
  keepPlaceholder,
  ownContentPlaceholder,
  takePlaceholder,
  type Placeholder,
} from '../../ui/controls/placeholder.ts';
import { startMarkup, type Markup } from './early-markup.ts';
import { isOfWidget } from '../../telemetry/is-of-widget.ts';
import { counterpartOf, markPresses, pressedIn } from './early-press.ts';
import startStyles from './start.css?inline';

[button, waiting, heading, frame, startStyles].forEach(registerStyles);

/** The start screen that stands in an element until the widget has drawn its own. */
class EarlyScreen implements Placeholder {
  readonly hidesWidget = true;
  readonly view: HTMLElement;
  #holdsSpace = false;
  readonly #undress: () => void;

  constructor(view: HTMLElement) {
    this.view = view;
    this.#undress = styleRoot(view.querySelector('.stay') as HTMLElement);
    markPresses(view);
    // In Firefox a button pressed by Space does not match `:active`.
    for (const type of ['keydown', 'keyup', 'focusout'])
      this.view.addEventListener(type, (event) => {
        this.#holdsSpace = type === 'keydown' && (event as KeyboardEvent).key === ' ';
      });
  }

  /** Puts the widget in the early screen's place, and passes on the focus and a press. */
  replaceWith(container: HTMLElement): void {
    // Waits for the release: a control removed between press and release gets no click.
    if (this.#holdsSpace || this.view.querySelector(':active')) {
      requestAnimationFrame(this.replaceWith.bind(this, container));
      return;
    }
    const { activeElement } = this.view.getRootNode() as ShadowRoot;
    const focused = counterpartOf(activeElement, container);
    const pressed = counterpartOf(pressedIn(this.view), container);
    container.hidden = false;
    focused?.focus({ preventScroll: true });
    this.remove();
    // After the page has heard that the widget is ready.
    queueMicrotask(() => pressed?.click());
  }

  showError(container: HTMLElement): void {
    this.replaceWith(container);
  }

  remove(): void {
    this.view.remove();
    this.#undress();
  }
}

/**
 * Draws the start screen into an element whose code is loading, or takes over one that came with the page (D-600). The
 * element's own content returns where the code fails.
 */
export function drawPlaceholder(element: Element, canLogin: boolean): void {
  const sent = sentScreen(element);
  if (!startMarkup || (element.shadowRoot && !sent)) return;
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!sent) root.append(make(['div', {}, [startMarkup[canLogin ? 'login' : 'anonymous']]]));
  const screen = new EarlyScreen(sent ?? (root.firstElementChild as HTMLElement));
  keepPlaceholder(element, screen);
  element.addEventListener('stay:failed', (event) => {
    if (!isOfWidget(event) || !takePlaceholder(element)) return;
    screen.remove();
    root.replaceChildren(ownContentPlaceholder(element).view);
  });
}

/**
 * Removes a start screen that came with the page, where the guest will see another screen. The element's own content
 * shows until then.
 */
export function dropSentScreen(element: Element): void {
  sentScreen(element)?.remove();
}

/** The start screen that the page sent in a declarative shadow root. */
function sentScreen({ shadowRoot }: Element): HTMLElement | null | undefined {
  return shadowRoot?.querySelector<HTMLElement>('[data-sent]');
}

/** Builds the element of a markup. */
function make([tag, attributes, content]: Markup): HTMLElement {
  const element = makeElement(document, tag as keyof HTMLElementTagNameMap);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((part) => (typeof part === 'string' ? part : make(part))));
  return element;
}
