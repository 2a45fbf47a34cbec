/** What `::part()` reaches. */
export interface Parts {
  /** All of the widget. */
  root: HTMLElement;
  /** The screen, with header and progress. */
  frame: HTMLElement;
  /** The head of the screen. */
  header: HTMLElement;
  /** What gives the booking up. */
  cancel: HTMLElement;
  /** How far the booking has come. */
  progress: HTMLElement;
  /** The buttons that lead on and back. */
  actions: HTMLElement;
  /** The bill beside the work. */
  bill: HTMLElement;
  /** A dialog over the screen. */
  dialog: HTMLElement;
  /** A booking over the page. */
  overlay: HTMLElement;
}
