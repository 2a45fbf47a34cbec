import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectDifference,
  selectIsGone,
} from '../../../machines/steps/confirmation/confirmation.selectors.ts';
import type { StayInput } from '../../../machines/steps/stay-step.types.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { configuration } from '../../support/checkout-configuration.ts';
import { booking, leadGuest, session } from '../../support/checkout-stay.ts';

/** What an estate says about arrival and departure. */
const arrival = {
  checkInTime: '15:00',
  checkOutTime: '11:00',
  address: ['The Estate', 'Lake Road', 'LA9 4AA'],
  directions: '/contact/',
};

export const input: StayInput = {
  configuration: { ...configuration, arrival },
  session,
  booking: { ...booking, leadGuest },
  profile: null,
};

export const confirmationWorld = worldOf(
  confirmationMachine,
  {
    inputs: [named('a booking that is paid', input)],
    actors: {
      // The form has its own world.
      sendToFriend: { done: [] },
      shareStay: { done: [] },
      checkBooking: {
        done: [
          named('the same bill', { isBooked: true, total: null, isFirst: true }),
          named('another bill', { isBooked: true, total: 1, isFirst: true }),
          named('no booking any more', { isBooked: false, total: null, isFirst: false }),
        ],
      },
    },
  },
  {
    invariants: {
      'the difference is known exactly when the sums differ (E-06)': (snapshot) =>
        snapshot.matches('differing') === (selectDifference(snapshot) !== null),
    },
    rules: {
      'only a later check that finds nothing says that the booking is gone': ({ event, after }) => {
        if (!event.type.endsWith('.actor.checkBooking')) return null;
        const { output } = event as unknown as { output?: { isBooked: boolean } };
        return selectIsGone(after) === (output?.isBooked === false);
      },
    },
    mayRest: (snapshot) => !snapshot.matches('asking'),
  },
);
