import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import css from './dialog.css?inline';
import fingers from '../controls/fingers.css?inline';
import { focusHomeOf, isFocusLost } from '../frame/focus-after.ts';
import { keepModal, openKept } from './modal.ts';
import { hidePressedRings } from '../frame/rings.ts';
import { AnnouncementRegion } from '../text/Announcement.tsx';
import { setUpRoots, registerStyles } from '../frame/styles.ts';
import { useTexts } from '../text/texts-context.tsx';

registerStyles(css);
registerStyles(fingers);
setUpRoots(hidePressedRings);

/** As much of a tall element as tells what it is, in pixels: the height of a button. */
const BEGINNING = 44;

interface DialogProps {
  title: string;
  /** The guest closes by ×, Escape or the phone's Back. The dialog stays until it is no longer rendered. */
  onCancel: () => void;
  children: ReactNode;
  /** Buttons that stay in sight at the lower edge. */
  footer?: ReactNode;
  /** 'full' is wide, and on a phone always as tall as possible. */
  size?: 'narrow' | 'wide' | 'full' | undefined;
  kind?: 'dialog' | 'alertdialog' | undefined;
  describedBy?: string | undefined;
}

/**
 * A native modal dialog, open as long as it is rendered and its place in the page is shown. The focus starts on the
 * element with `data-first-focus`, and on the title until that element exists, or where it lies below the edge: a dialog
 * opens at its beginning.
 */
export function Dialog(props: DialogProps) {
  const { title, onCancel, children, footer, size = 'narrow', kind = 'dialog', describedBy } = props;
  const { shared } = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const home = focusHomeOf(element);
    if (!element || !home) return;
    const opener = home.activeElement;
    let first: HTMLElement | null = null;
    const letGo = keepModal(element, (isModal) => {
      if (isModal) first = focusFirst(element, heading.current);
    });
    openKept(element);
    const focusKeeper = new MutationObserver(() => {
      // The element with `data-first-focus` may come after the dialog.
      const waits = first === null && home.activeElement === heading.current;
      if (waits || isFocusLost(home)) first = focusFirst(element, heading.current);
    });
    focusKeeper.observe(element, { childList: true, subtree: true });
    return () => {
      focusKeeper.disconnect();
      letGo();
      // Closes before React removes the element: otherwise the page stays inert and the focus is lost.
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
          <button type="button" className="ui-dialog-close" aria-label={shared.close} onClick={onCancel}>
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

  // React bubbles `cancel` and `close` from inner dialogs.
  function cancelInstead(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel();
  }

  /** Reopens a dialog that the browser has closed by itself, then asks to close: only rendering closes a dialog. */
  function reopen(event: SyntheticEvent<HTMLDialogElement>) {
    const element = event.currentTarget;
    if (event.target !== element || element.open) return;
    openKept(element);
    onCancel();
  }
}

/**
 * Focuses the element with `data-first-focus`, else, or where it is not in sight, the title. Returns that element, or null
 * where there is none.
 */
function focusFirst(element: HTMLElement, heading: HTMLElement | null): HTMLElement | null {
  const first = element.querySelector<HTMLElement>('[data-first-focus]');
  const foot = element.querySelector(':scope > .ui-dialog-foot');
  const isInFoot = first !== null && foot?.contains(first) === true;
  (first && (isInFoot || isInSight(first, foot, element)) ? first : heading)?.focus({
    preventScroll: !isInFoot,
  });
  return first;
}

/** Whether the element is above the foot and the edge; of a tall one, its beginning. */
function isInSight(first: Element, foot: Element | null, dialog: Element): boolean {
  const { top, height } = first.getBoundingClientRect();
  const edge = foot?.getBoundingClientRect().top ?? Infinity;
  return top + Math.min(height, BEGINNING) <= Math.min(edge, dialog.getBoundingClientRect().bottom);
}

/**
 * Focuses the opener after a dialog, unless the browser or a new screen has set the focus. Waits until the removal is
 * done, because only then it is known what remains.
 */
function restoreFocus(home: ShadowRoot | Document, opener: Element | null): void {
  queueMicrotask(() => {
    if (!isFocusLost(home)) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}
