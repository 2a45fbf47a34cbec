import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { ownProperty } from '../../src/browser/own-document.ts';
import css from './dialog.css?inline';
import fingers from './fingers.css?inline';
import { hidePressedRings } from './rings.ts';
import { AnnouncementRegion } from './Announcement.tsx';
import { setUpRoots, registerStyles } from './styles.ts';
import { useTexts } from './texts-context.tsx';

registerStyles(css);
registerStyles(fingers);
setUpRoots(hidePressedRings);

interface DialogProps {
  title: string;
  /** The guest wants out, by ×, Escape or the phone's own back. The dialog stays until it is no longer rendered. */
  onCancel: () => void;
  children: ReactNode;
  /** Buttons that stay in sight at the lower edge. */
  footer?: ReactNode;
  /** A full one is wide, and on a phone as tall as it can be, whatever is in it. */
  size?: 'narrow' | 'wide' | 'full' | undefined;
  kind?: 'dialog' | 'alertdialog' | undefined;
  closeLabel?: string | undefined;
  describedBy?: string | undefined;
}

/**
 * A native modal dialog that is open for as long as it is rendered. The focus starts on what carries
 * `data-first-focus`, once that is there; until then on the title.
 */
export function Dialog({
  title,
  onCancel,
  children,
  footer,
  size = 'narrow',
  kind = 'dialog',
  closeLabel,
  describedBy,
}: DialogProps) {
  const texts = useTexts().ui.dialog;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const home = element?.getRootNode();
    if (!element || !(home instanceof ShadowRoot || home instanceof Document)) return;
    const opener = home.activeElement;
    element.showModal();
    let first = focusFirst(element, heading.current);
    raiseInner(element);
    const focusKeeper = new MutationObserver(() => {
      // What is to have the focus first may come after the dialog.
      const waits = first === null && home.activeElement === heading.current;
      if (waits || isFocusLost(home)) first = focusFirst(element, heading.current);
    });
    focusKeeper.observe(element, { childList: true, subtree: true });
    return () => {
      focusKeeper.disconnect();
      // Must come before React removes the element, or the page stays inert and the focus is lost.
      element.close();
      restoreFocus(home, opener);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role={kind}
      className={`ui-dialog ui-dialog-${size} ui-dialog-${kind}`}
      part="dialog"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={cancelOnEscape}
      onCancel={cancelInstead}
      onClose={reopen}
    >
      <div className="ui-dialog-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {kind === 'dialog' ? (
          <button
            type="button"
            className="ui-dialog-close"
            aria-label={closeLabel ?? texts.close}
            onClick={onCancel}
          >
            ×
          </button>
        ) : null}
      </div>
      <div className="ui-dialog-body">{children}</div>
      {footer ? <div className="ui-dialog-foot">{footer}</div> : null}
      <AnnouncementRegion />
    </dialog>
  );

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  // React bubbles these two from a dialog inside this one.
  function cancelInstead(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel();
  }

  /** A browser may close a dialog without asking; whether it closes is not its decision. */
  function reopen(event: SyntheticEvent<HTMLDialogElement>) {
    const element = event.currentTarget;
    if (event.target !== element || element.open) return;
    element.showModal();
    onCancel();
  }
}

/** A question that appears together with its dialog was opened first, and would lie under it. */
function raiseInner(element: HTMLDialogElement): void {
  for (const inner of element.querySelectorAll('dialog')) {
    inner.close();
    inner.showModal();
    inner.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }
}

/** Focuses what carries `data-first-focus`, else the title. Returns the former, null where there is none. */
function focusFirst(element: HTMLElement, heading: HTMLElement | null): HTMLElement | null {
  const first = element.querySelector<HTMLElement>('[data-first-focus]');
  (first ?? heading)?.focus({ preventScroll: first === null });
  return first;
}

/** What had the focus may be gone, 'Try again' for instance; the dialog has it then, not the page behind. */
function isFocusLost({ activeElement }: ShadowRoot | Document): boolean {
  return activeElement === null || activeElement === ownProperty(document, 'body');
}

/**
 * After a dialog: focus is where the browser or a new screen put it, else on what opened the dialog. Looked at once the
 * removal is through, when it is known what is still there.
 */
function restoreFocus(home: ShadowRoot | Document, opener: Element | null): void {
  queueMicrotask(() => {
    if (!isFocusLost(home)) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}
