import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import { isForAge } from '../../../src/domain/guests.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import { extraStarts, type ExtraStart } from '../../../src/domain/extra-starts.ts';
import type { ExtrasAnswer } from '../../../src/domain/spa.ts';
import { outputOf } from '../../shared/output.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { askToClose, closing, NOT_CLOSING, type Closing, type ClosingEvent } from '../closing.ts';
import type { SpaGardenInput, SpaGardenOutput } from './spa-garden.contract.ts';

export type SpaGardenEvent =
  | { type: 'load.retried' }
  | { type: 'time.chosen'; start: LocalDateTime | null }
  | { type: 'done.pressed' }
  | ClosingEvent;

export interface SpaGardenContext extends SpaGardenInput, Closing {
  starts: ExtraStart[];
  chosen: ExtraStart | null;
  failure: Failure | null;
}

const types = {} as {
  context: SpaGardenContext;
  events: SpaGardenEvent;
  input: SpaGardenInput;
  output: SpaGardenOutput;
  tags: 'busy' | 'failed';
};

const spaGardenSetup = setup({
  types,
  actors: { loadExtras: ports.loadExtras },
  guards: {
    isFree: ({ context }, { start }: { start: LocalDateTime | null }) =>
      start === null || startAt(context, start) !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    isAskingToClose: ({ context }) => context.isAskingToClose,
  },
  actions: {
    askToClose: assign(askToClose),
    keepChoosing: assign(NOT_CLOSING),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepStarts: assign(({ context }, answer: ExtrasAnswer) => ({
      starts: extraStarts(answer.groups, context.durationIds, context.date),
    })),
    chooseTime: assign(({ context }, { start }: { start: LocalDateTime | null }) => ({
      chosen: startAt(context, start),
    })),
  },
});

function startAt({ starts }: SpaGardenContext, start: LocalDateTime | null): ExtraStart | null {
  return starts.find(({ slot }) => slot.startDateTime === start) ?? null;
}

/** An hour in the spa garden for all guests of a room (A §2.12, §5.9). */
export const spaGardenMachine = spaGardenSetup.createMachine({
  id: 'spaGarden',
  context: ({ input }) => ({ ...input, ...NOT_CLOSING, starts: [], chosen: null, failure: null }),
  output: outputOf<SpaGardenContext, SpaGardenOutput>({
    submitted: ({ chosen, guests, ages, minimumAge }) => ({
      type: 'submitted',
      selections: chosen
        ? [
            {
              kind: 'spaGarden',
              code: chosen.code,
              guestIndexes: guests.flatMap((_, index) => (isForAge(ages[index], minimumAge) ? [index] : [])),
              time: chosen.slot,
            },
          ]
        : [],
    }),
    closed: () => ({ type: 'closed' }),
  }),
  initial: 'loading',
  on: closing,
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadExtras',
        src: 'loadExtras',
        input: ({ context: { date, durationIds } }) => ({ kind: 'spaGarden', date, durationIds }),
        onDone: {
          target: 'choosing',
          actions: withOutput('keepStarts'),
        },
        onError: { target: 'failed', actions: withFailure('keepFailure', 'loadExtras') },
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    choosing: {
      on: {
        'time.chosen': {
          guard: withEvent('isFree'),
          actions: withEvent('chooseTime'),
        },
        'done.pressed': [{ guard: 'hasChosen', target: 'submitted' }, { target: 'closed' }],
      },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type SpaGardenRef = ActorRefFrom<typeof spaGardenMachine>;
