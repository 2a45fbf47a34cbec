import { and, assign, enqueueActions, not, setup, stateIn, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { StayDates } from '../../../src/domain/dates/calendar-range.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { OpenParty } from '../../../src/domain/search/occupancy.ts';
import { partiesForRooms, withinLimits } from '../../../src/domain/search/search-rules.ts';
import {
  classifyVoucher,
  hasReference,
  type VoucherHelp,
  type VoucherStatus,
} from '../../../src/domain/vouchers/vouchers.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import {
  areDatesFixed,
  blocksOf,
  enteredSearch,
  isArrival,
  isNights,
  isRoomsChoice,
  isRoomsSystemClosed,
  needsNoForm,
  openForm,
  queue,
  referencesToCheck,
  referenceToCheck,
  removeVoucher,
  searchOutput,
  takeFailure,
  takeOutcome,
  type SearchInput,
  type SearchOutput,
  type SearchContext,
  type SearchEvent,
} from './search.rules.ts';
import { stayDatesMachine } from './stay-dates.machine.ts';
import type { SearchTold, StayDatesBegan } from './stay-dates.types.ts';

const types = {} as {
  context: SearchContext;
  events: SearchEvent;
  input: SearchInput;
  output: SearchOutput;
  tags: 'busy' | 'modal';
  children: { checkVoucher: 'checkVoucher'; stayDates: 'stayDates' };
};

const searchSetup = setup({
  types,
  actors: {
    checkVoucher: ports.checkVoucher,
    stayDates: stayDatesMachine,
  },
  guards: {
    isClosed: ({ context }) => isRoomsSystemClosed(context.configuration),
    needsNoForm: ({ context }) => needsNoForm(context),
    canSearch: ({ context }) => blocksOf(context).length === 0 && context.checking.length === 0,
    isArrival: ({ context }, { date }: { date: LocalDate }) => isArrival(context, date),
    isNights: ({ context }, { nights }: { nights: number }) => isNights(context, nights),
    areDates: ({ context }, { arrivalDate, numberOfNights }: StayDates) =>
      isArrival(context, arrivalDate) && isNights(context, numberOfNights),
    isRooms: ({ context }, { rooms }: { rooms: number }) => context.amendId === null && isRoomsChoice(rooms),
    hasReference: ({ context }) => referenceToCheck(context) !== null,
    hasUnchecked: ({ context }) => referencesToCheck(context).length > 0,
    isUnchecked: ({ context }, params: { reference: string }) =>
      hasReference(context.unchecked, params.reference),
    hasHelp: (_, { help }: { help: VoucherHelp | null }) => help !== null,
    hasToCheck: ({ context }) => context.checking.length > 0,
    canOpenDates: and([not('areDatesFixed'), stateIn({ open: { modal: 'closed' } })]),
    areDatesFixed: ({ context }) => areDatesFixed(context),
    hasMap: ({ context }) => context.configuration.content.search.accommodationMap !== null,
  },
  actions: {
    chooseArrival: assign((_, { date }: { date: LocalDate }) => ({ arrivalDate: date })),
    chooseDates: assign((_, { arrivalDate, numberOfNights }: StayDates) => ({ arrivalDate, numberOfNights })),
    chooseNights: assign((_, { nights }: { nights: number }) => ({ numberOfNights: nights })),
    chooseRooms: assign(({ context }, { rooms }: { rooms: number }) => ({
      rooms,
      parties: partiesForRooms(context.parties, rooms),
    })),
    changeParty: assign(({ context }, { room, party }: { room: number; party: OpenParty }) => ({
      parties: context.parties.map((other, index) =>
        index === room ? withinLimits(party, context.limits) : other,
      ),
    })),
    typeCode: assign((_, { code }: { code: string }) => ({ code })),
    typeReference: assign((_, { reference }: { reference: string }) => ({ reference })),
    queueTyped: assign(({ context }) => ({
      ...queue(context, [referenceToCheck(context) ?? '']),
      reference: '',
    })),
    queueAll: assign(({ context }) => ({ ...queue(context, referencesToCheck(context)), reference: '' })),
    queueAgain: assign(({ context }, { reference }: { reference: string }) => queue(context, [reference])),
    removeVoucher: assign(({ context }, { reference }: { reference: string }) =>
      removeVoucher(context, reference),
    ),
    takeStatus: enqueueActions(({ context, enqueue }, status: VoucherStatus | null) => {
      const outcome = classifyVoucher(context.checking[0] ?? '', status);
      enqueue.assign(takeOutcome(context, outcome));
      enqueue.raise(
        outcome.kind === 'invalid'
          ? { type: 'voucher.refused', help: outcome.help }
          : { type: 'voucher.counted' },
      );
    }),
    takeFailure: enqueueActions(({ context, enqueue }, failure: Failure) => {
      enqueue.assign(takeFailure(context, failure));
      enqueue.raise({ type: 'voucher.refused', help: null });
    }),
    meetCalendar: assign((_, { calendar }: StayDatesBegan) => ({ calendar })),
    tellCalendar: enqueueActions(({ context, enqueue }) => {
      const told: SearchTold = { type: 'search.told', search: enteredSearch(context) };
      if (context.calendar) enqueue.sendTo(context.calendar, told);
    }),
    keepHelp: assign((_, { help }: { help: VoucherHelp | null }) => ({ help })),
  },
});

/**
 * The guest searches by dates, parties, promo code and vouchers. Modals show the month calendar, the map, how gift
 * vouchers work, and why a voucher does not count.
 */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  context: ({ input }) => openForm(input),
  initial: 'opening',
  output: ({ context }) => searchOutput(context),
  states: {
    opening: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'needsNoForm', target: 'searched' },
        { target: 'open' },
      ],
    },
    /** The rooms system is disabled: its message replaces the form. */
    closed: {},
    open: {
      type: 'parallel',
      states: {
        form: {
          on: {
            'arrival.chosen': {
              guard: withEvent('isArrival'),
              actions: withEvent('chooseArrival'),
            },
            'nights.chosen': {
              guard: withEvent('isNights'),
              actions: withEvent('chooseNights'),
            },
            'stayDates.chosen': {
              guard: withEvent('areDates'),
              actions: withEvent('chooseDates'),
            },
            'rooms.chosen': {
              guard: withEvent('isRooms'),
              actions: withEvent('chooseRooms'),
            },
            'party.changed': { actions: withEvent('changeParty') },
            'code.typed': { actions: withEvent('typeCode') },
            'reference.typed': { actions: withEvent('typeReference') },
            'voucher.removed': { actions: withEvent('removeVoucher') },
            'voucher.submitted': { guard: 'hasReference', actions: 'queueTyped' },
            'voucher.retried': {
              guard: withEvent('isUnchecked'),
              actions: withEvent('queueAgain'),
            },
          },
        },
        vouchers: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasToCheck', target: 'checking' } },
            checking: {
              tags: 'busy',
              // Whether a voucher counts depends on the date: another date starts the check again.
              on: {
                'arrival.chosen': {
                  guard: withEvent('isArrival'),
                  target: 'checking',
                  reenter: true,
                },
                'stayDates.chosen': {
                  guard: withEvent('areDates'),
                  target: 'checking',
                  reenter: true,
                },
              },
              invoke: {
                id: 'checkVoucher',
                src: 'checkVoucher',
                input: ({ context }) => ({
                  reference: context.checking[0] ?? '',
                  arrivalDate: context.arrivalDate,
                }),
                onDone: {
                  target: 'idle',
                  actions: withOutput('takeStatus'),
                },
                onError: { target: 'idle', actions: withFailure('takeFailure', 'checkVoucher') },
              },
            },
          },
        },
        /**
         * 'Check Availability' first checks the reference that is still in the field, and those whose check had no
         * answer.
         */
        submission: {
          initial: 'none',
          states: {
            none: {
              on: {
                'search.submitted': [
                  { guard: and(['canSearch', 'hasUnchecked']), target: 'waiting', actions: 'queueAll' },
                  { guard: 'canSearch', target: '#search.searched' },
                ],
              },
            },
            waiting: {
              on: {
                'voucher.refused': 'none',
                'voucher.counted': [
                  { guard: 'hasToCheck' },
                  { guard: and(['canSearch', not('hasUnchecked')]), target: '#search.searched' },
                  { target: 'none' },
                ],
              },
            },
          },
        },
        /** The month calendar of the dates dialog. Begins when the dialog first opens, and then keeps its prices. */
        calendar: {
          initial: 'unopened',
          states: {
            unopened: { on: { 'dates.opened': { guard: 'canOpenDates', target: 'opened' } } },
            opened: {
              invoke: {
                id: 'stayDates',
                src: 'stayDates',
                input: ({ context }) => ({ session: context.session, search: enteredSearch(context) }),
                onError: 'unopened',
              },
              on: {
                'dates.opened': { guard: 'canOpenDates', actions: 'tellCalendar' },
                'stayDates.began': { actions: [withEvent('meetCalendar'), 'tellCalendar'] },
              },
            },
          },
        },
        modal: {
          initial: 'closed',
          on: {
            'voucher.refused': {
              guard: withEvent('hasHelp'),
              target: '.refusal',
              actions: withEvent('keepHelp'),
            },
          },
          states: {
            closed: {
              on: {
                'dates.opened': { guard: 'canOpenDates', target: 'dates' },
                'voucherHelp.opened': 'voucherHelp',
                'map.opened': { guard: 'hasMap', target: 'map' },
              },
            },
            /** The dialog closes with the departure, or when a voucher counts, because the voucher fixes the dates. */
            dates: {
              tags: 'modal',
              on: { 'modal.closed': 'closed', 'stayDates.ended': 'closed', 'voucher.counted': 'closed' },
            },
            voucherHelp: { tags: 'modal', on: { 'modal.closed': 'closed' } },
            map: { tags: 'modal', on: { 'modal.closed': 'closed' } },
            refusal: { tags: 'modal', on: { 'modal.closed': 'closed' } },
          },
        },
      },
    },
    searched: { type: 'final' },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
