import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useLayoutEffect, type RefObject } from 'react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import type { LazyStepSnapshot } from '../lazy/lazy-step.ts';

const selectShown = (snapshot: selectors.BookingSnapshot) => ({
  step: selectors.selectStepActor(snapshot),
  isUnavailable: selectors.selectIsUnavailable(snapshot),
  isLeft: selectors.selectIsLeft(snapshot),
  isLooking: selectors.selectIsLookingForRooms(snapshot),
  isMade: selectors.selectIsMade(snapshot),
  progress: selectors.selectProgress(snapshot),
  canEdit: selectors.selectCanEdit(snapshot),
  canCancel: selectors.selectCanCancel(snapshot),
  offersSignIn: selectors.selectOffersSignIn(snapshot),
});

export type Shown = ReturnType<typeof selectShown>;

const isScreen = ({ step, isUnavailable, isLeft, isLooking, isMade }: Shown) =>
  step !== null || isUnavailable || isLeft || isLooking || isMade;

/** A broken step cannot be drawn again. */
const isBroken = ({ step }: Shown) =>
  (step?.getSnapshot() as LazyStepSnapshot | undefined)?.status === 'error';

/** The wait for the rooms. Nobody acts on it, so that its replacement need not leave the page time to respond. */
const isWait = ({ step, isLooking }: Shown) => step === null && isLooking;

/** A view that replaces the screen. The screen may have broken, so it is not drawn again. */
const isInstead = ({ step, isUnavailable, isMade }: Shown) => isUnavailable || (isMade && step === null);

/**
 * What the booking shows: the old screen until the new one is rendered, in pieces between which the page can respond.
 * The new one is drawn at once where there is no old screen, or where a step has broken or is replaced.
 */
export function useShown(actor: BookingActor, frame: RefObject<HTMLElement | null>): Shown {
  const now = useSelector(actor, selectShown, shallowEqual);
  const before = useDeferredValue(now);
  const isKept = isScreen(before) && !isBroken(before) && !isWait(before) && !isInstead(now);
  const shown = isKept ? before : now;
  const isGoing = shown.step !== now.step;
  // Moves the focus to the title until the next screen's heading takes it, so that the focus never falls to the page
  // (WCAG 2.4.3). It also saves a layout: React asks for one when it removes an element that has the focus.
  useLayoutEffect(() => {
    const work = frame.current;
    if (!isGoing || !work?.matches(':focus-within')) return;
    work.querySelector<HTMLElement>('.ui-frame-title')?.focus({ preventScroll: true });
  }, [isGoing, frame]);
  return shown;
}
