import { ownProperty } from '../../../src/browser/own-document.ts';

/** Keeps the focus in the widget after every press (WCAG 2.4.3). */
export function FocusKeeper() {
  return <span hidden ref={keepFocus} />;
}

/**
 * Moves the focus when the focused element disappears, as 'Try again' does, or is disabled: to the screen's heading, or
 * to the whole widget where there is none. Waits a frame, so that a new screen or a dialog can take the focus first.
 */
function keepFocus(place: HTMLElement | null): (() => void) | undefined {
  const widget = place?.closest<HTMLElement>('.stay');
  if (!widget) return undefined;
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const look = () => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    last = null;
    if (ownProperty(document, 'activeElement') !== ownProperty(document, 'body')) return;
    const heir = widget.querySelector<HTMLElement>('[data-stay-heading]') ?? widget;
    heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  observer.observe(widget, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  widget.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    widget.removeEventListener('focusin', note);
  };
}
