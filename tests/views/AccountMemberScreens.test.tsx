import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import { preferencesMachine } from '../../machines/account/preferences/preferences.machine.ts';
import { DetailsScreen } from '../../widget/account/details/DetailsScreen.tsx';
import { PreferencesScreen } from '../../widget/account/preferences/PreferencesScreen.tsx';
import { profile } from '../support/fixtures.ts';
import { twoHouses } from '../support/start-details.ts';
import { startStep } from '../support/start-step.ts';
import { registeredDetails } from '../worlds/account-details.world.ts';
import { GOLF, preferencesInput, SPA } from '../worlds/preferences.world.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';
import { enterText } from '../support/enter-text.ts';

describe('B §2.11 the account details', () => {
  function show(input: typeof registeredDetails) {
    const { actor, told } = startStep(
      accountDetailsMachine.provide({
        actors: {
          lookupAddress: fromPromise(() => Promise.resolve(twoHouses)),
          updateProfile: fromPromise(() => Promise.resolve(undefined)),
        },
      }),
      input,
    );
    renderInWidget(<DetailsScreen actor={actor} />);
    return told;
  }

  it('show the profile with its address, and are accessible', async () => {
    show(registeredDetails);
    expect(screen.getByRole('heading', { name: 'Account Details' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveDisplayValue('Mrs');
    expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Birthday (optional)')).toHaveValue('1971-05-09');
    expect(screen.getByLabelText('First line of address')).toHaveValue('4 Tanner’s Row');
    expect(screen.getByRole('link', { name: 'Change your password' }).getAttribute('href')).toMatch(
      /#\/account\/change-password$/,
    );
    await expectAccessible();
  });

  it('have no address for a member whom the property system does not know', () => {
    show({ ...registeredDetails, profile });
    expect(screen.queryByRole('heading', { name: 'Address' })).toBeNull();
  });

  it('look an address up at home, fill it in, and are updated', async () => {
    const told = show(registeredDetails);
    await userEvent.click(screen.getByRole('button', { name: 'Look up address' }));
    const [search] = screen.getAllByLabelText('Postcode');
    if (!search) throw new Error('The search has no field');
    expect(search).toHaveFocus();
    await userEvent.type(search, 'ba1 1aa{Enter}');
    await userEvent.selectOptions(await screen.findByLabelText('Choose your address'), '1');
    expect(screen.getByLabelText('First line of address')).toHaveValue('2 The Row');
    expect(screen.getByText('2 addresses found')).toBeVisible();
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Your details have been updated.')).toBeVisible();
    expect(told.filter(({ type }) => type === 'profile.updated')).toMatchObject([
      { profile: { address: { line1: '2 The Row', postCode: 'BA1 1AA' } } },
    ]);
  });

  it('Enter in a field saves, and moves the focus to the button beside the success message', async () => {
    show(registeredDetails);
    await userEvent.type(screen.getByLabelText('First Name'), ' Jane{Enter}');
    expect(await screen.findByText('Your details have been updated.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
  });

  it('B §5 list what is missing', async () => {
    show(registeredDetails);
    enterText(screen.getByLabelText('First Name'), '');
    enterText(screen.getByLabelText('City'), '');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      within(screen.getByRole('group', { name: 'Please check these answers' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['First Name is a required field', 'City is a required field']);
    expect(screen.getByRole('group', { name: 'Please check these answers' })).toHaveFocus();
    await expectAccessible();
  });
});

describe('B §2.13 the preferences', () => {
  it('have a box for each list, and are saved', async () => {
    const calls: [string, number[]][] = [];
    const { actor } = startStep(
      preferencesMachine.provide({
        actors: {
          loadSubscriptions: fromPromise(() => Promise.resolve([SPA])),
          unsubscribe: fromPromise(({ input: { addressBooks } }) => {
            calls.push(['unsubscribe', addressBooks]);
            return Promise.resolve(undefined);
          }),
          subscribe: fromPromise(({ input: { addressBooks } }) => {
            calls.push(['subscribe', addressBooks]);
            return Promise.resolve(addressBooks);
          }),
        },
      }),
      preferencesInput,
    );
    renderInWidget(<PreferencesScreen actor={actor} />);
    expect(await screen.findByRole('heading', { name: 'Email Preferences' })).toBeVisible();
    expect(await screen.findByLabelText('Spa')).toBeChecked();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Spa',
      'Golf',
      'Dining',
      'Events',
      'Rooms',
      'Offers',
    ]);
    await expectAccessible();
    await userEvent.click(screen.getByLabelText('Spa'));
    await userEvent.click(screen.getByLabelText('Golf'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Preferences' }));
    expect(await screen.findByText('Your preferences have been updated.')).toBeVisible();
    expect(calls).toEqual([
      ['unsubscribe', [SPA]],
      ['subscribe', [GOLF]],
    ]);
    await expectAccessible();
  });

  it('can be loaded again after a failure', async () => {
    const answers = [() => Promise.reject(new Error('no')), () => Promise.resolve([])];
    const { actor } = startStep(
      preferencesMachine.provide({
        actors: {
          loadSubscriptions: fromPromise<number[], { emailAddress: string }>(
            () => answers.shift()?.() ?? Promise.resolve([]),
          ),
        },
      }),
      preferencesInput,
    );
    renderInWidget(<PreferencesScreen actor={actor} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We cannot reach your accountPlease try again in a moment.Try again',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Spa')).not.toBeChecked();
  });
});
