/** The events of the question before a dialog drops the guest's choices (D-447). */
export type ClosingEvent =
  { type: 'close.pressed' } | { type: 'close.confirmed' } | { type: 'close.dismissed' };

/** Whether the question is open. The dialog behind it keeps its state, and loading goes on. */
export interface Closing {
  isAskingToClose: boolean;
}

export const NOT_CLOSING: Closing = { isAskingToClose: false };

export const askToClose: Closing = { isAskingToClose: true };

/**
 * Close, × or Escape on any page of the dialog. The question comes first where there are choices to lose. The
 * modal's guard `hasChosen` says whether there are any. Choices that it opened with, and still has, do not count.
 */
export const closing = {
  'close.pressed': [{ guard: 'hasChosen', actions: 'askToClose' }, { target: '.closed' }],
  'close.confirmed': { guard: 'isAskingToClose', target: '.closed' },
  'close.dismissed': { guard: 'isAskingToClose', actions: 'keepChoosing' },
} as const;

/** Whether the choices differ from the ones that the dialog opened with. */
export function isOtherChoice<Choice>(atOpening: readonly Choice[], now: readonly Choice[]): boolean {
  return atOpening.length !== now.length || now.some((choice, index) => choice !== atOpening[index]);
}
