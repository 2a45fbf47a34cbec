/** A running widget inside an element. */
export interface Mounted {
  /** Settles when the first screen is there; rejects when it never will be, which the widget itself says to the guest. */
  ready: Promise<void>;
  unmount: () => void;
}

/** What a widget needs before it can start could not be had. */
export class NotStarted extends Error {}

/** A widget that starts when its code has come, unless it was ended before. `ready` rejects with NotStarted if it never does. */
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
