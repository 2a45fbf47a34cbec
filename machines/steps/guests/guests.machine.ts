import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { outputOf } from '../../shared/output.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import {
  changeField,
  createForm,
  fillForm,
  isValid,
  leaveField,
  submitForm,
  type FieldValue,
  type Form,
  type FormEvent,
} from '../../shared/form.ts';
import { withEvent } from '../../shared/params.ts';
import {
  knownName,
  legsWithNames,
  memberRoom,
  namesSchema,
  placeMember,
  valuesOf,
  type GuestsInput,
  type GuestsValues,
} from './guests.rules.ts';
import type { WayOn } from '../stay-step.types.ts';

export interface GuestsContext extends GuestsInput {
  form: Form<GuestsValues>;
}

export type GuestsEvent =
  | FormEvent
  /** 'I am staying in this room' is ticked or unticked. `room`: its index, from 0; null when unticked. */
  | { type: 'member.placed'; room: number | null }
  | { type: 'back.pressed' };

const types = {} as {
  context: GuestsContext;
  events: GuestsEvent;
  input: GuestsInput;
  output: WayOn;
};

const guestsSetup = setup({
  types,
  guards: {
    isComplete: ({ context }) => isValid(context.form, namesSchema(context)),
    isMember: ({ context }) => context.profile !== null,
    /** The parts of the member's name that the profile has cannot be changed here. */
    isFree: ({ context }, { name }: { name: string }) => {
      const path = `rooms.${memberRoom(context.booking)}.guests.0.`;
      const known: Record<string, string> = { ...knownName(context) };
      return !name.startsWith(path) || known[name.slice(path.length)] === '';
    },
  },
  actions: {
    changeField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => {
      const form = changeField(context.form, namesSchema(context), name, value);
      return { form, booking: { ...context.booking, legs: legsWithNames(context.booking, form.values) } };
    }),
    leaveField: assign(({ context }, { name }: { name: string }) => ({
      form: leaveField(context.form, namesSchema(context), name),
    })),
    showErrors: assign(({ context }) => ({ form: submitForm(context.form, namesSchema(context)) })),
    placeMember: assign(({ context }, { room }: { room: number | null }) => {
      if (!context.profile) return {};
      const legs = placeMember(context.booking, room, context.profile, context.configuration);
      const booking = { ...context.booking, legs };
      return { booking, form: fillForm(context.form, namesSchema(context), valuesOf(booking)) };
    }),
    tellFlow: sendParent(({ context }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { legs: context.booking.legs },
    })),
  },
});

/** The guest says who stays in which room (A §2.8). */
export const guestsMachine = guestsSetup.createMachine({
  id: 'guests',
  context: ({ input }) => ({ ...input, form: createForm(valuesOf(input.booking)) }),
  initial: 'naming',
  output: outputOf<GuestsContext, WayOn>({
    next: () => ({ type: 'next' }),
    back: () => ({ type: 'back' }),
  }),
  states: {
    naming: {
      on: {
        'field.changed': {
          guard: withEvent('isFree'),
          actions: [withEvent('changeField'), 'tellFlow'],
        },
        'field.left': { actions: withEvent('leaveField') },
        'member.placed': {
          guard: 'isMember',
          actions: [withEvent('placeMember'), 'tellFlow'],
        },
        'form.submitted': [{ guard: 'isComplete', target: 'next' }, { actions: 'showErrors' }],
        'back.pressed': 'back',
      },
    },
    next: { type: 'final' },
    back: { type: 'final' },
  },
});

export type GuestsRef = ActorRefFrom<typeof guestsMachine>;
