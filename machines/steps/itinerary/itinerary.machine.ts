import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Leg } from '../../../src/domain/booking/booking.ts';
import { isBooked, withoutTimes, type Section } from '../../../src/domain/addons/included-times.ts';
import { legOf, withLeg } from '../../../src/domain/booking/legs.ts';
import { withSpaSession } from '../../../src/domain/spa/spa-session.ts';
import type { IncludedTablesOutput } from '../../modals/included-tables/included-tables.rules.ts';
import { includedTablesMachine } from '../../modals/included-tables/included-tables.machine.ts';
import { poolAccessMachine, type PoolAccessOutput } from '../../modals/pool-access/pool-access.machine.ts';
import type { IncludedTreatmentsOutput } from '../../modals/included-treatments/included-treatments.rules.ts';
import { includedTreatmentsMachine } from '../../modals/included-treatments/included-treatments.machine.ts';
import {
  includedGolfMachine,
  type IncludedGolfOutput,
} from '../../modals/included-golf/included-golf.machine.ts';
import { outputOf } from '../../shared/output.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { withEvent, withOutput } from '../../shared/params.ts';
import {
  canBook,
  golfInput,
  poolInput,
  SECTIONS,
  tablesInput,
  treatmentsInput,
  type ItineraryInput,
  type ItineraryContext,
  type ItineraryEvent,
} from './itinerary.rules.ts';
import type { WayOn } from '../stay-step.types.ts';

interface SectionOfLeg {
  leg: number;
  section: Section;
}

const types = {} as {
  context: ItineraryContext;
  events: ItineraryEvent;
  input: ItineraryInput;
  output: WayOn;
  tags: 'modal';
  children: {
    pool: 'poolAccess';
    treatments: 'includedTreatments';
    breakfast: 'includedTables';
    dinner: 'includedTables';
    golf: 'includedGolf';
  };
};

const itinerarySetup = setup({
  types,
  actors: {
    poolAccess: poolAccessMachine,
    includedTreatments: includedTreatmentsMachine,
    includedTables: includedTablesMachine,
    includedGolf: includedGolfMachine,
  },
  guards: {
    canBook: ({ context }, { leg, section, wanted }: SectionOfLeg & { wanted: Section }) => {
      const bookedLeg = legOf(context.booking, leg);
      return bookedLeg !== null && section === wanted && canBook(context.configuration, bookedLeg, section);
    },
    isBooked: ({ context }, { leg, section }: SectionOfLeg) => {
      const bookedLeg = legOf(context.booking, leg);
      return bookedLeg !== null && isBooked(bookedLeg, section);
    },
    isClosed: (_, answer: { type: 'submitted' | 'closed' }) => answer.type === 'closed',
  },
  actions: {
    openFor: assign((_, { leg }: { leg: number }) => ({ leg })),
    keepTeeTimes: assign(({ context }, { days }: IncludedGolfOutput) => ({
      teeTimes: { ...context.teeTimes, [context.leg]: days },
    })),
    /** Sets times of the room whose modal is open. */
    setTimes: assign(({ context }, times: Partial<Leg>) => {
      const leg = legOf(context.booking, context.leg);
      return leg ? changed(context, { ...leg, ...times }) : {};
    }),
    reset: assign(({ context }, { leg, section }: SectionOfLeg) => {
      const bookedLeg = legOf(context.booking, leg);
      return bookedLeg ? changed(context, withoutTimes(bookedLeg, section)) : {};
    }),
    tellFlow: sendParent(({ context }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { legs: context.booking.legs },
    })),
  },
});

/** Whether the guest opened this section and can book it. */
function opens(wanted: Section) {
  return {
    type: 'canBook' as const,
    params: ({ event: { leg, section } }: { event: SectionOfLeg }) => ({ leg, section, wanted }),
  };
}

const open = withEvent('openFor');

/** Sets the chosen times. A modal that the guest closes, or that breaks, changes nothing. */
function afterwards<Answer extends { type: 'submitted' | 'closed' }>(timesOf: TimesOf<Answer>) {
  return {
    onDone: [
      { guard: withOutput('isClosed'), target: 'choosing' as const },
      { target: 'choosing' as const, actions: [setTimes(timesOf), 'tellFlow' as const] },
    ],
    onError: 'choosing' as const,
  };
}

type TimesOf<Answer> = (chosen: Extract<Answer, { type: 'submitted' }>) => Partial<Leg>;

function setTimes<Answer extends { type: 'submitted' | 'closed' }>(timesOf: TimesOf<Answer>) {
  return {
    type: 'setTimes' as const,
    params: ({ event: { output } }: { event: { output: Answer } }) =>
      output.type === 'submitted' ? timesOf(output as Extract<Answer, { type: 'submitted' }>) : {},
  };
}

function changed({ booking, session }: ItineraryContext, leg: Leg) {
  return { booking: withLeg(booking, withSpaSession(leg, session.id)) };
}

/** The guests choose when they enjoy what their rate includes. Nothing has to be booked here. */
export const itineraryMachine = itinerarySetup.createMachine({
  id: 'itinerary',
  context: ({ input }) => ({ ...input, leg: 1, teeTimes: {} }),
  initial: 'choosing',
  output: outputOf<ItineraryContext, WayOn>({
    next: () => ({ type: 'next' }),
    back: () => ({ type: 'back' }),
  }),
  states: {
    choosing: {
      on: {
        'section.opened': SECTIONS.map((section) => ({
          guard: opens(section),
          target: section,
          actions: open,
        })),
        'section.reset': {
          guard: withEvent('isBooked'),
          actions: [withEvent('reset'), 'tellFlow'],
        },
        'next.pressed': 'next',
        'back.pressed': 'back',
      },
    },
    pool: {
      tags: 'modal',
      invoke: {
        id: 'pool',
        src: 'poolAccess',
        input: ({ context }) => poolInput(context),
        ...afterwards<PoolAccessOutput>(({ selections }) => ({ spaPool: selections })),
      },
    },
    treatments: {
      tags: 'modal',
      invoke: {
        id: 'treatments',
        src: 'includedTreatments',
        input: ({ context }) => treatmentsInput(context),
        ...afterwards<IncludedTreatmentsOutput>(({ selections }) => ({ spaPackages: selections })),
      },
    },
    breakfast: {
      tags: 'modal',
      invoke: {
        id: 'breakfast',
        src: 'includedTables',
        input: ({ context }) => tablesInput(context, 'breakfast'),
        ...afterwards<IncludedTablesOutput>(({ bookings }) => ({ breakfast: bookings })),
      },
    },
    dinner: {
      tags: 'modal',
      invoke: {
        id: 'dinner',
        src: 'includedTables',
        input: ({ context }) => tablesInput(context, 'dinner'),
        ...afterwards<IncludedTablesOutput>(({ bookings }) => ({ dinner: bookings })),
      },
    },
    golf: {
      tags: 'modal',
      invoke: {
        id: 'golf',
        src: 'includedGolf',
        input: ({ context }) => golfInput(context),
        onDone: [
          {
            guard: withOutput('isClosed'),
            target: 'choosing',
            actions: withOutput('keepTeeTimes'),
          },
          {
            target: 'choosing',
            actions: [
              withOutput('keepTeeTimes'),
              setTimes<IncludedGolfOutput>(({ selections }) => ({ golf: selections })),
              'tellFlow',
            ],
          },
        ],
        onError: 'choosing',
      },
    },
    next: { type: 'final' },
    back: { type: 'final' },
  },
});

export type ItineraryRef = ActorRefFrom<typeof itineraryMachine>;
