/** How to fit each kept dialog. */
const kept = new WeakMap<HTMLDialogElement, () => void>();

/**
 * Keeps `dialog` modal while it is open and has a box, and only then: a modal dialog in a place that the page hides
 * leaves a page in which nothing can be pressed. Calls `onChange` after each change. Returns a function that ends it.
 */
export function keepModal(dialog: HTMLDialogElement, onChange: (isModal: boolean) => void): () => void {
  const fit = () => {
    if (!dialog.open) return;
    const isSeen = dialog.checkVisibility();
    if (isSeen === dialog.matches(':modal')) return;
    if (isSeen) {
      dialog.removeAttribute('open');
      dialog.showModal();
    } else {
      dialog.close();
      dialog.setAttribute('open', '');
    }
    // Observed anew it is looked at once more, also where it appears and disappears between two frames.
    observer.unobserve(dialog);
    observer.observe(dialog);
    onChange(isSeen);
    if (isSeen) dialog.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach(raise);
  };
  const observer = new IntersectionObserver(fit, { root: dialog.ownerDocument });
  kept.set(dialog, fit);
  for (const type of ['wheel', 'touchmove'] as const)
    dialog.addEventListener(type, stayInside, { passive: false });
  observer.observe(dialog);
  return () => {
    observer.disconnect();
    kept.delete(dialog);
  };
}

/** Opens a kept dialog, as a modal one as soon as it has a box. Opens one again that the page has moved. */
export function openKept(dialog: HTMLDialogElement): void {
  dialog.setAttribute('open', '');
  kept.get(dialog)?.();
}

/** Brings an inner dialog to the top. It opened before the dialog around it, and would lie under it. */
function raise(inner: HTMLDialogElement): void {
  inner.close();
  openKept(inner);
}

/** Keeps the page behind a dialog from scrolling where nothing in the dialog scrolls. Zooming goes on. */
function stayInside(event: WheelEvent | TouchEvent): void {
  const dialog = event.currentTarget as Element;
  const isZoom = event.ctrlKey || ('touches' in event && event.touches.length > 1);
  const isScrolled = event
    .composedPath()
    .some((each) => each instanceof Element && dialog.contains(each) && scrolls(each));
  if (!isZoom && !isScrolled) event.preventDefault();
}

/** Whether there is more in an element than it shows. A part of a pixel does not count. */
function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isLong = element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(overflowY);
  return isLong || (element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(overflowX));
}
