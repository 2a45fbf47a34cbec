import { searchWithVouchers } from '../../../src/domain/booking/legs.ts';
import type { ActorRefFrom } from 'xstate';
import { guestQuotaOf } from '../../../src/domain/search/guest-counts.ts';
import { ALL_ROOMS } from '../../../src/domain/rooms/room-list.ts';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import {
  fewestNightsOf,
  keptVouchers,
  nightlyFees,
  partyOf,
  reasonOf,
  roomPanelsOf,
  type RoomsOutput,
} from './rooms.rules.ts';
import { asSearched, roomsSetup, type RoomsContext } from './rooms.setup.ts';
import { sameAgainFor } from './same-again.rules.ts';
import { calendarNames } from './wanted-rooms.ts';

function sameRoom(context: RoomsContext) {
  const same = sameAgainFor(context);
  if (!same) throw new Error('There is no first room to repeat');
  return { roomCode: same.roomCode, guestQuota: guestQuotaOf(context.party) };
}

/**
 * The guest chooses a room for one leg, from a list with prices by date.
 *
 * Where nothing is available the month calendar opens. Where no room takes dogs the guest leaves them at home, or
 * searches anew. Before another room or other dates take away what has been chosen the guest is asked (D-39), and so
 * before dates on which a voucher does not count (D-406).
 */
export const roomsMachine = roomsSetup.createMachine({
  id: 'rooms',
  context: ({ input }) => ({
    ...input,
    party: partyOf(input.booking, input.leg),
    roomCode: '',
    wanted: { ...ALL_ROOMS },
    compared: [],
    look: { type: 'map.opened' },
    again: asSearched(input.booking),
    vouchers: keptVouchers(input.booking),
    ...NO_FAILURE,
  }),
  output: outputOf<RoomsContext, RoomsOutput>({
    roomChosen: ({ roomCode, party }) => ({ type: 'roomChosen', roomCode, guestQuota: guestQuotaOf(party) }),
    sameAgain: (context) => ({ type: 'sameAgain', ...sameRoom(context) }),
    searchAgain: ({ booking: { search }, again, vouchers: { counted } }) => ({
      ...{ type: 'searchAgain', search: { ...search, ...again }, vouchers: counted },
    }),
    newSearch: () => ({ type: 'newSearch' }),
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'lacksAvailability', target: 'withoutAvailability' },
        { guard: 'lacksDogFriendlyRoom', target: 'withoutDogFriendlyRoom' },
        { target: 'choosing' },
      ],
    },
    withoutAvailability: {
      tags: 'modal',
      invoke: {
        id: 'calendar',
        src: 'calendar',
        input: ({ context }) => ({
          session: context.session,
          search: searchWithVouchers(context.booking),
          leg: context.leg,
          reason: reasonOf(context) ?? 'dates',
          fewestNights: fewestNightsOf(context),
          fees: nightlyFees(context),
        }),
        onDone: [
          {
            guard: withOutput('isClosed'),
            target: 'newSearch',
          },
          {
            target: 'movingStay',
            actions: withOutput('wantAnswer'),
          },
        ],
        onError: 'newSearch',
      },
    },
    withoutDogFriendlyRoom: {
      on: {
        'dogs.leftAtHome': { target: 'choosing', actions: ['leaveDogsAtHome', 'reportParty'] },
        'dates.abandoned': 'newSearch',
      },
    },
    choosing: {
      tags: 'listed',
      initial: 'browsing',
      on: {
        'room.chosen': [
          {
            guard: withEvent('losesChoices'),
            target: 'askingToChangeRoom',
            actions: withEvent('wantRoom'),
          },
          {
            guard: withEvent('canChoose'),
            target: 'roomChosen',
            actions: withEvent('wantRoom'),
          },
        ],
        'same.chosen': { guard: 'hasSameAgain', target: 'sameAgain' },
        'filter.toggled': { actions: withEvent('toggleFilter') },
        'filters.cleared': { actions: 'clearFilters' },
        'sort.chosen': { actions: withEvent('sortRooms') },
        'room.compared': { guard: withEvent('canCompare'), actions: withEvent('toggleCompared') },
        'pictures.opened': {
          target: '.lookingCloser',
          reenter: true,
          actions: withEvent('wantLook'),
        },
        'comparison.opened': {
          target: '.lookingCloser',
          reenter: true,
          actions: withEvent('wantLook'),
        },
        'map.opened': {
          target: '.lookingCloser',
          reenter: true,
          actions: withEvent('wantLook'),
        },
        /** Without the voucher for a stay there may be more. The search form has it. */
        'dates.abandoned': 'newSearch',
        'prices.opened': {
          guard: 'isFirstLeg',
          target: '.comparingDates',
          reenter: true,
          actions: withEvent('wantRoom'),
        },
      },
      states: {
        browsing: {},
        comparingDates: {
          invoke: {
            id: 'weekCalendar',
            src: 'weekCalendar',
            input: ({ context }) => ({
              session: context.session,
              search: searchWithVouchers(context.booking),
              leg: context.leg,
              roomCode: context.roomCode,
              ...calendarNames(context, context.roomCode),
              fees: nightlyFees(context, context.roomCode),
            }),
            onDone: [
              {
                guard: 'hasChosenRooms',
                target: '#rooms.askingToChangeDates',
                actions: withOutput('wantDates'),
              },
              {
                target: '#rooms.movingStay',
                actions: withOutput('wantDates'),
              },
            ],
            onError: 'browsing',
          },
          on: { 'prices.closed': 'browsing' },
        },
        lookingCloser: {
          tags: 'modal',
          invoke: {
            id: 'closerLook',
            src: 'closerLook',
            input: ({ context }) => ({
              wanted: context.look,
              panels: roomPanelsOf(context),
              compared: context.compared,
              nights: context.booking.search.numberOfNights,
              map: context.configuration.content.search.accommodationMap,
            }),
            onDone: [
              {
                guard: withOutput('losesChoices'),
                target: '#rooms.askingToChangeRoom',
                actions: withOutput('wantRoom'),
              },
              {
                guard: withOutput('canChoose'),
                target: '#rooms.roomChosen',
                actions: withOutput('wantRoom'),
              },
              { target: 'browsing' },
            ],
            onError: 'browsing',
          },
        },
      },
    },
    askingToChangeRoom: {
      tags: ['listed', 'modal'],
      on: { 'change.confirmed': 'roomChosen', 'change.dismissed': 'choosing' },
    },
    askingToChangeDates: {
      tags: ['listed', 'modal'],
      on: { 'change.confirmed': 'movingStay', 'change.dismissed': 'choosing' },
    },
    /** Checks each voucher for the new dates before the rooms are given back. */
    movingStay: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'hasVoucherToCheck', target: 'checkingVoucher' },
            { guard: 'hasRefusedVoucher', target: 'askingAboutVouchers' },
            { target: '#rooms.searchAgain' },
          ],
        },
        checkingVoucher: {
          tags: 'busy',
          invoke: {
            id: 'checkVoucher',
            src: 'checkVoucher',
            input: ({ context }) => ({
              reference: context.vouchers.unchecked[0] ?? '',
              arrivalDate: context.again.arrivalDate,
            }),
            onDone: {
              target: 'deciding',
              actions: withOutput('takeStatus'),
            },
            onError: {
              target: 'askingToCheckAgain',
              actions: withFailure('keepFailure', 'checkVoucher'),
            },
          },
        },
        /** The check of a voucher for the new dates had no answer (D-456). */
        askingToCheckAgain: {
          tags: ['listed', 'modal', 'failed'],
          on: { 'change.confirmed': 'checkingVoucher', 'change.dismissed': '#rooms.opening' },
        },
        askingAboutVouchers: {
          tags: ['listed', 'modal'],
          on: { 'change.confirmed': '#rooms.searchAgain', 'change.dismissed': '#rooms.opening' },
        },
      },
    },
    roomChosen: { type: 'final' },
    sameAgain: { type: 'final' },
    searchAgain: { type: 'final' },
    newSearch: { type: 'final' },
  },
});

export type RoomsRef = ActorRefFrom<typeof roomsMachine>;
