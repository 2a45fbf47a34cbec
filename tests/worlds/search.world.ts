import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { configuration, search, session, voucherStatus } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';

const map = { Image: null, Title: 'The estate', Body: '' };

const withMap = configuration({
  Content: {
    ...configuration().Content,
    search: { ...configuration().Content.search, accommodationMap: map },
  },
});

export const closed = configuration({
  SystemStatuses: [{ System: 'Opera', IsDisabled: true, BookingMessage: '<p>Closed</p>', InlineMessage: '' }],
});

export const party = { adults: 2, childCount: 0, children: [], dogs: 0 };

export const searchWorld = worldOf(
  searchMachine,
  {
    inputs: [
      named('the house is open', { configuration: withMap, session, search: search() }),
      named('the house takes no bookings', { configuration: closed, session, search: search() }),
    ],
    events: {
      'arrival.chosen': [{ date: '2027-06-01' }],
      'nights.chosen': [{ nights: 3 }],
      'rooms.chosen': [{ rooms: 2 }, { rooms: 0 }],
      'party.changed': [
        named('Choose 1 adult in the first room', { room: 0, party: { ...party, adults: 1 } }),
      ],
      'code.typed': [{ code: 'HEATHER' }],
      'reference.typed': [{ reference: 'GIFT-100' }],
      'voucher.removed': [{ reference: 'GIFT-100' }],
      'voucher.counted': [],
      'voucher.refused': [],
    },
    actors: {
      checkVoucher: {
        done: [
          named('the voucher is good', voucherStatus()),
          named(
            'the voucher is not good on these dates',
            voucherStatus({ canBeUsed: false, isOutsidePeriod: true }),
          ),
        ],
      },
    },
    project: ({ checking, applied, rooms, reference }) => [checking, applied.length, rooms, reference],
  },
  {
    mayRest: (snapshot) => snapshot.matches('closed'),
    invariants: {
      ...busyWhile('checkVoucher'),
      'no search with a block': (snapshot) => snapshot.value !== 'searched' || snapshot.context.rooms !== 0,
      'an applied voucher is never invalid too': ({ context }) =>
        context.applied.every(
          ({ voucher }) =>
            !context.invalid.some((other) => other.reference === voucher.certificateReferenceNumber),
        ),
    },
  },
);
