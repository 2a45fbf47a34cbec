import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import type { RatesOutput } from '../../machines/steps/rates/rates.rules.ts';
import type { RoomsOutput } from '../../machines/steps/rooms/rooms.rules.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import { loadDraft } from '../../src/draft/load-draft.ts';
import { named } from '../tools/paths/names.ts';
import { worldOf } from '../tools/paths/world.ts';
import { availability, heldLeg, profile, search, staySearch, session } from '../support/fixtures.ts';
import { anonymous, complete } from './start-booking.ts';
import { toldBy } from './told-booking.ts';
import { aboutAddresses } from './booking-addressed.ts';
import { aboutAmending } from './booking-amending.ts';
import { aboutLinks, aboutPayments } from './booking-asides.ts';
import { aboutRestoring } from './booking-restoring.ts';
import { aboutAmended } from './booking-amended.ts';
import { aboutReleases } from './booking-releases.ts';
import { aboutAnotherSearch } from './booking-another-search.ts';
import { aboutReview } from './booking-review.ts';
import { aboutTheShortWay } from './booking-short-way.ts';
import { rules } from './booking-rules.ts';
import * as samples from './booking-samples.ts';

const noStorage = { setItem: () => undefined, removeItem: () => undefined };

/** E-07: a step with the member's data, and two that do not change. */
const STEPS_OF_A_LOGOUT = ['search', 'summary', 'confirmation'] as const;

const forOneRoom = named('a search for one room', {
  type: 'searched' as const,
  search: staySearch(),
  vouchers: [],
});
const forTwoRooms = named('a search for two rooms', {
  type: 'searched' as const,
  search: staySearch({
    guestOccupancies: [...search().guestOccupancies, ...search().guestOccupancies],
  }),
  vouchers: [],
});

const hasAddOns = ({ context }: selectors.BookingSnapshot) => (context.configuration?.addOns.length ?? 0) > 0;

/** Not once more by a guest who has seen the summary: that would double the graph, and `aboutReview` has it. */
function once<Answer>(...answers: Answer[]) {
  return (snapshot: selectors.BookingSnapshot) => (selectors.selectReview(snapshot).unseen ? [] : answers);
}

export const bookingWorld = worldOf(
  bookingMachine,
  {
    inputs: [
      named('nothing kept', anonymous),
      named('a kept booking', { ...anonymous, draft: samples.draft() }),
      named('a link with dates', { ...anonymous, destination: samples.linked }),
    ],
    events: {
      ...samples.NO_EVENTS,
      'booking.updated': (snapshot: selectors.BookingSnapshot) => [
        named('The rooms are held and the lead guest is known', {
          patch: {
            legs: (selectors.selectBooking(snapshot) ?? complete).legs.map(({ leg }) => heldLeg(leg)),
            leadGuest: complete.leadGuest,
          },
        }),
      ],
      navigated: (snapshot: selectors.BookingSnapshot) =>
        samples.wishes(
          snapshot.matches({ flow: { open: 'summary' } }) ||
            snapshot.matches({ flow: { made: 'confirmation' } }),
        ),
      'step.edited': (snapshot: selectors.BookingSnapshot): { place: Place }[] =>
        snapshot.matches({ flow: { open: 'details' } }) && !selectors.selectReview(snapshot).unseen
          ? [
              named('Change the room, from the summary beside the step', {
                place: { step: 'rooms', leg: 1 },
              }),
              named('Change the rate, from the summary beside the step', {
                place: { step: 'rates', leg: 1 },
              }),
            ]
          : snapshot.matches({ flow: { payment: 'form' } })
            ? [named('Press Edit beside the rooms', { place: { step: 'rooms', leg: 1 } })]
            : [],
      'member.loggedOut': (snapshot: selectors.BookingSnapshot): { place: Place }[] =>
        STEPS_OF_A_LOGOUT.filter(
          (step) => snapshot.context.profile && selectors.selectStepActor(snapshot)?.id === step,
        ).map((step) => named('Log out in another tab', { place: { step, leg: 1 } })),
      // The question can appear at every step for every guest: it would double the graph.
      'leave.requested': (snapshot: selectors.BookingSnapshot) =>
        snapshot.context.profile === null && !hasAddOns(snapshot) && !selectors.selectReview(snapshot).unseen
          ? [{}]
          : [],
    },
    actors: {
      ...samples.NO_ANSWERS,
      loadConfiguration: {
        done: [samples.houseWithBreakfast, samples.houseWithBoth],
        error: [samples.offline],
      },
      restoreSignIn: { done: [null, named('a member', profile)] },
      beginSession: { done: [named('a new session', session)] },
      checkSession: { done: [undefined], error: [samples.gone, samples.offline, samples.otherTabs] },
      searchAvailability: {
        done: [named('two rooms are free', availability(2))],
        error: [samples.offline, samples.gone],
      },
      idle: { done: [samples.expired, named('the session could not be kept', { type: 'keepAliveFailed' })] },
      start: {
        done: [
          { type: 'anonymous' },
          { type: 'signedIn', profile },
          named('an old account that needs a registration', {
            type: 'migrating',
            emailAddress: 'ada@example.test',
          }),
        ],
      },
      search: {
        done: (snapshot) => once(forOneRoom, ...(hasAddOns(snapshot) ? [] : [forTwoRooms]))(snapshot),
      },
      rooms: {
        done: (snapshot: selectors.BookingSnapshot): RoomsOutput[] =>
          selectors.selectReview(snapshot).unseen
            ? []
            : [
                named('a room is chosen', {
                  type: 'roomChosen' as const,
                  roomCode: 'LAK',
                  guestQuota: samples.quota,
                }),
                ...(selectors.selectLeg(snapshot) > 1 && !hasAddOns(snapshot)
                  ? [
                      named('the first room again', {
                        type: 'sameAgain' as const,
                        roomCode: 'LAK',
                        guestQuota: samples.quota,
                      }),
                    ]
                  : []),
                named('other dates are chosen', {
                  type: 'searchAgain' as const,
                  search: {
                    ...(selectors.selectBooking(snapshot) ?? complete).search,
                    ...{ arrivalDate: '2027-06-01', numberOfNights: 1, code: null },
                  },
                  vouchers: [],
                }),
                named('the guest wants another search', { type: 'newSearch' as const }),
              ],
      },
      rates: {
        sends: (snapshot) => (hasAddOns(snapshot) ? [] : [samples.renewed]),
        done: once<RatesOutput>(
          samples.legHeld,
          { type: 'back' },
          { type: 'restart' },
          { type: 'otherRoom' },
        ),
      },
      ...samples.ON_OR_BACK,
      details: { done: [{ type: 'next', profile: null }, { type: 'back' }] },
      summary: {
        done: [
          samples.staged,
          { type: 'back' },
          named('the guest edits the names', { type: 'edit', place: { step: 'guests', leg: 1 } }),
          named('the booking is made already', { type: 'made', payment: samples.paidPayment }),
        ],
      },
      payment: {
        done: samples.endOfPayment,
        sends: (snapshot): samples.BookingEvent[] => [
          snapshot.matches({ flow: { payment: 'sending' } })
            ? { type: 'payment.dropped' }
            : { type: 'payment.recorded', payment: samples.sentPayment },
        ],
      },
      outcome: { done: [{ type: 'made' }, { type: 'notMade' }] },
      confirmation: { done: [undefined], sends: [{ type: 'anotherBooking.requested' }] },
    },
    project: (known) => {
      const { configuration: estate, session: live, booking: made, ...context } = toldBy(known);
      return [
        estate?.addOns.length ?? null,
        live === null,
        context.profile === null,
        made?.legs.map((leg) => [leg.roomCode !== null, leg.hold !== null]) ?? null,
        (made?.leadGuest ?? null) === null,
        context.availability === null,
        context.unseen,
        context.questions,
        context.leg,
        context.draft === null,
        context.payment?.state ?? null,
        context.link === null,
      ];
    },
  },
  {
    also: [
      ...[aboutLinks, aboutPayments, aboutRestoring, aboutTheShortWay, aboutAnotherSearch],
      ...[aboutAmending, aboutAmended, aboutReleases, aboutAddresses, aboutReview],
    ],
    resumeWith: (record) => {
      const kept = loadDraft({ ...noStorage, getItem: () => record });
      // The rules compare with the session of the samples.
      return kept && { ...anonymous, draft: { ...kept, sessionId: session.id } };
    },
    mayRest: (snapshot) =>
      snapshot.matches({ flow: { made: 'confirmation' } }) ||
      snapshot.matches({ flow: { made: 'receipt' } }) ||
      snapshot.matches({ flow: 'left' }),
    rules,
    invariants: {
      'nobody changes a booking without its member, once they have logged out (F-13)': (snapshot) =>
        snapshot.context.hint !== 'amendmentEnded' || !selectors.selectIsAmending(snapshot),
      'whoever reads that this is a new booking changes none (E-17)': (snapshot) =>
        snapshot.context.hint !== 'amendmentDropped' || !selectors.selectIsAmending(snapshot),
      'it is busy exactly while there is nothing the guest can act on': (snapshot) =>
        snapshot.matches({ flow: 'left' }) || snapshot.hasTag('busy') !== selectors.selectHasScreen(snapshot),
      'a kept booking is taken up or forgotten before another session begins (A §4.4)': ({ context }) =>
        context.draft === null || context.visit === null,
      'every step after the search has a booking and a session': (snapshot) =>
        !['guests', 'itinerary', 'details', 'summary', 'confirmation'].includes(
          selectors.selectStep(snapshot) ?? '',
        ) ||
        snapshot.matches({ flow: { made: 'receipt' } }) ||
        selectors.selectBooking(snapshot) !== null,
      'the idle watch runs only while a room is held': (snapshot) =>
        !snapshot.matches({ idle: 'watching' }) ||
        typeof selectors.selectBooking(snapshot)?.legs[0]?.hold?.confirmationNumber === 'string',
      'a payment with an unknown outcome is never sent again (E-02)': (snapshot) =>
        !snapshot.matches({ flow: 'payment' }) ||
        !['unknown', 'gone', 'paid'].includes(snapshot.context.payment?.state ?? ''),
      'nobody is asked to leave during a payment': (snapshot) =>
        !(snapshot.matches({ flow: { payment: 'sending' } }) && snapshot.matches({ question: 'leaving' })),
    },
  },
);
