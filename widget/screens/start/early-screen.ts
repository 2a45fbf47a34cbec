import { make as makeElement } from '../../../src/browser/own-document.ts';
import { loginLinks } from '../../../src/texts/login-links.ts';
import { start } from '../../../src/texts/start.ts';
import { ui } from '../../../src/texts/ui.ts';
import { fill } from '../../../src/texts/fill.ts';
import button from '../../ui/button.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { dressRoot } from '../../ui/dress-root.ts';
import heading from '../../ui/heading.css?inline';
import frame from '../../ui/frame.css?inline';
import { registerStyles } from '../../ui/styles.ts';
import { keepEarly, ownContent, takeEarly, type Meanwhile } from '../../ui/meanwhile.ts';
import startStyles from './start.css?inline';

[button, waiting, heading, frame, startStyles].forEach(registerStyles);

/** Heights of grey, px, that with the links below are as tall as the login: two labels with their fields, its button. */
const LOGIN_PARTS = [24, 52, 24, 52, 59.22];
const CONTROLS = 'button';

/** The start screen that stands in an element until the widget has drawn its own (D-290). */
class EarlyScreen implements Meanwhile {
  readonly hidesWidget = true;
  readonly view: HTMLElement;
  #pressed: Element | null = null;
  #holdsSpace = false;
  readonly #undress: () => void;

  constructor(root: ShadowRoot, canLogin: boolean) {
    this.view = startScreen(canLogin);
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
    const place = [...this.view.querySelectorAll<Element>(CONTROLS)].indexOf(control);
    const own = container.querySelectorAll<HTMLElement>(CONTROLS)[place];
    return own?.textContent === control.textContent ? own : undefined;
  }
}

/** Draws the start screen into an element whose code is on its way. Its own content comes back where that fails. */
export function drawEarly(element: Element, canLogin: boolean): void {
  if (element.shadowRoot) return;
  const root = element.attachShadow({ mode: 'open' });
  const screen = new EarlyScreen(root, canLogin);
  keepEarly(element, screen);
  element.addEventListener('stay:failed', () => {
    if (!takeEarly(element)) return;
    screen.remove();
    root.replaceChildren(ownContent(element).view);
  });
}

/** The same as the booking's own screen: a test compares them. */
function startScreen(canLogin: boolean): HTMLElement {
  const { heading: title, cancel, steps, progress, position } = ui.frame;
  const { anonymous, login } = start;
  const place = fill(position, { step: 1, steps: steps.length, name: steps[0] ?? '' });
  return make('div', {}, [
    make('div', { class: 'stay', part: 'root', lang: 'en-GB' }, [
      make('div', { class: 'ui-frame', part: 'frame' }, [
        make('div', { class: 'ui-frame-head', part: 'header' }, [
          make('h1', { class: 'ui-frame-title', tabindex: '-1' }, [title]),
          make('button', { part: 'cancel', type: 'button', class: 'ui-button ui-button-link' }, [cancel]),
          make('nav', { class: 'ui-progress', 'aria-label': progress, part: 'progress' }, [
            make('p', { class: 'ui-progress-line' }, [place]),
            make('ol', {}, steps.map(progressStep)),
          ]),
        ]),
        make('div', { class: 'ui-frame-work' }, [
          make('section', { class: 'start' }, [
            make('div', { class: 'ui-page-heading' }, [
              make('h2', { tabindex: '-1', 'data-stay-heading': '' }, [start.title]),
            ]),
            make('div', { class: 'start-ways' }, [
              make('div', { class: 'start-way ui-stack' }, [
                make('h3', { class: 'ui-display' }, [anonymous.title]),
                make('div', {}, [
                  make('p', {}, [anonymous.missed]),
                  make(
                    'ul',
                    {},
                    anonymous.benefits.map((benefit) => make('li', {}, [benefit])),
                  ),
                ]),
                make('button', { type: 'button', class: 'ui-button ui-button-primary' }, [anonymous.button]),
              ]),
              ...(canLogin ? [loginPlace(login)] : []),
            ]),
          ]),
        ]),
      ]),
      make('div', { class: 'ui-hidden', role: 'status', 'aria-atomic': 'false' }),
    ]),
  ]);
}

function progressStep(name: string, index: number): HTMLElement {
  return make('li', index === 0 ? { 'aria-current': 'step' } : {}, [
    make('span', { class: 'ui-progress-name' }, [`${index + 1} ${name}`]),
  ]);
}

/** Where the login will be: its fields come with its code. How many lines its links take is up to their words. */
function loginPlace({ title, register }: typeof start.login): HTMLElement {
  const parts = make('span', { class: 'ui-skeleton', 'aria-hidden': 'true' });
  for (const height of LOGIN_PARTS) {
    const part = make('span', {});
    part.style.blockSize = `${height}px`;
    parts.append(part);
  }
  const forgotten = Object.values(loginLinks).join(' ');
  const words = [register, forgotten].map((text) => make('span', {}, [text]));
  const links = make('span', { class: 'start-links' }, words);
  Object.assign(links.style, { blockSize: 'auto', inlineSize: '100%', color: 'transparent' });
  parts.append(links);
  return make('div', { class: 'start-way ui-stack' }, [make('h3', { class: 'ui-display' }, [title]), parts]);
}

function make(
  tag: keyof HTMLElementTagNameMap,
  attributes: Record<string, string>,
  content: (Node | string)[] = [],
): HTMLElement {
  const element = makeElement(document, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
