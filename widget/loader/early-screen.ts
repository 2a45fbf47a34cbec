import { createElement as makeElement } from '../../src/browser/own-document.ts';
import button from '../ui/controls/button.css?inline';
import dateButton from '../ui/controls/date-button.css?inline';
import field from '../ui/controls/field.css?inline';
import waiting from '../ui/text/waiting.css?inline';
import { styleRoot } from '../ui/frame/style-root.ts';
import heading from '../ui/text/heading.css?inline';
import frame from '../ui/frame/frame.css?inline';
import step from '../ui/frame/step.css?inline';
import { registerStyles } from '../ui/frame/styles.ts';
import {
  keepPlaceholder,
  ownContentPlaceholder,
  takePlaceholder,
  type Placeholder,
} from '../ui/controls/placeholder.ts';
import { earlyScreens, type EarlyScreens, type Markup } from './early-markup.ts';
import { matchTag } from '../languages/match-tag.ts';
import { deepenHeadings, headingLevel } from '../page/heading-level.ts';
import { languageTag, speaksEnglish } from '../page/language.ts';
import { isOfWidget } from '../telemetry/is-of-widget.ts';
import { fillInDates } from './early-dates.ts';
import { counterpartOf, markPresses, pressedIn, takeChoices } from './early-press.ts';
import startStyles from '../steps/start/start.css?inline';
import searchStyles from '../steps/search/search.css?inline';

const STYLES = [button, waiting, heading, frame, startStyles, step, field, dateButton, searchStyles];
STYLES.forEach(registerStyles);

/** The first screen that stands in an element until the widget has drawn its own. */
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

  /** Puts the widget in the early screen's place, and passes on what was chosen, the focus and a press. */
  replaceWith(container: HTMLElement): void {
    // Waits for the release: a control removed between press and release gets no click. Waits for an open list, too,
    // where the browser tells: in `:is()` others ignore what they do not know.
    if (this.#holdsSpace || this.view.querySelector(':is(:active, :open)')) {
      requestAnimationFrame(this.replaceWith.bind(this, container));
      return;
    }
    const { activeElement } = this.view.getRootNode() as ShadowRoot;
    const focused = counterpartOf(activeElement, container);
    const pressed = counterpartOf(pressedIn(this.view), container);
    container.hidden = false;
    takeChoices(this.view, container);
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

/** The screen that a booking begins with. */
export interface Beginning {
  screen: keyof EarlyScreens;
  /** The tag of a voice that ships. */
  voice: string;
  canLogin: boolean;
}

/** The voice in which an element's first screen can be drawn early: one that ships, without words of the page's own. */
export function earlyVoice(element: Element): string | null {
  if (speaksEnglish(element)) return 'en-GB';
  return element.hasAttribute('words')
    ? null
    : matchTag(languageTag(element), Object.keys(earlyScreens ?? {}));
}

/**
 * Draws the first screen into an element whose code is loading, or takes over one that came with the page (D-600). The
 * element's own content returns where the code fails.
 */
export function drawPlaceholder(element: Element, { screen, voice, canLogin }: Beginning): void {
  const sent = sentScreen(element);
  if (sent?.dataset['sent'] === `${screen} ${voice}`) keep(element, sent);
  else if (element.shadowRoot) sent?.remove();
  else {
    const ways = earlyScreens?.[voice]?.[screen];
    if (!ways) return;
    const view = make(['div', {}, [ways[canLogin ? 'login' : 'anonymous']]]);
    element.attachShadow({ mode: 'open' }).append(view);
    keep(element, view);
  }
}

/** Keeps a screen for the widget, with the opening values in it, and its headings as deep as the widget's. */
function keep(element: Element, view: HTMLElement): void {
  fillInDates(view, element);
  deepenHeadings(
    view,
    headingLevel(element, () => undefined),
  );
  const screen = new EarlyScreen(view);
  const root = view.getRootNode() as ShadowRoot;
  keepPlaceholder(element, screen);
  element.addEventListener('stay:failed', (event) => {
    if (!isOfWidget(event) || !takePlaceholder(element)) return;
    screen.remove();
    root.replaceChildren(ownContentPlaceholder(element).view);
  });
}

/**
 * Removes a screen that came with the page, where the guest will see another one. The element's own content shows until
 * then.
 */
export function dropSentScreen(element: Element): void {
  sentScreen(element)?.remove();
}

/** The first screen that the page sent in a declarative shadow root. */
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
