const HOLDING = 'data-stay-waiting';

/** Height of a frame's work while it showed a screen, in px. */
const heights = new WeakMap<Element, number>();

/** Notes the height of `work` from now on. Returns a function that ends this. */
export function noteHeight(work: HTMLElement | null): (() => void) | undefined {
  if (!work) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry && !work.querySelector(`[${HOLDING}]`)) heights.set(work, entry.contentRect.height);
  });
  observer.observe(work);
  return () => {
    observer.disconnect();
  };
}

/**
 * Gives a screen's placeholder the height of the screen before, up to the window's, so that nothing below jumps.
 * Scrolls the widget's top into view where the guest is further down.
 */
export function keepHeight(place: HTMLElement | null): void {
  const work = place?.closest('.ui-frame-work');
  const widget = place?.closest('.stay');
  const height = work && heights.get(work);
  if (!place || !widget || height === undefined) return;
  place.setAttribute(HOLDING, '');
  place.style.minBlockSize = `min(${height}px, 100vh)`;
  if (widget.getBoundingClientRect().top < 0) widget.scrollIntoView({ block: 'start', behavior: 'instant' });
}
