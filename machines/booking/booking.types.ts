import type { Booking } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import type { PaymentRecord } from '../../src/domain/payment-record.ts';
import type { Profile } from '../../src/domain/session.ts';
import type { Place } from '../../src/domain/steps.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import type { LastFailure } from '../shared/last-failure.ts';
import type { SumsDiffer } from '../steps/confirmation/confirmation.types.ts';
import type { PaymentNotice } from '../steps/payment/payment.types.ts';
import type { StartNotice } from '../steps/start/start.types.ts';
import type { Stay } from './booking.stay.ts';

/** Something about the link that led here, or the sign-in, which the guest should know. */
export type Hint = 'unknownRoute' | 'unreadableLink' | 'otherTab' | 'signedOut' | null;

/** A place that the address names; `sessionId` is null where its route has none. */
export interface Destination {
  place: Place;
  sessionId: string | null;
  /** The query flags hasExpired and hasError of the start screen (A §2.3). */
  notice: StartNotice;
  /** What the address asks to search for, over the page's own opening values; absent where it says nothing (D-52). */
  link?: Partial<OpenSearch>;
  /** 'unreadableLink' where the address says something that cannot be used. */
  hint?: Hint;
}

export interface BookingInput {
  /** Opening values of the element and the address, already checked. */
  opening: Partial<OpenSearch>;
  /** Whether an identity provider is configured. */
  canLogin: boolean;
  /** Whether the booking takes the shorter way, which begins with the search (D-546). */
  isShort: boolean;
  /** Whether the lead guest's name is the only one that is asked for (D-479). */
  asksLeadOnly: boolean;
  /** What an earlier load of the page kept (D-38). */
  draft: Draft | null;
  /** What an earlier load of the page kept of a payment (E-02). */
  payment: PaymentRecord | null;
  destination: Destination | null;
  hint: Hint;
}

/** Whatever stands, a booking comes to its end: raised by the regions beside the flow, or told by a step. */
export interface BookingEnded {
  type: 'booking.ended';
  reason: 'cancelled' | 'expired' | 'failed' | 'linked';
}

/** Why a booking under way comes to its end. */
export type EndReason = BookingEnded['reason'] | 'begunAnew' | 'restarted' | 'searchedAgain';

export interface BookingContext extends LastFailure {
  opening: Partial<OpenSearch>;
  /** Search values of a link that have not been taken yet (D-52). */
  link: Partial<OpenSearch> | null;
  canLogin: boolean;
  isShort: boolean;
  asksLeadOnly: boolean;
  /** Where the guest wants to be; the flow goes to the nearest place that the booking allows. */
  destination: Destination;
  /** Whether the address named that place when the page was loaded. */
  isAddressed: boolean;
  /** Null until the estate has told it. */
  configuration: StayConfiguration | null;
  stay: Stay;
  /** The member who is signed in. */
  profile: Profile | null;
  /** The payment that is under way or made, kept in the tab's storage as it stands here (E-02). */
  payment: PaymentRecord | null;
  /** What was in a session that is over, until the guest begins another booking or goes on with it (D-487). */
  lost: Booking | null;
  notice: StartNotice;
  hint: Hint;
}

export type Changes = Partial<BookingContext>;

/** A wish for a place that does not come from the address. */
export function destinationAt(place: Place): Destination {
  return { place, sessionId: null, notice: null };
}

export type BookingEvent =
  | BookingUpdated
  /** The address changed: Back, Forward, a link or an edited hash. */
  | { type: 'navigated'; destination: Destination }
  /** An 'Edit' link of the progress bar. */
  | { type: 'step.edited'; place: Place }
  /** The address names no place of ours (D-61). */
  | { type: 'route.unknown' }
  | { type: 'hint.dismissed' }
  /** What did not come along to a new search is read (D-484). */
  | { type: 'notKept.dismissed' }
  /** The guest's answer when a link would give back the rooms that are held (D-52). */
  | { type: 'newSearch.confirmed' }
  | { type: 'newSearch.dismissed' }
  | { type: 'load.retried' }
  | { type: 'cancel.requested' }
  | { type: 'cancel.dismissed' }
  | { type: 'cancel.confirmed' }
  | { type: 'signIn.expired' }
  /** On the shorter way, the guest wants to sign in where they are (D-546). */
  | { type: 'signIn.requested' }
  | { type: 'signIn.dismissed' }
  /** Raised when somebody has signed in so. */
  | { type: 'member.signedIn' }
  /** The member has logged out (E-07). `place`: where the guest is, null between screens. */
  | { type: 'member.loggedOut'; place: Place | null }
  | PaymentNotice
  /** The estate's bill of the booking that is made is another one than the guest was shown (E-06). */
  | SumsDiffer
  /** From the confirmation, a new booking is wanted. */
  | { type: 'anotherBooking.requested' }
  | BookingEnded;

/** What the page around the widget has to do. */
export type BookingEmitted =
  | { type: 'left'; to: 'home' }
  | { type: 'registration.needed'; emailAddress: string }
  | SumsDiffer
  /** Opening values that the estate does not take, as '<name>: outOfRange'. */
  | { type: 'opening.refused'; warnings: string[] };
