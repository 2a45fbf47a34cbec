import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import { registerMachine } from '../../machines/account/register/register.machine.ts';
import { DetailsScreen as AccountDetailsScreen } from '../../widget/account/details/DetailsScreen.tsx';
import { RegisterScreen } from '../../widget/account/register/RegisterScreen.tsx';
import { DetailsScreen } from '../../widget/screens/details/DetailsScreen.tsx';
import { detailsInput, startDetails, twoHouses } from '../support/start-details.ts';
import { startStep } from '../support/start-step.ts';
import { registeredDetails } from '../worlds/account-details.world.ts';
import { freshRegistration } from '../worlds/register.world.ts';
import { renderInWidget } from './ui/render.tsx';

type Saying = 'required' | 'optional' | 'both' | 'neither';

/**
 * How each box, list and text is marked: as required for screen readers, or visibly as optional, by its own
 * label or its section's.
 */
function sayings(): Record<string, Saying> {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=checkbox], [type=radio]), select:not([name="telephone.country"]), textarea)',
  );
  return Object.fromEntries(
    [...controls].map((control) => {
      const heading = control.closest('section')?.querySelector('h3')?.textContent ?? '';
      const isOptional = `${control.labels?.[0]?.textContent} ${heading}`.includes('(optional)');
      const isRequired = control.getAttribute('aria-required') === 'true';
      if (isRequired && isOptional) return [control.name, 'both'];
      return [control.name, isRequired ? 'required' : isOptional ? 'optional' : 'neither'];
    }),
  );
}

describe('D-240 every field is marked as required for screen readers, or visibly as optional', () => {
  const questions = {
    'requests.0.dogRequests': 'required',
    'requests.0.dietaryRequirements': 'optional',
    'requests.0.dinnerRequests': 'optional',
    'requests.0.spaRequests': 'optional',
    'requests.0.specialRequests': 'optional',
  };
  const person = {
    title: 'required',
    firstName: 'required',
    lastName: 'required',
    emailAddress: 'required',
    telephone: 'required',
  };

  it('in the details of a booking in the home country', () => {
    const { actor } = startDetails(detailsInput);
    renderInWidget(<DetailsScreen actor={actor} />);
    expect(sayings()).toEqual({
      ...person,
      'address.country': 'required',
      'address.selectedAddress': 'required',
      ...questions,
    });
  });

  it('in a found address', async () => {
    const { actor } = startDetails(detailsInput, { addresses: () => Promise.resolve(twoHouses) });
    renderInWidget(<DetailsScreen actor={actor} />);
    await userEvent.type(screen.getByLabelText('Find your address by postcode'), 'ba1 1aa{Enter}');
    await screen.findByText('2 addresses found');
    expect(screen.getByLabelText('Choose your address')).toHaveAttribute('aria-required', 'true');
  });

  it('in the address of a guest from abroad', async () => {
    const { actor } = startDetails(detailsInput);
    renderInWidget(<DetailsScreen actor={actor} />);
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'FR');
    expect(sayings()).toEqual({
      ...person,
      'address.country': 'required',
      'address.line1': 'required',
      'address.line2': 'optional',
      'address.city': 'required',
      'address.postCode': 'required',
      ...questions,
    });
  });

  it('in the registration', () => {
    const { actor } = startStep(registerMachine, freshRegistration);
    renderInWidget(<RegisterScreen actor={actor} />);
    expect(sayings()).toEqual({
      ...person,
      password: 'required',
      telephone: 'optional',
      birthday: 'optional',
    });
  });

  it('in the details of an account', () => {
    const { actor } = startStep(accountDetailsMachine, registeredDetails);
    renderInWidget(<AccountDetailsScreen actor={actor} />);
    expect(sayings()).toEqual({
      ...person,
      birthday: 'optional',
      'address.country': 'required',
      'address.line1': 'required',
      'address.line2': 'optional',
      'address.city': 'required',
      'address.postCode': 'required',
    });
  });
});
