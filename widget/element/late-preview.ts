import type { Drawing } from './draw-widget.tsx';
import type { Mounted } from './stay-element.ts';

/** A preview whose code comes when it is asked for. Nothing in it can be pressed (D-250). */
export function latePreview(
  container: HTMLElement,
  shown: Promise<{ drawing: Drawing; ready: Promise<void>; stop: () => void }>,
): Mounted {
  container.inert = true;
  return {
    ready: shown.then(({ ready }) => ready),
    unmount: () => {
      void shown.then(({ drawing, stop }) => {
        drawing.unmount();
        stop();
      });
    },
  };
}
