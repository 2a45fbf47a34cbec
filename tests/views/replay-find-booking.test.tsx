import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { findBookingMachine } from '../../machines/account/find-booking/find-booking.machine.ts';
import {
  selectForm,
  selectFound,
  selectIsTooOften,
  selectIsUnknown,
} from '../../machines/account/find-booking/find-booking.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { FindBookingScreen } from '../../widget/account/find-booking/FindBookingScreen.tsx';
import { fill, shows } from '../support/form-hands.ts';
import { findBookingWorld } from '../worlds/find-booking.world.ts';
import { button } from './replay-modal.tsx';
import { replayScreen } from './replay-screen.tsx';

type Snapshot = SnapshotFrom<typeof findBookingMachine>;

const LABELS: Readonly<Record<string, string>> = {
  confirmationNumber: 'Confirmation number',
  emailAddress: 'Email',
};

replayScreen('D-497 a booking without an account', {
  world: findBookingWorld,
  View: FindBookingScreen,
  ways: {
    'field.changed': {
      by: ({ name, value }) => fill(LABELS[name as string] ?? '', String(value)),
      when: (_, snapshot) => !snapshot.hasTag('busy'),
    },
    'form.submitted': button('Find booking'),
    'lookup.restarted': button('Find another booking'),
  },
  expectShown: (planned) => {
    const snapshot = planned as Snapshot;
    const { confirmationNumber, emailAddress } = selectForm(snapshot).values;
    expect(shows('We could not find a booking with this number and email.')).toBe(selectIsUnknown(snapshot));
    expect(shows('Nothing was looked up. You can try again from 14:45.')).toBe(selectIsTooOften(snapshot));
    expect(shows('Your booking could not be looked up')).toBe(selectFailure(snapshot) !== null);
    expect(shows('70413200')).toBe(selectFound(snapshot) !== null);
    const typed = ['Confirmation number', 'Email'].flatMap((label) => {
      const field = screen.queryByLabelText<HTMLInputElement>(label);
      return field ? [field.value] : [];
    });
    expect(typed).toEqual(selectFound(snapshot) === null ? [confirmationNumber, emailAddress] : []);
    const find = screen.queryByRole('button', { name: 'Find booking' });
    expect(find?.getAttribute('aria-disabled') === 'true').toBe(planned.hasTag('busy'));
  },
});
