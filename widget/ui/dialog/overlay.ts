import { createElement, ownProperty } from '../../../src/browser/own-document.ts';
import type { ResolvedTexts } from '../../texts/registry.ts';
import { keepModal, openKept } from './modal.ts';
import { registerStyles } from '../frame/styles.ts';
import css from './overlay.css?inline';

registerStyles(css);

export interface Overlay {
  /** The element in which the widget is drawn. */
  stage: HTMLElement;
  readonly isOpen: boolean;
  show: () => void;
  hide: () => void;
  /** Closes and ends the overlay. */
  end: () => void;
}

interface OverlayOptions {
  texts: Pick<ResolvedTexts, 'get' | 'spoken' | 'subscribe'>;
  onOpened: () => void;
  onClosed: () => void;
}

/**
 * A modal dialog over the whole page, in the top layer, so that nothing of the page covers it. The browser keeps the
 * focus inside and restores it afterwards; Escape and × close it. The page behind does not scroll meanwhile. A pressed
 * opener loses the focus before the dialog opens and gets it back from here, because WebKit would draw a ring round it.
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
    const { shared, ui } = texts.get();
    const { lang, direction } = texts.spoken();
    dialog.ariaLabel = ui.frame.heading;
    button.ariaLabel = shared.close;
    dialog.lang = lang;
    dialog.dir = direction;
  };
  name();
  const unsubscribe = texts.subscribe(name);
  // The dialog takes the first focus, without a ring. Set after it is in the page, it does not ask for focus while the
  // page loads.
  dialog.autofocus = true;

  /** Whether a press opened the overlay: the page then shows no focus ring. */
  let isPressed = false;
  /** The element that had the focus then. */
  let pressed: HTMLElement | null = null;
  /** Focuses the screen's heading, or the close button before there is one (WCAG 2.4.3). */
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
  /** The page's own `overflow`, while its scrolling is stopped. */
  let scrolling: string | null = null;
  const release = () => {
    if (scrolling !== null) page.style.overflow = scrolling;
    scrolling = null;
  };
  let goHome: (() => void) | null = null;
  const leaveHidden = () => {
    const { host } = home.getRootNode() as ShadowRoot;
    const isReached = host.checkVisibility() && !host.closest('[inert], [aria-hidden=true]');
    if (!goHome && !isReached) goHome = comeOut(host as HTMLElement, page);
  };
  const letGo = keepModal(dialog, (isModal) => {
    release();
    if (isModal) {
      scrolling = page.style.overflow;
      page.style.overflow = 'hidden';
      takeFocus();
    } else {
      leaveHidden();
      openKept(dialog);
    }
  });
  // Waits for the first screen: until then the widget may be hidden, and the dialog with it.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (!dialog.open) return;
    leaveHidden();
    openKept(dialog);
  }).observe(home, { attributeFilter: ['hidden'] });

  const hide = (isByKey = false) => {
    dialog.close();
    release();
    goHome?.();
    goHome = null;
    giveBack(isByKey);
  };
  button.addEventListener('click', ({ detail }) => {
    hide(detail === 0);
  });
  dialog.addEventListener('close', (event) => {
    if (event.target !== dialog || dialog.open) return;
    hide(true);
    onClosed();
  });
  return {
    stage,
    get isOpen() {
      return dialog.open;
    },
    show() {
      if (dialog.open) return;
      leaveFocus();
      leaveHidden();
      openKept(dialog);
      onOpened();
    },
    hide: () => {
      hide();
    },
    end: () => {
      hide();
      letGo();
      unsubscribe();
    },
  };
}

/**
 * Moves an element whose place is hidden to the end of the page, where its dialog is seen. Returns a function that puts
 * it back, or removes it where its place is gone.
 */
function comeOut(host: HTMLElement, page: HTMLElement): () => void {
  const place = new Comment();
  const { cssText } = host.style;
  host.replaceWith(place);
  page.append(host);
  host.style.setProperty('display', 'contents', 'important');
  return () => {
    host.style.cssText = cssText;
    if (host.isConnected && place.isConnected) place.replaceWith(host);
    else host.remove();
    place.remove();
  };
}
