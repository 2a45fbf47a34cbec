import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { CancelRoomRef } from '../../machines/account/cancel-room/cancel-room.machine.ts';
import * as cancelling from '../../machines/account/cancel-room/cancel-room.selectors.ts';
import type { findBookingMachine } from '../../machines/account/find-booking/find-booking.machine.ts';
import * as lookup from '../../machines/account/find-booking/find-booking.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { type, type Deed } from './account-deed.ts';
import { codeMailedTo } from './calls.ts';

/** Rosalind's stay of two rooms. */
const STAY = { confirmationNumber: '70413200', emailAddress: 'rosalind.hart@example.com' };
const LEG = 2;

const lookupOf = (screen: AnyActorRef) => screen.getSnapshot() as SnapshotFrom<typeof findBookingMachine>;

/** Why no booking is found. */
export function lookupProblem(screen: AnyActorRef): string | null {
  const snapshot = lookupOf(screen);
  if (lookup.selectIsUnknown(snapshot)) return 'unknown';
  return lookup.selectIsTooOften(snapshot) ? 'too often' : (selectFailure(snapshot)?.kind ?? null);
}

/** The actor that cancels a room; null before the booking is found. */
export function cancelRoomOf(screen: AnyActorRef): CancelRoomRef | null {
  return lookup.selectCancelRoom(lookupOf(screen));
}

/** A guest looks a booking up, and cancels a room of it by a code (D-645). */
export const CANCEL_BY_CODE: Deed = {
  route: { screen: 'findBooking', number: null },
  isMember: false,
  isDone: (screen) => {
    const room = lookup.selectFound(lookupOf(screen))?.rooms.find(({ leg }) => leg === LEG);
    return room?.isCancelled === true;
  },
  problem: (screen, hands) => {
    const snapshot = cancelRoomOf(screen)?.getSnapshot();
    if (!snapshot) return lookupProblem(screen);
    if (cancelling.selectOutcome(snapshot) !== null) return hands.once('not known') ? 'unknown' : null;
    if (cancelling.selectDialog(snapshot) === 'tooOften') return 'too often';
    if (cancelling.selectRefusal(snapshot) !== null) return 'not cancelled';
    const told = cancelling.selectTold(snapshot);
    return selectFailure(snapshot)?.kind ?? (told === 'resent' ? null : told);
  },
  act: (screen, { vault, estate }) => {
    const actor = cancelRoomOf(screen);
    if (!actor) {
      type(screen, STAY);
      screen.send({ type: 'form.submitted' });
      return;
    }
    const snapshot = actor.getSnapshot();
    switch (cancelling.selectDialog(snapshot)) {
      case 'rooms':
        actor.send({ type: 'cancel.roomChosen', leg: LEG });
        break;
      case 'question':
        actor.send({ type: 'code.requested' });
        break;
      case 'code': {
        const code = codeMailedTo({ estate }, STAY.emailAddress);
        if (code === '' && cancelling.selectTold(snapshot) === 'unsure') {
          actor.send({ type: 'cancel.declined' });
          break;
        }
        vault.put('code', code);
        type(actor, { code: true });
        actor.send({ type: 'form.submitted' });
        break;
      }
      case 'tooOften':
        actor.send({ type: 'cancel.closed' });
        break;
      case null:
        if (snapshot.matches('idle')) actor.send({ type: 'cancel.opened' });
        else cancelling.selectOutcome(snapshot)?.send({ type: 'anew.requested' });
    }
  },
};
