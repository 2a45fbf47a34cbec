import { searchWithVouchers } from '../../../src/domain/booking/legs.ts';
import { assign, enqueueActions, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Hold } from '../../../src/domain/booking/booking.ts';
import { priceFees, type PriceFee } from '../../../src/domain/money/fees.ts';
import type { RatePanel } from '../../../src/domain/rates/rates.ts';
import type { Failure } from '../../../src/api/failure.ts';
import type { CalendarDay } from '../../../src/domain/dates/calendar.ts';
import type { Availability } from '../../../src/domain/rooms/availability.ts';
import { isExplained } from '../../shared/refusals.ts';
import { amendmentDoubted } from '../../shared/amendment-doubted.ts';
import { NO_FAILURE, keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import {
  carriedLeg,
  feesOf,
  isHeldAlready,
  legFor,
  legWithRate,
  lossesFor,
  nightsQuestion,
  offerFor,
  panelsFor,
  rateAtFirst,
  rateFor,
  type AvailabilityRenewed,
  type RatesInput,
  type RatesOutput,
  type RatesFacts,
} from './rates.rules.ts';

export type RatesEvent =
  | { type: 'rate.selected'; rateCode: string }
  | { type: 'rate.confirmed' }
  | { type: 'nights.opened' }
  | { type: 'nights.closed' }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' }
  | { type: 'search.restarted' }
  | { type: 'otherRoom.wanted' }
  | { type: 'back.pressed' };

export interface RatesContext extends RatesFacts, LastFailure {
  /** The panels to choose from. The array stays the same while the step is open: views are memoised by it. */
  panels: RatePanel[];
  /** The fees that every price includes. */
  fees: PriceFee[];
  /** The calendar of the selected rate; empty until it comes. */
  days: CalendarDay[];
  /** Whether the estate was asked again after it refused to hold the room. */
  isRenewed: boolean;
  /** The hold of the leg; null while its room is not held. It may be at another rate than the selected one. */
  hold: Hold | null;
}

const types = {} as {
  context: RatesContext;
  events: RatesEvent;
  input: RatesInput;
  output: RatesOutput;
  tags: 'busy' | 'modal' | 'failed';
};

const ratesSetup = setup({
  types,
  actors: {
    bookLeg: ports.bookLeg,
    loadCalendar: ports.loadCalendar,
    searchAvailability: ports.searchAvailability,
  },
  guards: {
    isOnOffer: ({ context }, params: { rateCode: string }) => rateFor(context, params.rateCode) !== null,
    isHeldAlready: ({ context }) => isHeldAlready(context),
    losesChoices: ({ context }) => lossesFor(context) !== null,
    isDecided: ({ context }) => context.rateToHold !== undefined && legWithRate(context) !== null,
    hasNights: ({ context }) => context.booking.search.numberOfNights > 1 && offerFor(context) !== null,
    isExplained: (_, failure: Failure) => isExplained(failure),
    hasSelectedRate: ({ context }) => legWithRate(context) !== null,
  },
  actions: {
    selectRate: assign((_, { rateCode }: { rateCode: string }) => ({ rateCode })),
    keepDays: assign((_, days: CalendarDay[]) => ({ days })),
    renew: assign(({ context }, availability: Availability) => {
      const renewed = { ...context, availability };
      return {
        availability,
        panels: panelsFor(renewed),
        fees: priceFees(feesOf(renewed)),
        isRenewed: true,
      };
    }),
    tellRenewed: sendParent((_, availability: Availability): AvailabilityRenewed => ({
      type: 'availability.renewed',
      availability,
    })),
    keepFailure: assign(keepFailure),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      for (const event of amendmentDoubted(context)) enqueue(sendParent(event));
    }),
    keepHold: assign((_, { confirmationNumber, internalIdentifier }: Hold) => ({
      hold: { confirmationNumber, internalIdentifier },
    })),
  },
});

function heldLeg(context: RatesContext): Extract<RatesOutput, { type: 'legHeld' }> {
  const leg = legWithRate(context);
  if (!leg?.rate || !context.hold) throw new Error('No rate is held');
  return {
    type: 'legHeld',
    rate: leg.rate,
    includedPackages: leg.includedPackages,
    hold: context.hold,
    carried: carriedLeg(context),
  };
}

/**
 * The guest chooses a rate for one room (a leg), and the estate holds the room at that rate (A §5.4, §8.5). If another
 * rate would take away times or add-ons, the guest is asked first (D-39). A leg that is already held at the selected
 * rate and its price is not sent again.
 */
export const ratesMachine = ratesSetup.createMachine({
  id: 'rates',
  context: ({ input }) => {
    const { hold } = legFor(input);
    return {
      ...input,
      panels: panelsFor(input),
      fees: priceFees(feesOf(input)),
      rateCode: input.rateToHold ?? rateAtFirst(input),
      hold,
      days: [],
      isRenewed: false,
      ...NO_FAILURE,
    };
  },
  output: outputOf<RatesContext, RatesOutput>({
    legHeld: heldLeg,
    restart: () => ({ type: 'restart' }),
    otherRoom: () => ({ type: 'otherRoom' }),
    back: () => ({ type: 'back' }),
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isDecided', target: 'holding' }, { target: 'choosing' }],
    },
    choosing: {
      initial: 'browsing',
      on: {
        'rate.selected': {
          guard: withEvent('isOnOffer'),
          target: '.browsing',
          actions: withEvent('selectRate'),
        },
        'rate.confirmed': [
          { guard: 'isHeldAlready', target: 'legHeld' },
          { guard: 'losesChoices', target: 'askingToChangeRate' },
          { guard: 'hasSelectedRate', target: 'holding' },
        ],
        'back.pressed': 'back',
      },
      states: {
        browsing: { on: { 'nights.opened': { guard: 'hasNights', target: 'nights' } } },
        /** What each night costs at the selected rate. */
        nights: {
          initial: 'loading',
          on: { 'nights.closed': 'browsing' },
          states: {
            loading: {
              invoke: {
                id: 'loadCalendar',
                src: 'loadCalendar',
                input: ({ context }) => nightsQuestion(context),
                onDone: { target: 'shown', actions: withOutput('keepDays') },
                onError: 'failed',
              },
            },
            shown: {},
            failed: {},
          },
        },
        failed: {
          tags: 'failed',
          entry: 'tellRefused',
          on: {
            'search.restarted': '#rates.restart',
            'otherRoom.wanted': '#rates.otherRoom',
          },
        },
      },
    },
    askingToChangeRate: {
      tags: 'modal',
      on: { 'change.confirmed': 'holding', 'change.dismissed': 'choosing' },
    },
    holding: {
      tags: 'busy',
      invoke: {
        id: 'bookLeg',
        src: 'bookLeg',
        input: ({ context }) => ({
          sessionId: context.session.id,
          search: context.booking.search,
          leg: legWithRate(context) ?? legFor(context),
        }),
        onDone: {
          target: 'legHeld',
          actions: withOutput('keepHold'),
        },
        onError: [
          {
            guard: withFailure('isExplained', 'bookLeg'),
            target: 'renewing',
            actions: withFailure('keepFailure', 'bookLeg'),
          },
          { target: 'choosing.failed', actions: withFailure('keepFailure', 'bookLeg') },
        ],
      },
    },
    /** The estate has said why it does not hold the room: what does it have now (F-07)? */
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'searchAvailability',
        src: 'searchAvailability',
        input: ({ context }) => ({
          sessionId: context.session.id,
          search: searchWithVouchers(context.booking),
        }),
        onDone: {
          target: 'choosing.failed',
          actions: [withOutput('renew'), withOutput('tellRenewed')],
        },
        onError: 'choosing.failed',
      },
    },
    legHeld: { type: 'final' },
    restart: { type: 'final' },
    otherRoom: { type: 'final' },
    back: { type: 'final' },
  },
});

export type RatesRef = ActorRefFrom<typeof ratesMachine>;
