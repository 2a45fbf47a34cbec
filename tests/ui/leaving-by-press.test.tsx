import { screen } from '@testing-library/react';
import { useReducer, useState } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  changeField,
  createForm,
  leaveField,
  type Form,
  type FormEvent,
} from '../../machines/shared/form.ts';
import { requiredText } from '../../machines/shared/fields.ts';
import { Button } from '../../widget/ui/controls/Button.tsx';
import { Checkbox } from '../../widget/ui/controls/Checkbox.tsx';
import { FormCheckbox, FormSelectField } from '../../widget/ui/controls/FormFields.tsx';
import { FormTextField } from '../../widget/ui/controls/FormTextField.tsx';
import { RadioGroup } from '../../widget/ui/controls/RadioGroup.tsx';
import { SafeLink } from '../../widget/ui/media/SafeLink.tsx';
import { renderInWidget } from './render.tsx';
import { enterText } from '../support/enter-text.ts';

const schema = v.object({ name: requiredText, terms: v.literal(true, 'termsRequired') });
const empty = createForm({ name: '', terms: false, title: '' });

function reduce(form: typeof empty, event: FormEvent): Form<typeof empty.values> {
  if (event.type === 'field.changed') return changeField(form, schema, event.name, event.value);
  return event.type === 'field.left' ? leaveField(form, schema, event.name) : form;
}

/** A field that shows an error once it is left, with controls below it. */
function Page({ onPress }: { onPress: () => void }) {
  const [form, send] = useReducer(reduce, empty);
  const [joins, setJoins] = useState(false);
  const [who, setWho] = useState('');
  const bound = { form, send };
  return (
    <div>
      <FormTextField {...bound} name="name" label="Name" />
      <span onClick={onPress}>
        <SafeLink href="/terms/">Terms</SafeLink>
      </span>
      <Button onClick={onPress}>Next Step</Button>
      <Checkbox name="joins" label="Join" checked={joins} onChange={setJoins} />
      <FormCheckbox {...bound} name="terms" label="I agree" errorLabel="Terms" />
      <FormSelectField {...bound} name="title" label="Title" options={[{ value: 'MR', label: 'Mr' }]} />
      <RadioGroup
        {...{ name: 'who', legend: 'Who?', value: who, onChange: setWho }}
        options={['Ada', 'Tom'].map((label) => ({ value: label, label }))}
      />
    </div>
  );
}

const complaint = () => screen.findByText('Name is a required field');

test.each([
  ['link', 'Terms'],
  ['button', 'Next Step'],
])('D-220 a %s takes the press that makes the field above it show an error', async (role, name) => {
  const onPress = vi.fn();
  renderInWidget(<Page onPress={onPress} />);
  await userEvent.click(screen.getByLabelText('Name'));
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole(role, { name }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByRole(role, { name })).toHaveFocus();
  expect(await complaint()).toBeVisible();
});

test('D-220 a checkbox takes such a press, also where it shows an error itself', async () => {
  renderInWidget(<Page onPress={vi.fn()} />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByLabelText('Join'));
  expect(screen.getByLabelText('Join')).toBeChecked();
  expect(screen.getByLabelText('Join')).toHaveFocus();
  expect(await complaint()).toBeVisible();
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.click(screen.getByLabelText('Tom'));
  expect(screen.getByLabelText('Tom')).toBeChecked();
  expect(await screen.findByText('Terms is a required field')).toBeVisible();
});

test('D-220 a radio button takes such a press; by keyboard the field shows its error at once', async () => {
  renderInWidget(<Page onPress={vi.fn()} />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByLabelText('Ada'));
  expect(screen.getByLabelText('Ada')).toBeChecked();
  expect(await complaint()).toBeVisible();
  enterText(screen.getByLabelText('Name'), 'Ada');
  enterText(screen.getByLabelText('Name'), '');
  await userEvent.tab();
  expect(screen.getByText('Name is a required field')).toBeVisible();
});

test('D-220 a press that returns the focus does not count as leaving the field', async () => {
  function Back() {
    const [form, send] = useReducer(reduce, empty);
    return (
      <>
        <FormTextField {...{ form, send }} name="name" label="Name" />
        <div tabIndex={-1} onMouseUp={() => screen.getByLabelText('Name').focus()}>
          Hint
        </div>
      </>
    );
  }
  renderInWidget(<Back />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByText('Hint'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('A');
  expect(screen.queryByText('Name is a required field')).toBeNull();
});

test('D-220 a widget that was removed delays no event any more', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.name = 'of-the-page';
  const heard: string[] = [];
  field.addEventListener('focusout', () => heard.push('left'));
  const leaveByPress = () => {
    field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  // In a test page, the root of the view is the document.
  const first = renderInWidget(<Page onPress={vi.fn()} />);
  const second = renderInWidget(<Page onPress={vi.fn()} />);
  first.unmount();
  leaveByPress();
  expect(heard).toEqual([]);
  second.unmount();
  leaveByPress();
  expect(heard).toEqual(['left']);
  field.remove();
});
