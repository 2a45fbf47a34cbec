/** What the snapshots of all modals for times have in common. */
interface ModalSnapshot {
  context: { room: number | null; isAskingToClose?: boolean };
  hasTag: (tag: 'busy' | 'failed') => boolean;
}

/** The number in the heading; null where the booking has one room. */
export const selectRoom = ({ context }: ModalSnapshot): number | null => context.room;

/** The estate is being asked for times. */
export const selectIsLoading = (snapshot: ModalSnapshot): boolean => snapshot.hasTag('busy');

/** The estate has sent no times: the call failed. */
export const selectHasFailed = (snapshot: ModalSnapshot): boolean => snapshot.hasTag('failed');

/** Whether the dialog asks if the choices may be dropped (D-447). */
export const selectIsAskingToClose = ({ context }: ModalSnapshot): boolean =>
  context.isAskingToClose === true;

/** Whether the choices are shown: nothing is loading, and nothing has failed. */
export const selectIsOpen = (snapshot: ModalSnapshot): boolean =>
  !selectIsLoading(snapshot) && !selectHasFailed(snapshot);
