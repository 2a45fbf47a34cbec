import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { accountDetailsMachine } from '../../machines/account/details/details.machine.ts';
import { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { findBookingMachine } from '../../machines/account/find-booking/find-booking.machine.ts';
import { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import { registerMachine } from '../../machines/account/register/register.machine.ts';
import { sendConfirmationMachine } from '../../machines/shared/send-confirmation/send-confirmation.machine.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { visibleError, type Form } from '../../machines/shared/form.ts';
import { detailsMachine } from '../../machines/steps/details/details.machine.ts';
import { guestsMachine } from '../../machines/steps/guests/guests.machine.ts';
import { configuration } from '../support/fixtures.ts';
import { detailsInput } from '../steps/details/start-details.ts';
import { startStep } from '../steps/start-step.ts';
import { registeredDetails } from '../account/details/account-details.world.ts';
import { changePasswordInput } from '../account/change-password/change-password.world.ts';
import { input as findBookingInput } from '../account/find-booking/find-booking.world.ts';
import { twoRooms } from '../steps/guests/guests.world.ts';
import { resetRoute } from '../account/password-reset/password-reset.world.ts';
import { freshRegistration, updateRegistration } from '../account/register/register.world.ts';
import { input as sendConfirmationInput } from './send-confirmation.world.ts';

interface FormCase {
  machine: AnyStateMachine;
  input?: unknown;
  /** Events to send first, so that the form is there and the field is empty. */
  before?: AnyEventObject[];
  /** A required field that is empty. */
  name: string;
  /** The key of the form in the context. */
  form?: string;
}

const empty = (name: string) => ({ type: 'field.changed', name, value: '' });

const FORMS: Record<string, FormCase> = {
  'the login': { machine: loginMachine, name: 'username' },
  'the details': { machine: detailsMachine, input: detailsInput, name: 'emailAddress' },
  'the guests': {
    machine: guestsMachine,
    input: { configuration: configuration(), booking: twoRooms, profile: null },
    name: 'rooms.0.guests.0.firstName',
  },
  'the account details': {
    machine: accountDetailsMachine,
    input: registeredDetails,
    before: [empty('firstName')],
    name: 'firstName',
  },
  'a registration': { machine: registerMachine, input: freshRegistration, name: 'firstName' },
  'the code for an old account': {
    machine: registerMachine,
    input: updateRegistration,
    name: 'code',
    form: 'codeForm',
  },
  'the password reset': {
    machine: passwordResetMachine,
    input: { route: resetRoute },
    name: 'emailAddress',
  },
  'a booking to be found': { machine: findBookingMachine, input: findBookingInput, name: 'emailAddress' },
  'sending the confirmation': {
    machine: sendConfirmationMachine,
    input: sendConfirmationInput,
    before: [{ type: 'sendForm.toggled' }],
    name: 'emailAddress',
  },
};

function opened({ machine, input, before = [], name, form = 'form' }: FormCase) {
  const { actor } = startStep(machine, input);
  for (const event of before) actor.send(event);
  const formNow = () => {
    const { context } = actor.getSnapshot() as { context: Record<string, Form<object>> };
    const found = context[form];
    if (!found) throw new Error(`there is no ${form}`);
    return found;
  };
  return { actor, formNow, shown: () => visibleError(formNow(), name) !== null };
}

describe.each(Object.entries(FORMS))('B §5 %s', (_, given) => {
  it('shows the error of a field when it is left, not before', () => {
    const { actor, shown } = opened(given);
    expect(shown()).toBe(false);
    actor.send({ type: 'field.left', name: given.name });
    expect(shown()).toBe(true);
  });

  it('does not submit with errors, and shows all of them', () => {
    const { actor, formNow, shown } = opened(given);
    const before: unknown = actor.getSnapshot().value;
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toEqual(before);
    expect(shown()).toBe(true);
    expect([formNow().submitted, formNow().submissions]).toEqual([true, 1]);
  });
});

describe('B §5 changing the password', () => {
  const begun = () =>
    opened({ machine: changePasswordMachine, input: changePasswordInput, name: 'oldPassword' });

  it('shows no error for a field left in an untouched form, but does once something is entered', () => {
    const { actor, shown } = begun();
    actor.send({ type: 'field.left', name: 'oldPassword' });
    expect(shown()).toBe(false);
    actor.send({ type: 'field.changed', name: 'newPassword', value: 'filled' });
    actor.send({ type: 'field.left', name: 'oldPassword' });
    expect(shown()).toBe(true);
  });

  it('does not submit with errors, and shows all of them', () => {
    const { actor, shown } = begun();
    actor.send({ type: 'form.submitted' });
    expect([actor.getSnapshot().value, shown()]).toEqual([{ editing: 'untried' }, true]);
  });
});
