/** What all modals for times have in common, whichever chart runs them. */
interface ModalSnapshot {
  context: { room: number | null; isAskingToClose?: boolean };
  hasTag: (tag: 'busy' | 'failed') => boolean;
}

/** The number in the heading; null where the booking has one room (A §2.9). */
export const selectRoom = ({ context }: ModalSnapshot): number | null => context.room;

/** The estate is being asked for times. */
export const selectIsLoading = (snapshot: ModalSnapshot): boolean => snapshot.hasTag('busy');

/** It gave none. */
export const selectHasFailed = (snapshot: ModalSnapshot): boolean => snapshot.hasTag('failed');

/** Whether to give up what was chosen (D-447). */
export const selectIsAskingToClose = ({ context }: ModalSnapshot): boolean =>
  context.isAskingToClose === true;

/** What can be chosen is there. */
export const selectIsOpen = (snapshot: ModalSnapshot): boolean =>
  !selectIsLoading(snapshot) && !selectHasFailed(snapshot);
