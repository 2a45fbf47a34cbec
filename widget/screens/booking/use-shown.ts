import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useLayoutEffect, type RefObject } from 'react';
import type { BookingActor } from '../../../machines/booking/booking.machine.ts';
import {
  selectCanCancel,
  selectCanEdit,
  selectIsLeft,
  selectIsLookingForRooms,
  selectIsMade,
  selectIsUnavailable,
  selectOffersSignIn,
  selectProgress,
  selectStepActor,
  type BookingSnapshot,
} from '../../../machines/booking/booking.selectors.ts';
import type { LazyStepSnapshot } from '../../lazy/lazy-step.ts';

const selectShown = (snapshot: BookingSnapshot) => ({
  step: selectStepActor(snapshot),
  isUnavailable: selectIsUnavailable(snapshot),
  isLeft: selectIsLeft(snapshot),
  isLooking: selectIsLookingForRooms(snapshot),
  isMade: selectIsMade(snapshot),
  progress: selectProgress(snapshot),
  canEdit: selectCanEdit(snapshot),
  canCancel: selectCanCancel(snapshot),
  offersSignIn: selectOffersSignIn(snapshot),
});

export type Shown = ReturnType<typeof selectShown>;

const isScreen = ({ step, isUnavailable, isLeft, isLooking, isMade }: Shown) =>
  step !== null || isUnavailable || isLeft || isLooking || isMade;

/** A step that has broken cannot be drawn again. */
const isBroken = ({ step }: Shown) =>
  (step?.getSnapshot() as LazyStepSnapshot | undefined)?.status === 'error';

/** What stands in place of a screen, which may have broken: that one cannot be drawn again. */
const isInstead = ({ step, isUnavailable, isMade }: Shown) => isUnavailable || (isMade && step === null);

/**
 * What the booking shows: the screen before stays until the next one is rendered, in pieces between which the page can
 * answer (D-304). Where no screen stands yet, or none can be had any more, the next one is drawn at once.
 */
export function useShown(actor: BookingActor, frame: RefObject<HTMLElement | null>): Shown {
  const now = useSelector(actor, selectShown, shallowEqual);
  const before = useDeferredValue(now);
  const shown = isScreen(before) && !isBroken(before) && !isInstead(now) ? before : now;
  const isGoing = shown.step !== now.step;
  // From what React takes away with the focus in it, it would ask for the layout while it puts in all of the next screen.
  // So the title holds the focus until that screen's heading does: it never falls to the page (WCAG 2.4.3).
  useLayoutEffect(() => {
    const work = frame.current;
    if (!isGoing || !work?.matches(':focus-within')) return;
    work.querySelector<HTMLElement>('.ui-frame-title')?.focus({ preventScroll: true });
  }, [isGoing, frame]);
  return shown;
}
