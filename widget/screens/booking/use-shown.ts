import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import {
  selectCanCancel,
  selectCanEdit,
  selectIsLeft,
  selectIsLookingForRooms,
  selectIsUnavailable,
  selectProgress,
  selectStepActor,
  type BookingSnapshot,
} from '../../../machines/booking/booking.selectors.ts';
import type { BookingActor } from '../../wiring/booking.ts';

const selectShown = (snapshot: BookingSnapshot) => ({
  step: selectStepActor(snapshot),
  isUnavailable: selectIsUnavailable(snapshot),
  isLeft: selectIsLeft(snapshot),
  isLooking: selectIsLookingForRooms(snapshot),
  progress: selectProgress(snapshot),
  canEdit: selectCanEdit(snapshot),
  canCancel: selectCanCancel(snapshot),
});

export type Shown = ReturnType<typeof selectShown>;

const isScreen = ({ step, isUnavailable, isLeft, isLooking }: Shown) =>
  step !== null || isUnavailable || isLeft || isLooking;

/**
 * What the booking shows: the screen before stays until the next one is rendered, in pieces between which the page can
 * answer (D-304). Where no screen stands yet, or none can be had any more, the next one is drawn at once.
 */
export function useShown(actor: BookingActor): Shown {
  const now = useSelector(actor, selectShown, shallowEqual);
  const before = useDeferredValue(now);
  return isScreen(before) && !now.isUnavailable ? before : now;
}
