import { screen } from '@testing-library/react';
import { useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  changeField,
  createForm,
  type FieldError,
  type FormEvent,
  leaveField,
  submitForm,
} from '../../../machines/shared/form.ts';
import { Button } from '../../../widget/ui/Button.tsx';
import { ErrorSummary } from '../../../widget/ui/ErrorSummary.tsx';
import { FormCheckbox, FormSelectField, FormTextArea } from '../../../widget/ui/FormFields.tsx';
import { useBinding } from '../../../widget/ui/form-binding.ts';
import { FormTextField } from '../../../widget/ui/FormTextField.tsx';
import { PasswordField } from '../../../widget/ui/PasswordField.tsx';
import { RadioGroup } from '../../../widget/ui/RadioGroup.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';
import { enterText } from '../../support/enter-text.ts';
import { notIn } from '../../support/not-in.ts';

const required = v.pipe(v.string(), v.minLength(1, 'required' satisfies FieldError));
const schema = v.object({
  guests: v.array(v.object({ title: required, firstName: required })),
  request: v.string(),
  lead: required,
  terms: v.literal(true, 'termsRequired' satisfies FieldError),
});
const empty = createForm({
  guests: [{ title: '', firstName: '' }],
  request: '',
  lead: '',
  terms: false,
});

function reduce(form: typeof empty, event: FormEvent): typeof empty {
  if (event.type === 'field.changed') return changeField(form, schema, event.name, event.value);
  if (event.type === 'field.left') return leaveField(form, schema, event.name);
  return submitForm(form, schema);
}

function GuestForm({ onEvent = (event: FormEvent) => void event }) {
  const [form, dispatch] = useReducer(reduce, empty);
  const bound = {
    form,
    send: (event: FormEvent) => {
      onEvent(event);
      dispatch(event);
    },
  };
  const { value, onChange, error } = useBinding(form, bound.send, 'lead', 'Who is the lead booker?');
  return (
    <>
      <FormSelectField
        {...bound}
        name="guests.0.title"
        label="Title"
        options={[{ value: 'MR', label: 'Mr' }]}
      />
      <FormTextField {...bound} name="guests.0.firstName" label="First Name" errorLabel="First name" />
      <FormTextArea {...bound} name="request" label="Special Requests" />
      <RadioGroup
        {...{ value, onChange, error }}
        name="lead"
        legend="Who is the lead booker?"
        options={[
          { value: '0', label: 'Amy Ashdown' },
          { value: 'else', label: 'Someone else' },
        ]}
      />
      <FormCheckbox {...bound} name="terms" label="I agree" errorLabel="Terms" />
      <Button onClick={() => dispatch({ type: 'form.submitted' })}>Submit</Button>
    </>
  );
}

test('A §5.5 each control shows its value, and tells the machine when it changes and when the guest leaves it', async () => {
  const onEvent = vi.fn();
  renderInWidget(<GuestForm onEvent={onEvent} />);
  enterText(screen.getByLabelText('First Name'), 'Amy');
  await userEvent.selectOptions(screen.getByLabelText('Title'), 'Mr');
  enterText(screen.getByLabelText('Special Requests'), 'A cot');
  await userEvent.click(screen.getByLabelText('Someone else'));
  await userEvent.click(screen.getByLabelText('I agree'));

  const events = onEvent.mock.calls.map(([event]) => event as FormEvent);
  expect(events.filter(({ type }) => type === 'field.changed')).toEqual([
    { type: 'field.changed', name: 'guests.0.firstName', value: 'Amy' },
    { type: 'field.changed', name: 'guests.0.title', value: 'MR' },
    { type: 'field.changed', name: 'request', value: 'A cot' },
    { type: 'field.changed', name: 'lead', value: 'else' },
    { type: 'field.changed', name: 'terms', value: true },
  ]);
  expect(events.filter(({ type }) => type === 'field.left')).toEqual([
    { type: 'field.left', name: 'guests.0.firstName' },
    { type: 'field.left', name: 'request' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Amy');
  expect(screen.getByLabelText<HTMLSelectElement>('Title').value).toBe('MR');
  expect(screen.getByLabelText<HTMLInputElement>('Someone else').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('I agree').checked).toBe(true);
});

test('A §5.5 an error names the field, is tied to its control, and shows only once the guest has left the field', async () => {
  renderInWidget(<GuestForm />);
  const first = screen.getByLabelText('First Name');
  expect(first.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(first);
  await userEvent.tab();

  const message = screen.getByText('First name is a required field');
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(first.getAttribute('aria-describedby')).toBe(message.id);
  expect(screen.queryByText('Title is a required field')).toBeNull();
});

test('all errors show after the form is submitted, and axe finds nothing', async () => {
  renderInWidget(<GuestForm />);
  await userEvent.click(screen.getByText('Submit'));

  const errors = [...document.querySelectorAll('.ui-error')].map(({ textContent }) => textContent);
  expect(errors).toEqual([
    'Title is a required field',
    'First name is a required field',
    'Who is the lead booker? is a required field',
    'Terms is a required field',
  ]);
  await expectAccessible();
});

test('T8 a password stays in its input: the view learns only whether there is one', async () => {
  const onFilledChange = vi.fn();
  function Login() {
    const input = useRef<HTMLInputElement>(null);
    const [length, setLength] = useState(0);
    return (
      <>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          ref={input}
          onFilledChange={onFilledChange}
        />
        <Button onClick={() => setLength(input.current?.value.length ?? 0)}>Login</Button>
        <output>{length}</output>
      </>
    );
  }
  renderInWidget(<Login />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  enterText(field, 'correct horse');
  await userEvent.click(screen.getByText('Login'));
  enterText(field, '');

  expect(onFilledChange.mock.calls).toEqual([[true], [false]]);
  expect(document.querySelector('output')?.textContent).toBe('13');
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
});

test('a busy button keeps its text and focus and ignores presses, also as a submit button', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  renderInWidget(
    <form action={onSubmit}>
      <Button type="submit" variant="primary" busy onClick={onClick}>
        PAY TO COMPLETE
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'PAY TO COMPLETE' });
  button.focus();
  await userEvent.keyboard('{Enter} ');

  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('WCAG 3.3.1 a summary of errors takes the focus and links to each field', async () => {
  renderInWidget(
    <>
      <ErrorSummary
        heading="Error"
        items={[
          { name: 'guests.0.firstName', text: 'First name is a required field' },
          { name: 'lead', text: 'Who is the lead booker? is a required field' },
        ]}
      />
      <GuestForm />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Error' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'First name is a required field' }));
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Who is the lead booker? is a required field' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Amy Ashdown'));
});

test('D-220 one press is enough where leaving a field shows its error', async () => {
  const onPress = vi.fn();
  function Page() {
    const [form, dispatch] = useReducer(reduce, empty);
    return (
      <>
        <FormTextField {...{ form, send: dispatch }} name="guests.0.firstName" label="First Name" />
        <Button onClick={onPress}>Next Step</Button>
      </>
    );
  }
  renderInWidget(<Page />);
  await userEvent.click(screen.getByLabelText('First Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByText('First Name is a required field')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next Step' }));
});

const unlessDouble = notIn(
  'firefox',
  'the driver sends each press by itself, and Gecko counts clicks anew after each',
);

test(
  'D-334 the second click of a double click does not press a button that has replaced the first',
  unlessDouble,
  async () => {
    const onPress = vi.fn();
    function Example() {
      const [step, setStep] = useState(1);
      const goOn = () => {
        onPress(step);
        setStep(2);
      };
      return (
        <Button key={step} onClick={goOn}>
          Next Step
        </Button>
      );
    }
    renderInWidget(<Example />);
    const button = () => screen.getByRole('button', { name: 'Next Step' });
    await userEvent.dblClick(button());
    expect(onPress.mock.calls).toEqual([[1]]);
    await userEvent.dblClick(button());
    expect(onPress.mock.calls).toEqual([[1], [2], [2]]);
  },
);
