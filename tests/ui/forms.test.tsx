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
} from '../../machines/shared/form.ts';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { ErrorSummary } from '../../widget/ui/text/ErrorSummary.tsx';
import { FormCheckbox, FormSelectField, FormTextArea } from '../../widget/ui/controls/FormFields.tsx';
import { useBinding } from '../../widget/ui/controls/form-binding.ts';
import { FormTextField } from '../../widget/ui/controls/FormTextField.tsx';
import { PasswordField } from '../../widget/ui/controls/PasswordField.tsx';
import { RadioGroup } from '../../widget/ui/controls/RadioGroup.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';
import { enterText } from '../support/enter-text.ts';
import { notIn } from '../support/not-in.ts';
import { marksOf, VENDORS } from '../support/recorders.ts';
import { textsAt } from '../support/texts-of.ts';

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

function GuestForm({ onEvent = (_: FormEvent): void => {} }) {
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
  const onEvent = vi.fn<(event: FormEvent) => void>();
  renderInWidget(<GuestForm onEvent={onEvent} />);
  enterText(screen.getByLabelText('First Name'), 'Amy');
  await userEvent.selectOptions(screen.getByLabelText('Title'), 'Mr');
  enterText(screen.getByLabelText('Special Requests'), 'A cot');
  await userEvent.click(screen.getByLabelText('Someone else'));
  await userEvent.click(screen.getByLabelText('I agree'));

  const told = (wanted: FormEvent['type']) =>
    onEvent.mock.calls.flatMap(([{ type, ...event }]) => (type === wanted ? [Object.values(event)] : []));
  expect(told('field.changed')).toEqual([
    ...[
      ['guests.0.firstName', 'Amy'],
      ['guests.0.title', 'MR'],
      ['request', 'A cot'],
      ['lead', 'else'],
    ],
    ['terms', true],
  ]);
  expect(told('field.left')).toEqual([['guests.0.firstName'], ['request']]);
  expect(screen.getByLabelText('First Name')).toHaveValue('Amy');
  expect(screen.getByLabelText('Title')).toHaveValue('MR');
  expect(screen.getByLabelText('Someone else')).toBeChecked();
  expect(screen.getByLabelText('I agree')).toBeChecked();
});

test('A §5.5 an error names the field and is tied to its control, once the guest has left it; all show after a submission', async () => {
  renderInWidget(<GuestForm />);
  const first = screen.getByLabelText('First Name');
  expect(first.ariaInvalid).toBeNull();
  await userEvent.click(first);
  await userEvent.tab();
  const message = screen.getByText('First name is a required field');
  expect([first.ariaInvalid, first.getAttribute('aria-describedby')]).toEqual(['true', message.id]);
  expect(textsAt('.ui-error')).toHaveLength(1);
  await userEvent.click(screen.getByText('Submit'));
  expect(textsAt('.ui-error')).toEqual(
    ['Title', 'First name', 'Who is the lead booker?', 'Terms'].map(
      (field) => `${field} is a required field`,
    ),
  );
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
          {...{ label: 'Password', name: 'password', autoComplete: 'current-password', onFilledChange }}
          ref={input}
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
  expect([onFilledChange.mock.calls, textsAt('output')]).toEqual([[[true], [false]], ['13']]);
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  expect(marksOf(field)).toEqual(VENDORS);
});

test('a busy button keeps its text and focus and ignores presses, also as a submit button', async () => {
  const onPress = vi.fn();
  renderInWidget(
    <form action={onPress}>
      <Button type="submit" variant="primary" busy onClick={onPress}>
        PAY TO COMPLETE
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'PAY TO COMPLETE' });
  button.focus();
  await userEvent.keyboard('{Enter} ');
  expect([onPress.mock.calls, button.ariaDisabled]).toEqual([[], 'true']);
  expect(button).toHaveFocus();
});

test('WCAG 3.3.1 a summary of errors takes the focus and links to each field', async () => {
  const items = [
    { name: 'guests.0.firstName', text: 'First name is missing' },
    { name: 'lead', text: 'The lead booker is missing' },
  ];
  renderInWidget(
    <>
      <ErrorSummary heading="Error" items={items} />
      <GuestForm />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Error' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'First name is missing' }));
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'The lead booker is missing' }));
  expect(screen.getByLabelText('Amy Ashdown')).toHaveFocus();
});

test('a long summary of errors shows the beginning, and counts the rest', () => {
  const texts = ['Title', 'First name', 'Last name', 'Email', 'Telephone'].map(
    (label) => `${label} is missing`,
  );
  const items = texts.map((text, index) => ({ name: `field.${index}`, text }));
  const { rerender } = renderInWidget(<ErrorSummary heading="Error" items={items} />);
  const lines = () => textsAt('li', screen.getByRole('group', { name: 'Error' }));
  expect(lines()).toEqual([...texts.slice(0, 3), 'and 2 more, each told at its field']);
  rerender(<ErrorSummary heading="Error" items={items.slice(1)} />);
  expect(lines()).toEqual(texts.slice(1));
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
