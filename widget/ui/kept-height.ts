const HOLDING = 'data-stay-waiting';

/** How tall the work of a frame was while a screen stood in it, px. */
const heights = new WeakMap<Element, number>();

/** Notes from now on how tall `work` is. Returns what ends that. */
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
 * Gives what stands in a screen's place until it comes the height of the screen before, as far as a window shows it, so
 * that nothing below it jumps, and brings the widget's top into sight if the guest is further down.
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
