import { ownProperty } from '../../src/browser/own-document.ts';

/** Where it stands, no press leaves the focus on the page (D-445, WCAG 2.4.3). */
export function FocusKeeper() {
  return <span hidden ref={keepFocus} />;
}

/**
 * What had the focus may go, 'Try again' for instance, or be disabled: the screen's heading has it then, or while there
 * is none all of the widget. A frame later, when a new screen or a dialog has had its turn.
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
