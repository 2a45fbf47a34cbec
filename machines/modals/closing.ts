/** The question before a dialog gives up what was chosen in it (D-447). */
export type ClosingEvent =
  { type: 'close.pressed' } | { type: 'close.confirmed' } | { type: 'close.dismissed' };

/** Whether it is asked. What stands behind it stays as it is, and what is being loaded goes on. */
export interface Closing {
  isAskingToClose: boolean;
}

export const NOT_CLOSING: Closing = { isAskingToClose: false };

export const askToClose: Closing = { isAskingToClose: true };

/** Close, × or Escape, wherever the dialog is: what was chosen is asked about first. */
export const closing = {
  'close.pressed': [{ guard: 'hasChosen', actions: 'askToClose' }, { target: '.closed' }],
  'close.confirmed': { guard: 'isAskingToClose', target: '.closed' },
  'close.dismissed': { guard: 'isAskingToClose', actions: 'keepChoosing' },
} as const;

/** Whether a list of choices is another than the one that the dialog was opened with. */
export function isOtherChoice<Choice>(before: readonly Choice[], now: readonly Choice[]): boolean {
  return before.length !== now.length || now.some((choice, index) => choice !== before[index]);
}
