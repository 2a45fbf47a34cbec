import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMachine, type SnapshotFrom } from 'xstate';
import { accountMachine } from '../../machines/account/account.machine.ts';
import type {
  ChangePasswordContext,
  changePasswordMachine,
} from '../../machines/account/change-password/change-password.machine.ts';
import { selectOutcome } from '../../machines/account/change-password/change-password.selectors.ts';
import type { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import * as details from '../../machines/account/details/details.selectors.ts';
import type { AccountContext } from '../../machines/account/account.setup.ts';
import type { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import * as preferences from '../../machines/account/preferences/preferences.selectors.ts';
import { selectFailure } from '../../machines/shared/last-failure.selectors.ts';
import { AccountApp } from '../../widget/account/AccountApp.tsx';
import { ChangePasswordScreen } from '../../widget/account/change-password/ChangePasswordScreen.tsx';
import { DetailsScreen } from '../../widget/account/details/DetailsScreen.tsx';
import { PreferencesScreen } from '../../widget/account/preferences/PreferencesScreen.tsx';
import { LeaveQuestion } from '../../widget/account/shared/LeaveQuestion.tsx';
import { lazyStep } from '../../widget/lazy/lazy-step.ts';
import { stepCode } from '../../widget/lazy/step-code.tsx';
import { expectText, fill, isBusy } from '../support/form-hands.ts';
import { accountDetailsWorld } from '../account/details/account-details.world.ts';
import { accountWorld } from '../account/account.world.ts';
import { changePasswordWorld } from '../account/change-password/change-password.world.ts';
import { GOLF, preferencesWorld, SPA } from '../account/preferences/preferences.world.ts';
import { button, replayScreen } from './replay.tsx';
import { enterText } from '../support/enter-text.ts';

type DetailsSnapshot = SnapshotFrom<typeof accountDetailsMachine>;

const isMember = ({ context }: { context: unknown }) => (context as AccountContext).profile !== null;
/** A screen of the area that may have unsaved changes. */
const anyForm = stepCode({ machine: createMachine({}), Screen: () => null, Frame: LeaveQuestion });

const isThere = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

const isSearching = (snapshot: DetailsSnapshot) =>
  details.selectCanLookUp(snapshot) && !['closed', 'finding'].includes(details.selectLookup(snapshot));
const isPlain = (snapshot: DetailsSnapshot) => details.selectLookup(snapshot) === 'closed';

replayScreen('B §2.7 the area round the screens', {
  world: accountWorld,
  machine: accountMachine.provide({ actors: { screen: lazyStep(() => Promise.resolve(anyForm)) } }),
  View: AccountApp,
  inside: { screen: { done: [], error: [] } },
  ways: {
    'load.retried': button('Try again'),
    'logout.requested': button(
      'Logout',
      (_, snapshot) => isMember(snapshot) && !snapshot.matches({ open: 'asking' }),
    ),
    'leave.confirmed': button('Leave this page'),
    'leave.declined': button('Stay on this page'),
    // The screen sends this event; its own tests cover that.
    'changes.told': { by: (event, _snapshot, actor) => Promise.resolve(actor.send(event)) },
    // The router sends this event for a link.
    'route.requested': { by: (event, _snapshot, actor) => Promise.resolve(actor.send(event)) },
  },
  elsewhere: [
    ...['account|signIn.expired|0', 'account.open|configuration.loaded|0'],
    ...['account.open|profile.updated|0', 'account.open|xstate.done.actor.screen|0'],
    ...['account.open|xstate.error.actor.screen|0', 'account.broken|load.retried|0'],
  ],
  expectShown: (planned) => {
    expect(isThere('heading', 'We cannot show your account')).toBe(planned.matches('unavailable'));
    expect(isThere('alertdialog', 'Leave without saving?')).toBe(planned.matches({ open: 'asking' }));
    expect(isThere('button', 'Logout')).toBe(isMember(planned));
  },
});

replayScreen('B §2.12 changing the password', {
  world: changePasswordWorld,
  View: ChangePasswordScreen,
  ways: {
    'field.changed': {
      by: ({ name }) => {
        if (name === 'oldPassword') return fill('Current Password', 'fellside');
        return fill(name === 'newPassword' ? 'New Password' : 'Confirm Password', 'boathouse');
      },
      // The guest types field by field, and each one tells whether the passwords match.
      when: ({ name }, snapshot) => {
        const { oldPassword, newPassword, passwordAgain } = (snapshot.context as ChangePasswordContext).form
          .values;
        if (snapshot.hasTag('busy')) return false;
        if (!oldPassword) return name === 'oldPassword';
        if (newPassword === 'empty') return name === 'newPassword';
        return !passwordAgain && name === 'passwordAgain';
      },
    },
    'form.submitted': button('Update', (_, snapshot) => !snapshot.hasTag('busy')),
  },
  expectShown: (planned: SnapshotFrom<typeof changePasswordMachine>) => {
    const { form } = planned.context as ChangePasswordContext;
    const outcome = selectOutcome(planned);
    expectText('Your password has been changed successfully.', outcome === 'changed');
    expectText('The password is not right.', outcome === 'wrong');
    expectText('Choose another.', outcome === 'failed');
    expectText(/^We do not know whether your password is changed/, outcome === 'unsure');
    expect(screen.queryByRole('alert') !== null).toBe(outcome === 'failed' || outcome === 'unsure');
    expect(isBusy('Update')).toBe(planned.hasTag('busy'));
    expectText('Current Password is a required field', form.submitted && !form.values.oldPassword);
  },
});

replayScreen('B §2.13 the preferences', {
  world: preferencesWorld,
  View: PreferencesScreen,
  ways: {
    'list.toggled': { by: ({ id }) => userEvent.click(screen.getByLabelText(id === SPA ? 'Spa' : 'Golf')) },
    'form.submitted': button('Update Preferences'),
    'load.retried': button('Try again'),
  },
  expectShown: (snapshot: SnapshotFrom<typeof preferencesMachine>) => {
    const { ticked } = snapshot.context;
    expectText('Loading your preferences...', snapshot.matches('loading'));
    expect(isThere('button', 'Try again')).toBe(snapshot.matches('unavailable'));
    expectText('Your preferences have been updated.', preferences.selectIsSaved(snapshot));
    if (snapshot.matches('loading') || snapshot.matches('unavailable')) return;
    expect(screen.queryByRole('alert') !== null).toBe(selectFailure(snapshot) !== null);
    expect(isBusy('Update Preferences')).toBe(snapshot.hasTag('busy'));
    expect(screen.getByLabelText<HTMLInputElement>('Spa').checked).toBe(ticked.includes(SPA));
    expect(screen.getByLabelText<HTMLInputElement>('Golf').checked).toBe(ticked.includes(GOLF));
  },
});

replayScreen('B §2.11 the details', {
  world: accountDetailsWorld,
  View: DetailsScreen,
  project: ({ form: { values, submitted } }: DetailsSnapshot['context']) => [
    values.firstName,
    values.address?.country,
    values.address?.searchedPostcode,
    values.address?.selectedAddress,
    submitted,
  ],
  answers: { updateProfile: { done: [undefined] } },
  ways: {
    'field.changed': {
      by: ({ name, value }) => {
        if (name === 'firstName') return enterText(screen.getByLabelText('First Name'), '');
        const [search] = screen.getAllByLabelText('Postcode');
        return enterText(search ?? document.body, String(value));
      },
      when: ({ name }, snapshot: DetailsSnapshot) => {
        const { firstName, address } = snapshot.context.form.values;
        if (snapshot.hasTag('busy')) return false;
        if (name === 'firstName') return firstName !== '' && isPlain(snapshot);
        return isSearching(snapshot) && address?.searchedPostcode === '';
      },
    },
    'country.chosen': {
      by: () => userEvent.selectOptions(screen.getByLabelText('Country'), 'France'),
      when: (_, snapshot: DetailsSnapshot) => !snapshot.hasTag('busy') && details.selectCanLookUp(snapshot),
    },
    'lookup.opened': button('Look up address', (_, snapshot: DetailsSnapshot) =>
      details.selectCanLookUp(snapshot),
    ),
    'address.searched': button('Find Address', (_, snapshot: DetailsSnapshot) => {
      const { address } = snapshot.context.form.values;
      return isSearching(snapshot) && address?.searchedPostcode !== '';
    }),
    'address.chosen': {
      by: ({ index }) => userEvent.selectOptions(screen.getByLabelText('Choose your address'), String(index)),
      when: (_, snapshot: DetailsSnapshot) =>
        details.selectLookup(snapshot) === 'found' &&
        snapshot.context.form.values.address?.selectedAddress === '',
    },
    'form.submitted': button('Update', (_, snapshot) => !snapshot.hasTag('busy')),
  },
  expectShown: (snapshot: DetailsSnapshot) => {
    const { form } = snapshot.context;
    expectText('Your details have been updated.', details.selectIsSaved(snapshot));
    expect(screen.queryByRole('alert') !== null).toBe(selectFailure(snapshot) !== null);
    expect(screen.queryByRole('group', { name: 'Please check these answers' }) !== null).toBe(
      form.reported.length > 0,
    );
    expect(isBusy('Update')).toBe(snapshot.hasTag('busy'));
    expect(isThere('button', 'Look up address')).toBe(
      details.selectCanLookUp(snapshot) && details.selectLookup(snapshot) === 'closed',
    );
    expect(screen.queryByLabelText('Choose your address') !== null).toBe(
      details.selectLookup(snapshot) === 'found',
    );
  },
});
