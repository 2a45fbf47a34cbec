import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Place, Step } from '../../src/domain/booking/steps.ts';
import { priceWithoutExtras } from '../../src/domain/account/booked-room.ts';
import type { ReplacedRoom } from '../../src/domain/account/found-stay.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { MinorUnits } from '../../src/domain/money/money.ts';
import { progressOf } from '../../src/domain/booking/progress.ts';
import type { bookingMachine } from './booking.machine.ts';
import { bookingOf, searchOf, sessionOf } from './booking.rules.ts';
import type { AmendedRoom, EndReason } from './booking.types.ts';
import type { IdleRef } from './idle/idle.machine.ts';
import { amendedState, amendIdOf, asksForMember } from './member/amending.rules.ts';
import { placeToGo } from './places.rules.ts';

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** Where the guest is; null between places. Before the rooms have loaded, it is the place that they lead to. */
export function selectPlace(snapshot: BookingSnapshot): Place | null {
  if (isLookingOrFailed(snapshot)) {
    return placeToGo(snapshot.context);
  }
  const step = selectStep(snapshot);
  return step && { step, leg: step === 'rooms' || step === 'rates' ? selectLeg(snapshot) : 1 };
}

function isLookingOrFailed(snapshot: BookingSnapshot): boolean {
  return (
    snapshot.matches({ flow: { open: { legs: 'loading' } } }) ||
    snapshot.matches({ flow: { open: { legs: 'unavailable' } } })
  );
}

/** The step of the deepest active state that names one. */
export function selectStep(snapshot: BookingSnapshot): Step | null {
  return deepestMeta(snapshot)?.step ?? null;
}

function deepestMeta(snapshot: BookingSnapshot) {
  const found = Object.entries(snapshot.getMeta())
    .sort(([a], [b]) => b.length - a.length)
    .find(([, meta]) => meta?.step !== undefined);
  return found?.[1];
}

export const selectBooking = ({ context }: BookingSnapshot) => bookingOf(context);
export const selectConfiguration = (snapshot: BookingSnapshot) => snapshot.context.configuration;
export const selectSession = ({ context }: BookingSnapshot) => sessionOf(context);
/** The draft that an earlier load of the page kept, until the flow takes it up. */
export const selectDraft = ({ context }: BookingSnapshot) => context.draft;
/** What the next search begins with. */
export const selectSearch = ({ context }: BookingSnapshot) => searchOf(context);
/** The answer to the booking's search; null until it comes. */
export const selectAvailability = ({ context: { visit } }: BookingSnapshot) =>
  visit?.stay?.availability ?? null;
/** The session of the booking, or of its payment where only the payment is left; null without either. */
export const selectSessionId = ({ context: { visit, payment } }: BookingSnapshot) =>
  visit?.session.id ?? payment?.sessionId ?? null;
export const selectProfile = (snapshot: BookingSnapshot) => snapshot.context.profile;
export const selectNotice = (snapshot: BookingSnapshot) => snapshot.context.notice;
export const selectHint = (snapshot: BookingSnapshot) => snapshot.context.hint;
/** Whether there is news to show above the step: about a link, a sign-in, a change of a booking or what was not kept. */
export const selectHasNews = (snapshot: BookingSnapshot) =>
  selectHint(snapshot) !== null ||
  selectAmended(snapshot) !== null ||
  (selectBooking(snapshot)?.carried?.notKept.length ?? 0) > 0;
/** Whether the booking replaces a booked room. */
export const selectIsAmending = ({ context }: BookingSnapshot) => amendIdOf(context) !== null;
/**
 * What is told of the booked room that is being changed: its number once it is known, or why it cannot be changed. Null in a
 * new booking, and where nothing can be changed any more.
 */
export const selectAmended = (snapshot: BookingSnapshot): AmendedRoom['state'] | null => {
  const { context } = snapshot;
  const step = selectStep(snapshot);
  const isOver = context.payment !== null && context.payment.state !== 'framed';
  if (step === null || step === 'start' || isOver || !selectIsAmending(snapshot)) return null;
  // The login before an amendment says itself what it is for.
  if (asksForMember(context)) return null;
  return amendedState(context);
};
/** The confirmation number of the booked room that is being changed; null until the estate has told it. */
export const selectAmendedNumber = (snapshot: BookingSnapshot): string | null =>
  selectAmended(snapshot) === 'known' ? (snapshot.context.amended?.number ?? null) : null;
/** The booked room that is being changed; null until it is known. */
export const selectRoomToday = (snapshot: BookingSnapshot): ReplacedRoom | null =>
  selectAmended(snapshot) === 'known' ? (snapshot.context.amended?.room ?? null) : null;
/** The booked room that has been replaced, for the confirmation; null where it is not known. */
export const selectReplacedRoom = ({ context }: BookingSnapshot): ReplacedRoom | null =>
  context.amended !== null && context.amended.id === amendIdOf(context) ? context.amended.room : null;
/** The price of the booked room, without extras. Null where it is not known, and where several rooms would replace the one. */
export const selectPriceToday = (snapshot: BookingSnapshot): MinorUnits | null => {
  const { context } = snapshot;
  const { configuration } = context;
  const room = selectRoomToday(snapshot);
  const rooms = searchOf(context)?.guestOccupancies.length ?? 1;
  if (room === null || configuration === null || rooms > 1) return null;
  return priceWithoutExtras(
    room,
    configuration.rateGroups.flatMap(({ rates }) => rates),
  );
};
/** What the draft keeps of the way back to the whole booking (D-646). */
export const selectReview = ({
  context: { visit },
}: BookingSnapshot): Pick<Draft, 'unseen' | 'questions'> => {
  const { unseen, questions = [] } = visit?.stay ?? {};
  return { ...(unseen ? { unseen } : {}), ...(questions.length > 0 ? { questions } : {}) };
};
/** The change of a booked room that a logout has ended. */
export const selectEndedAmendment = ({ context }: BookingSnapshot) => context.endedAmendment;
export const selectLeg = ({ context: { visit } }: BookingSnapshot) => visit?.stay?.leg ?? 1;
/**
 * Whether the sign-in button is shown. It stays while the login is open, to get the focus back when the login closes.
 */
export const selectOffersSignIn = (snapshot: BookingSnapshot) =>
  snapshot.can({ type: 'signIn.requested' }) || selectSignIn(snapshot) !== undefined;
/** The login that is open over the booking. */
export const selectSignIn = (snapshot: BookingSnapshot): AnyActorRef | undefined =>
  snapshot.children['signIn'];
export const selectIsAskingToLeave = (snapshot: BookingSnapshot) => snapshot.matches({ question: 'leaving' });
/** Whether the guest is being asked to let a link give back held rooms (D-52). */
export const selectIsAskingAboutLink = (snapshot: BookingSnapshot) =>
  snapshot.matches({ question: 'linking' });
export const selectCanCancel = (snapshot: BookingSnapshot) => snapshot.can({ type: 'leave.requested' });
/** Whether loading has failed, or a step broke. Nothing goes on until the guest tries again. */
export const selectIsUnavailable = (snapshot: BookingSnapshot) => snapshot.hasTag('failed');
/** The booking is made. Without a confirmation screen, only its number is shown. */
export const selectIsMade = (snapshot: BookingSnapshot) => selectStep(snapshot) === 'confirmation';
/** Why the booking is ending; null while it is not. */
export function selectEndReason({ value: { flow } }: BookingSnapshot): EndReason | null {
  if (flow === 'left') return 'cancelled';
  const locked = typeof flow === 'object' && 'locked' in flow ? flow.locked : null;
  return locked && typeof locked === 'object' ? locked.ending : null;
}
export const selectIsLeft = (snapshot: BookingSnapshot) => snapshot.matches({ flow: 'left' });

/** The running actor of the current step, null between steps. */
export const selectStepActor = (snapshot: BookingSnapshot): AnyActorRef | null => {
  const meta = deepestMeta(snapshot);
  const children = snapshot.children as Record<string, AnyActorRef | undefined>;
  return meta ? (children[meta.actor ?? meta.step] ?? null) : null;
};
export const selectIdle = (snapshot: BookingSnapshot) => snapshot.children['idle'] as IdleRef | undefined;
/** Whether the idle warning is open: the held rooms are about to be given up. */
export const selectIsExpiring = (snapshot: BookingSnapshot): boolean => {
  const idle: object = selectIdle(snapshot)?.getSnapshot() ?? {};
  return 'tags' in idle && idle.tags instanceof Set && idle.tags.has('warning');
};
/** The step of the progress bar, 1 to 5; null on a screen without the bar. */
export const selectProgress = (snapshot: BookingSnapshot): number | null => {
  const step = selectStep(snapshot);
  return step && progressOf(step);
};
/** Nothing can be edited while a payment is under way, or the flow loads or ends. */
export const selectCanEdit = (snapshot: BookingSnapshot) => !snapshot.hasTag('locked');
export const selectIsLookingForRooms = (snapshot: BookingSnapshot) =>
  snapshot.matches({ flow: { open: { legs: 'loading' } } });
/** Whether there is a screen that the guest can act on. */
export const selectHasScreen = (snapshot: BookingSnapshot) =>
  selectStepActor(snapshot) !== null || selectIsUnavailable(snapshot) || selectIsMade(snapshot);
/** The room that is being chosen; undefined on every other step. */
export const selectCurrentLeg = (snapshot: BookingSnapshot): number | undefined =>
  snapshot.matches({ flow: { open: { legs: 'rooms' } } }) ||
  snapshot.matches({ flow: { open: { legs: 'rates' } } })
    ? selectLeg(snapshot)
    : undefined;
