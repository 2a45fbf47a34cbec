import type { Root } from 'react-dom/client';
import type { Mounted } from './stay-element.ts';

/** A preview whose code comes when it is asked for. Nothing in it can be pressed (D-250). */
export function latePreview(
  container: HTMLElement,
  shown: Promise<{ root: Root; ready: Promise<void>; stop: () => void }>,
): Mounted {
  container.inert = true;
  return {
    ready: shown.then(({ ready }) => ready),
    unmount: () => {
      void shown.then(({ root, stop }) => {
        root.unmount();
        stop();
      });
    },
  };
}
