import { screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import type { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { selectProblem } from '../../machines/steps/details/details.selectors.ts';
import { DetailsScreen } from '../../widget/screens/details/DetailsScreen.tsx';
import { isBusy, shows } from '../support/form-hands.ts';
import { detailsWorld } from '../worlds/details.world.ts';
import { button } from './replay-modal.tsx';
import { replayScreen } from './replay-screen.tsx';

type Snapshot = SnapshotFrom<typeof detailsMachine>;

const PROBLEMS = {
  emailNotValid: 'Email is not valid.',
  emailCheckFailed: 'Email validation failed.',
  telephoneNotValid: 'Telephone is not valid.',
  telephoneCheckFailed: 'Telephone validation failed.',
};

const values = (snapshot: unknown) => (snapshot as Snapshot).context.form.values;
const isEditing = (snapshot: unknown) => (snapshot as Snapshot).matches('editing');

describe('the details of a booking', () => {
  replayScreen('B §2.2 terms, checks and leaving the details', {
    world: detailsWorld,
    View: DetailsScreen,
    project: ({ form, profile, booking }: Snapshot['context']) => [
      form.values.terms,
      profile !== null,
      booking.accountCreateStatus,
    ],
    ways: {
      'field.changed': {
        by: () => userEvent.click(screen.getByLabelText(/I agree to the/)),
        when: ({ name }, snapshot) => name === 'terms' && isEditing(snapshot) && !values(snapshot).terms,
      },
      'form.submitted': button('Check your booking', (_, snapshot) => isEditing(snapshot)),
      'back.pressed': button('Back', (_, snapshot) => isEditing(snapshot)),
    },
    // The address, the account and the questions for each room have tests of their own.
    elsewhere:
      /leadBooker|country|address|Address|room\.opened|password|interest|registerAccount|verifyTelephone\|1$/,
    expectShown: (planned) => {
      const snapshot = planned as Snapshot;
      const problem = selectProblem(snapshot);
      for (const [name, words] of Object.entries(PROBLEMS)) expect(shows(words), name).toBe(problem === name);
      expect(isBusy('Check your booking')).toBe(planned.hasTag('busy'));
    },
  });
});
