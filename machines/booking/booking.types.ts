import type { ReplacedRoom } from '../../src/domain/account/found-stay.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { AskedSearch, Booking } from '../../src/domain/booking/booking.ts';
import type { Question } from '../../src/domain/booking/questions.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { OpenSearch } from '../../src/domain/search/occupancy.ts';
import type { PaymentRecord } from '../../src/domain/payment/payment-record.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';
import type { Place, Step } from '../../src/domain/booking/steps.ts';
import type { Wallet } from '../../src/domain/payment/wallets.ts';
import type { Draft, EndedAmendment } from '../../src/draft/draft.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import type { AmendmentDoubted } from '../shared/amendment-doubted.ts';
import type { LastFailure } from '../shared/last-failure.ts';
import type { SumsDiffer } from '../steps/confirmation/confirmation.rules.ts';
import type { PaymentNotice } from '../steps/payment/payment.types.ts';
import type { AvailabilityRenewed } from '../steps/rates/rates.rules.ts';
import type { StartNotice } from '../steps/start/start.machine.ts';

/** What the guest should know about the link that led here, the sign-in, or what an earlier page has kept. */
export type Hint =
  | 'unknownRoute'
  | 'unreadableLink'
  | 'otherTab'
  | 'signedOut'
  /** Another release of the widget began the booking, and it cannot go on. */
  | 'renewed'
  /** The link names a booking to change by what cannot be an id. */
  | 'amendNotFound'
  /** The login has ended, and with it the change of a booking. */
  | 'amendmentEnded'
  /** The guest goes on with a new booking, since the one that was to be changed has gone. */
  | 'amendmentDropped'
  /** A payment may have been sent, and its record cannot be read. */
  | 'unreadablePayment'
  | null;

/** Where the guest wants to be. `sessionId` is the session in the address; null where it names none. */
export interface Destination {
  place: Place;
  sessionId: string | null;
  /** Why the start screen opens, by the flags hasExpired and hasError of its address. */
  notice: StartNotice;
  /** The address's search values, which replace the page's opening values; absent where it has none (D-52). */
  link?: Partial<OpenSearch>;
  /** 'unreadableLink' where the address has a value that cannot be used. */
  hint?: Hint;
}

export interface BookingInput {
  /** Opening values of the element and the address, already checked. */
  opening: Partial<OpenSearch>;
  /** Whether an identity provider is configured. */
  canLogin: boolean;
  /** Whether the page comes back from a login on the provider's pages. Left out: it does not. */
  isReturning?: boolean;
  /** Whether the booking takes the shorter way, which begins at the search. */
  isShort: boolean;
  /** Whether the booking asks for the lead guest's name only. */
  asksLeadOnly: boolean;
  /** The country that the page names. Left out: GB. */
  country?: string;
  /** The draft that an earlier load of the page kept. */
  draft: Draft | null;
  /** The payment record that an earlier load of the page kept. */
  payment: PaymentRecord | null;
  /** Whether an earlier load of the page kept a payment record that cannot be read. */
  isPaymentUnreadable?: boolean;
  destination: Destination | null;
  hint: Hint;
}

/** A booking ends, whatever the open step is doing. The regions beside the flow raise this event, and steps send it. */
export interface BookingEnded {
  type: 'booking.ended';
  reason: 'cancelled' | 'expired' | 'failed' | 'linked';
}

export type EndReason = BookingEnded['reason'] | 'notTakenUp' | 'begunAnew' | 'restarted' | 'searchedAgain';

/** A live session, and the booking under way or made in it. There is no booking without a session. */
export interface Visit {
  session: Session;
  stay: Stay | null;
  /** What the guest has searched for, while the booking before is given back. */
  asked: AskedSearch | null;
}

export interface Stay {
  booking: Booking;
  /** The room that is being chosen, or was chosen last. */
  leg: number;
  /** The answer to the booking's search; null until it comes. */
  availability: Availability | null;
  /** The provider's page for the staged bill; null for our own card form (D-27). */
  iPageSessionId: string | null;
  /** The wallets that the provider's page takes beside a card. */
  wallets: readonly Wallet[];
  /**
   * The steps with something to choose that came up since the guest has seen the whole booking before paying; null
   * before they have.
   */
  unseen: readonly Step[] | null;
  /** The questions about each room that the details have asked the guest. */
  questions: readonly (readonly Question[])[];
}

export interface BookingContext extends LastFailure {
  opening: Partial<OpenSearch>;
  /** Search values of a link that have not been taken yet. */
  link: Partial<OpenSearch> | null;
  canLogin: boolean;
  /** Whether the page comes back from a login on the provider's pages. */
  isReturning: boolean;
  isShort: boolean;
  asksLeadOnly: boolean;
  country: string;
  /** Where the guest wants to be. The flow goes to the nearest place that the booking allows. */
  destination: Destination;
  /** Whether the address named the destination when the page loaded. */
  isAddressed: boolean;
  /** Null until the estate has sent it. */
  configuration: StayConfiguration | null;
  /** A kept draft from an earlier load of the page, until its session is checked. */
  draft: Draft | null;
  visit: Visit | null;
  /** What the next search begins with, where there is no booking that tells; null where the page's values count. */
  search: OpenSearch | null;
  /** The member who is signed in. */
  profile: Profile | null;
  /** The payment, under way or made. The tab's storage keeps a copy. */
  payment: PaymentRecord | null;
  /** The booking of a session that is over, until the guest restores it or begins another. */
  lost: Booking | null;
  /** The booked room that was looked up last, to be changed; null before. */
  amended: AmendedRoom | null;
  /** The change of a booked room that a logout has ended. */
  endedAmendment: EndedAmendment | null;
  notice: StartNotice;
  hint: Hint;
}

/**
 * `state`: 'known' is a room of the member's that stands, 'gone' one that does not, 'notFound' none of theirs. 'unknown':
 * the estate has not told. 'doubted': it refused something since, and is asked again. `number`: the confirmation number, by which the guest knows it; null until it is known.
 */
export interface AmendedRoom {
  id: string;
  state: 'known' | 'unknown' | 'doubted' | 'gone' | 'notFound';
  number: string | null;
  /** The room as the estate told it last; null until then. */
  room: ReplacedRoom | null;
}

export type Changes = Partial<BookingContext>;

/** A destination that does not come from the address. */
export function destinationAt(place: Place): Destination {
  return { place, sessionId: null, notice: null };
}

/** What a change of the context means to the regions beside the flow. Raised by the change. */
export interface News {
  type:
    | 'hold.begun'
    | 'hold.ended'
    | 'link.waits'
    | 'link.settled'
    | 'payment.begun'
    | 'member.known'
    | 'amended.wanted';
}

export type BookingEvent =
  | BookingUpdated
  /** The address changed: Back, Forward, a link or an edited hash. */
  | { type: 'navigated'; destination: Destination }
  /** 'Edit' in the progress bar, or another room in the bill. */
  | { type: 'step.edited'; place: Place }
  /** The address names none of our places. */
  | { type: 'route.unknown' }
  | { type: 'hint.dismissed' }
  /** The guest has read the list of what was not kept. */
  | { type: 'notKept.dismissed' }
  /** The guest lets a link give back the held rooms. */
  | { type: 'newSearch.confirmed' }
  | { type: 'newSearch.dismissed' }
  | { type: 'load.retried' }
  | { type: 'leave.requested' }
  | { type: 'leave.dismissed' }
  | { type: 'leave.confirmed' }
  | { type: 'signIn.expired' }
  /** The guest wants to sign in at the present step, on the shorter way. */
  | { type: 'signIn.requested' }
  | { type: 'signIn.dismissed' }
  /** Raised when somebody has signed in at a step. */
  | { type: 'member.signedIn' }
  /** Raised where the step has a login of its own, or takes the payment. */
  | { type: 'signIn.closed' }
  /** Raised when nothing leads away any more. */
  | { type: 'flow.locked' }
  | News
  /** The member has logged out. `place`: where the guest is, null between screens. */
  | { type: 'member.loggedOut'; place: Place | null }
  | AmendmentDoubted
  | AvailabilityRenewed
  /** Raised when the booked room that is being changed is not there any more. */
  | { type: 'amendment.gone' }
  /** The guest goes on with a new booking instead. `place`: where the guest is. */
  | { type: 'amendment.dropped'; place: Place | null }
  | PaymentNotice
  /** The estate's bill for the paid booking differs from the bill that the guest was shown. */
  | SumsDiffer
  /** The guest wants a new booking, from the confirmation. */
  | { type: 'anotherBooking.requested' }
  | BookingEnded;

/** What the page around the widget is told. */
export type BookingEmitted =
  | { type: 'left'; to: 'home' }
  | { type: 'registration.needed'; emailAddress: string }
  | SumsDiffer
  /** Opening values outside the estate's limits, as '<name>: outOfRange'. */
  | { type: 'opening.refused'; warnings: string[] };
