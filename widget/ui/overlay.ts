import { createElement, ownProperty } from '../../src/browser/own-document.ts';
import type { ResolvedTexts } from '../../src/texts/registry.ts';
import { registerStyles } from './styles.ts';
import css from './overlay.css?inline';

registerStyles(css);

export interface Overlay {
  /** Where the widget is drawn. */
  stage: HTMLElement;
  readonly isOpen: boolean;
  show: () => void;
  hide: () => void;
  /** Closes it for good. */
  end: () => void;
}

interface OverlayOptions {
  texts: Pick<ResolvedTexts, 'get' | 'spoken' | 'subscribe'>;
  onOpened: () => void;
  onClosed: () => void;
}

/**
 * A modal dialog over the whole page, in the top layer, so that nothing of the page can lie above it. The browser keeps
 * the focus inside and gives it back afterwards; Escape and × close it. The page behind does not scroll meanwhile.
 * WebKit draws a ring round whatever a dialog gives the focus, so what was pressed is left and gone back to here (D-478).
 */
export function createOverlay(home: HTMLElement, { texts, onOpened, onClosed }: OverlayOptions): Overlay {
  const page = ownProperty(home.ownerDocument, 'documentElement');
  const dialog = createElement(document, 'dialog');
  const head = createElement(document, 'div');
  const button = createElement(document, 'button');
  const stage = createElement(document, 'div');
  dialog.className = 'stay-overlay';
  dialog.part.add('overlay');
  head.className = 'stay-overlay-head';
  stage.className = 'stay-overlay-stage';
  button.className = 'stay-overlay-close';
  button.type = 'button';
  button.textContent = '×';
  head.append(button);
  dialog.append(head, stage);
  home.append(dialog);
  const name = () => {
    const { frame, dialog: words } = texts.get().ui;
    const { lang, direction } = texts.spoken();
    dialog.ariaLabel = frame.heading;
    button.ariaLabel = words.close;
    dialog.lang = lang;
    dialog.dir = direction;
  };
  name();
  const unsubscribe = texts.subscribe(name);
  // It has the focus first, and no ring; in the page already, it asks for none as the page loads.
  dialog.autofocus = true;

  /** The page has shown no ring as this opened: it was pressed. */
  let isPressed = false;
  /** What had the focus then. */
  let pressed: HTMLElement | null = null;
  /** To the screen's heading, where there is one yet (WCAG 2.4.3). */
  const takeFocus = () => {
    const first = stage.querySelector<HTMLElement>('[data-stay-heading]') ?? button;
    first.focus({ preventScroll: true, ...(isPressed ? { focusVisible: false } : {}) });
  };
  const leaveFocus = () => {
    const focused = ownProperty(home.ownerDocument, 'activeElement');
    isPressed = focused?.matches('body, :focus:not(:focus-visible)') ?? false;
    pressed = isPressed && focused instanceof HTMLElement ? focused : null;
    pressed?.blur();
  };
  const giveBack = (focusVisible: boolean) => {
    pressed?.focus({ preventScroll: true, focusVisible });
    pressed = null;
  };
  // Until the first screen has come the widget may be hidden (D-292), and nothing in it can take the focus.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (dialog.open) takeFocus();
  }).observe(home, { attributeFilter: ['hidden'] });

  /** How the page scrolls when it may. */
  let scrolling: string | null = null;
  const release = () => {
    if (scrolling !== null) page.style.overflow = scrolling;
    scrolling = null;
  };
  const hide = (isByKey = false) => {
    dialog.close();
    release();
    giveBack(isByKey);
  };
  button.addEventListener('click', ({ detail }) => {
    hide(detail === 0);
  });
  dialog.addEventListener('close', (event) => {
    if (event.target !== dialog) return;
    release();
    giveBack(true);
    onClosed();
  });
  return {
    stage,
    get isOpen() {
      return dialog.open;
    },
    show() {
      if (dialog.open) return;
      scrolling = page.style.overflow;
      page.style.overflow = 'hidden';
      leaveFocus();
      dialog.showModal();
      takeFocus();
      onOpened();
    },
    hide: () => {
      hide();
    },
    end: () => {
      hide();
      unsubscribe();
    },
  };
}
