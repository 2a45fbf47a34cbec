import { createEmptyActor } from 'xstate';
import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import type { SearchContext } from '../../../machines/steps/search/search.rules.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { searchRules } from './search.rules.ts';
import { configuration, party as partyOf, search, session } from '../../support/fixtures.ts';
import { uncheckedVoucher, voucherStatus } from '../payment/voucher-fixtures.ts';
import { busyWhile, modalWhileAsked } from '../../worlds/always.ts';

const map = { image: null, title: 'The estate', body: '' };

const withMap = configuration({
  content: {
    ...configuration().content,
    search: { ...configuration().content.search, accommodationMap: map },
  },
});

/** An empty actor in place of the month calendar. */
const calendar = createEmptyActor();

/** An estate where children are booked by telephone (D-21). */
const byTelephone = configuration({
  content: {
    ...configuration().content,
    search: { ...configuration().content.search, childBooking: '<p>To bring children, ring us.</p>' },
  },
});

export const closed = configuration({
  systemStatuses: [{ system: 'Opera', isDisabled: true, bookingMessage: '<p>Closed</p>', inlineMessage: '' }],
});

export const party = { adults: 2, childCount: 0, children: [], dogs: 0 };

const typedAnswers = [
  named('the voucher counts', voucherStatus()),
  named(
    'the voucher does not count on these dates',
    voucherStatus({ canBeUsed: false, isOutsidePeriod: true }),
  ),
  null,
];

const { voucher } = voucherStatus();
const keptIsGood = named(
  'the kept voucher counts',
  voucherStatus({ voucher: voucher && { ...voucher, certificateReferenceNumber: 'GIFT-200' } }),
);

export const searchWorld = worldOf(
  searchMachine,
  {
    inputs: [
      named('the estate takes bookings', { configuration: withMap, session, search: search() }),
      named('there is no map of the estate', { configuration: configuration(), session, search: search() }),
      named('a voucher is kept', {
        configuration: withMap,
        session,
        search: search({ voucherCodes: ['GIFT-200'] }),
      }),
      named('a link says the whole search', {
        configuration: configuration(),
        session,
        search: search(),
        isDecided: true,
      }),
      named('a stay with a child is amended, where children are booked by telephone', {
        configuration: byTelephone,
        session,
        search: search({ amendId: 'I77', guestOccupancies: [partyOf(2, [7])] }),
      }),
      named('the estate takes no bookings', { configuration: closed, session, search: search() }),
    ],
    events: {
      'arrival.chosen': [{ date: '2027-06-01' }, named('Choose a day in the past', { date: '2027-04-30' })],
      'nights.chosen': [{ nights: 3 }],
      'rooms.chosen': [{ rooms: 2 }, { rooms: 0 }, { rooms: 9 }],
      'party.changed': [
        named('Choose 1 adult in the first room', { room: 0, party: { ...party, adults: 1 } }),
      ],
      'code.typed': [{ code: 'HEATHER' }],
      'reference.typed': [{ reference: 'GIFT-100' }],
      'voucher.removed': [{ reference: 'GIFT-100' }],
      'voucher.retried': [{ reference: 'GIFT-100' }],
      'voucher.counted': [],
      'voucher.refused': [],
      'stayDates.began': [],
      'stayDates.chosen': [],
      'stayDates.ended': [],
    },
    actors: {
      stayDates: {
        done: [],
        sends: [
          named('its code has loaded', { type: 'stayDates.began', calendar }),
          named('a night from 1 June is chosen', {
            type: 'stayDates.chosen',
            arrivalDate: '2027-06-01',
            numberOfNights: 1,
          }),
          named('the departure is chosen', { type: 'stayDates.ended' }),
          named('a day in the past is chosen', {
            type: 'stayDates.chosen',
            arrivalDate: '2027-04-30',
            numberOfNights: 1,
          }),
        ],
      },
      checkVoucher: {
        done: ({ context: { checking } }: { context: SearchContext }) =>
          checking[0] === 'GIFT-200' ? [keptIsGood, null] : typedAnswers,
        error: [uncheckedVoucher],
      },
    },
    project: ({
      configuration: { content },
      checking,
      applied,
      unchecked,
      rooms,
      reference,
      calendar: heard,
      amendId,
    }) => [
      amendId,
      content.search.accommodationMap === null,
      checking,
      applied.length,
      unchecked,
      rooms,
      reference,
      heard !== null,
    ],
  },
  {
    mayRest: (snapshot) => snapshot.matches('closed'),
    rules: searchRules,
    invariants: {
      ...busyWhile('checkVoucher'),
      ...modalWhileAsked('modal.closed'),
      "no search is made with '5+' rooms": (snapshot) =>
        snapshot.value !== 'searched' || snapshot.context.rooms !== 0,
      'an applied voucher is never invalid, too': ({ context }) =>
        context.applied.every(
          ({ voucher }) =>
            !context.invalid.some((other) => other.reference === voucher.certificateReferenceNumber),
        ),
    },
  },
);
