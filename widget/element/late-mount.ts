/** A running widget inside an element. */
export interface Mounted {
  /**
   * Settles when the first screen is there. Rejects when none will come, which the widget then tells the guest itself.
   */
  ready: Promise<void>;
  unmount: () => void;
}

/** The code or data that a widget needs to start could not be loaded. */
export class NotStarted extends Error {}

/**
 * A widget that starts when its code has come, unless it is unmounted before. `ready` rejects with NotStarted if the
 * code is lost.
 */
export function lateMount<Code>(load: Promise<Code>, mount: (code: Code) => Mounted): Mounted {
  let mounted: Mounted | null = null;
  let isOver = false;
  return {
    ready: load
      .then((code) => (isOver ? null : (mounted = mount(code))))
      .catch((cause: unknown) => {
        throw new NotStarted('', { cause });
      })
      .then((started) => started?.ready),
    unmount: () => {
      isOver = true;
      mounted?.unmount();
    },
  };
}
