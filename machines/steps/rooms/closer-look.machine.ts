import { assign, setup, type ActorRefFrom } from 'xstate';
import { withEvent } from '../../shared/params.ts';
import {
  lookAt,
  picturesOf,
  type CloserLookInput,
  type CloserLookOutput,
  type Look,
} from './closer-look.rules.ts';

export type CloserLookEvent =
  | { type: 'picture.turned'; index: number }
  | { type: 'zoom.toggled' }
  | { type: 'room.chosen'; roomCode: string }
  | { type: 'look.closed' };

export interface CloserLookContext {
  look: Look | null;
  /** The picture that is shown, from 0. */
  index: number;
  /** The chosen room; empty until the guest chooses one. */
  roomCode: string;
}

const types = {} as {
  context: CloserLookContext;
  events: CloserLookEvent;
  input: CloserLookInput;
  output: CloserLookOutput;
};

const closerLookSetup = setup({
  types,
  guards: {
    isOfPictures: ({ context }) => context.look?.kind === 'pictures',
    isOfRooms: ({ context }) => context.look?.kind === 'comparison',
    isOfMap: ({ context }) => context.look?.kind === 'map',
    isAnotherPicture: ({ context }, { index }: { index: number }) =>
      index !== context.index && picturesOf(context.look)[index] !== undefined,
    isCompared: ({ context: { look } }, { roomCode }: { roomCode: string }) =>
      look?.kind === 'comparison' && look.rooms.some(({ roomType }) => roomType.code === roomCode),
  },
  actions: {
    turnPicture: assign((_, { index }: { index: number }) => ({ index })),
    takeRoom: assign((_, { roomCode }: { roomCode: string }) => ({ roomCode })),
  },
});

/**
 * The guest takes a closer look at a room's pictures, at rooms side by side, or at the estate's map. It opens as a
 * dialog over the list of rooms.
 *
 * Pictures are as large as the screen. Up to three rooms stand side by side, of which one can be chosen. Where there is
 * nothing to see it is over at once.
 */
export const closerLookMachine = closerLookSetup.createMachine({
  id: 'closerLook',
  context: ({ input }) => ({
    look: lookAt(input),
    index: input.wanted.type === 'pictures.opened' ? input.wanted.index : 0,
    roomCode: '',
  }),
  output: ({ context: { roomCode } }): CloserLookOutput => ({ roomCode }),
  initial: 'opening',
  on: { 'look.closed': '.closed' },
  states: {
    opening: {
      always: [
        { guard: 'isOfPictures', target: 'pictures' },
        { guard: 'isOfMap', target: 'map' },
        { guard: 'isOfRooms', target: 'comparison' },
        { target: 'closed' },
      ],
    },
    pictures: {
      on: {
        'picture.turned': {
          guard: withEvent('isAnotherPicture'),
          target: '.whole',
          actions: withEvent('turnPicture'),
        },
      },
      initial: 'whole',
      states: {
        whole: { on: { 'zoom.toggled': 'zoomed' } },
        zoomed: { on: { 'zoom.toggled': 'whole' } },
      },
    },
    comparison: {
      on: {
        'room.chosen': {
          guard: withEvent('isCompared'),
          target: 'roomChosen',
          actions: withEvent('takeRoom'),
        },
      },
    },
    map: {},
    roomChosen: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type CloserLookRef = ActorRefFrom<typeof closerLookMachine>;
