import { confirmationMachine } from '../../machines/steps/confirmation/confirmation.machine.ts';
import {
  selectDifference,
  selectIsFriendOpen,
  selectIsGone,
  selectSendingResult,
} from '../../machines/steps/confirmation/confirmation.selectors.ts';
import { visibleError } from '../../machines/shared/form.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { configuration } from '../support/checkout-configuration.ts';
import { booking } from '../support/checkout-stay.ts';
import { busyWhile } from './always.ts';

export const input = { configuration, booking, profile: null };

export const confirmationWorld = worldOf(
  confirmationMachine,
  {
    inputs: [named('a booking that is paid', input)],
    events: {
      'field.changed': [{ name: 'emailAddress', value: 'friend@example.com' }],
      'field.left': [{ name: 'emailAddress' }],
    },
    actors: {
      checkBooking: {
        done: [
          named('the same bill', { isBooked: true, total: null, isFirst: true }),
          named('another bill', { isBooked: true, total: 1, isFirst: true }),
          named('nothing any more', { isBooked: false, total: null, isFirst: false }),
        ],
      },
    },
    project: ({ form }) => form.values,
  },
  {
    invariants: {
      ...busyWhile('sendConfirmation'),
      'the bills differ where it is known by how much, and only there (E-06)': (snapshot) =>
        snapshot.matches({ estate: 'differing' }) === (selectDifference(snapshot) !== null),
    },
    rules: {
      'one press opens the form, the next closes it (B §2.6)': ({ event, before, after }) =>
        event.type === 'friend.toggled' && before
          ? selectIsFriendOpen(after) !== selectIsFriendOpen(before)
          : null,
      'what was sent is gone from its field, which is not to be mended when it is left (B §2.6)': ({
        event,
        before,
        after,
      }) => {
        if (event.type === 'xstate.done.actor.sendConfirmation') {
          return selectSendingResult(after) === 'sent' && after.context.form.values.emailAddress === '';
        }
        return event.type === 'field.left' && before && selectSendingResult(before) === 'sent'
          ? visibleError(after.context.form, 'emailAddress') ===
              visibleError(before.context.form, 'emailAddress')
          : null;
      },
      'what could not be sent stays in its field (B §8)': ({ event, before, after }) =>
        event.type === 'xstate.error.actor.sendConfirmation'
          ? selectSendingResult(after) === 'failed' && after.context.form === before?.context.form
          : null,
      'what is typed since is not said to be sent, nor to have failed': ({ event, after }) =>
        event.type === 'field.changed' ? selectSendingResult(after) === null : null,
      'only a later look that finds nothing says that the booking is gone (D-436)': ({ event, after }) => {
        if (!event.type.endsWith('.actor.checkBooking')) return null;
        const { output } = event as unknown as { output?: { isBooked: boolean } };
        return selectIsGone(after) === (output?.isBooked === false);
      },
    },
    mayRest: (snapshot) => snapshot.matches({ friend: 'closed' }) || snapshot.matches({ friend: 'open' }),
  },
);
