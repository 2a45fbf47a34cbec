/** The name of the loader's record in the page. */
export const BOOT = Symbol.for('staychart');

/** What the loader keeps for the elements, whose code is in other files. */
export interface Boot {
  version: string;
  warned?: boolean;
  /** Prepares the booking that is about to start, once. */
  begin?: () => Begun;
  /** Opens the booking for a pressed `data-stay-open`; set once the booking's code has come. */
  open?: (opener: Element) => void;
  /** The opener that was pressed before `open` was set. */
  pressed?: Element | undefined;
}

/** The booking that is about to start. */
export interface Begun {
  /** How members log in; left out where nobody can. */
  login?: 'form' | 'redirect';
  /** Whether it needs the code of a session before the guest has left its first screen. */
  needsSession?: boolean;
  /** The language to speak; left out where that is the specification's English. */
  speaks?: string;
}

/** The loader's record; undefined where the elements are used without the loader. */
export function findBoot(page: Window): Boot | undefined {
  return (page as unknown as Record<symbol, Boot | undefined>)[BOOT];
}
