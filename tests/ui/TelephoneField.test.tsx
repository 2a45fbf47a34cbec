import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TelephoneField } from '../../widget/ui/controls/TelephoneField.tsx';
import { TelephonesContext, type Telephones } from '../../widget/ui/controls/telephones-context.tsx';
import { expectAccessible, renderInWidget } from './render.tsx';

/** Shows a form with the field. `told` lists the values that the field has sent. */
function renderField(initial: string, load?: () => Promise<Telephones>, country = 'GB') {
  const told: string[] = [];
  function Holder() {
    const [value, setValue] = useState(initial);
    return (
      <form aria-label="Details">
        <TelephoneField
          label="Telephone"
          name="telephone"
          value={value}
          onChange={(next) => {
            told.push(next);
            setValue(next);
          }}
        />
      </form>
    );
  }
  renderInWidget(load ? <TelephonesContext value={load}>{<Holder />}</TelephonesContext> : <Holder />, {
    country,
  });
  return { told, number: screen.getByRole('textbox', { name: 'Telephone' }) };
}

const user = userEvent.setup();
const chosen = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dialling code' }).selectedOptions[0]?.textContent;
const whenLoaded = () => screen.findByRole('option', { name: 'United Kingdom \u200e+44' });

it('B §2.2 starts with the United Kingdom, sends the international form, and formats on leaving', async () => {
  const { told, number } = renderField('');
  await whenLoaded();
  expect(chosen()).toBe('United Kingdom \u200e+44');
  expect(screen.getAllByRole('option')[1]).toHaveTextContent('Afghanistan \u200e+93');
  await user.type(number, '07700900123');
  expect(number).toHaveValue('07700900123');
  expect(told.at(-1)).toBe('+447700900123');
  await user.tab();
  expect(number).toHaveValue('07700 900123');
  expect(told.at(-1)).toBe('+447700900123');
  await expectAccessible();
});

it('starts with the country that the page names', async () => {
  const { told, number } = renderField('', undefined, 'FR');
  await whenLoaded();
  expect(chosen()).toBe('France \u200e+33');
  await user.type(number, '0612345678');
  expect(told.at(-1)).toBe('+33612345678');
});

it('a number of another country selects that country, and another country converts the number', async () => {
  const { told, number } = renderField('+33612345678');
  await whenLoaded();
  expect(chosen()).toBe('France \u200e+33');
  expect(number).toHaveValue('06 12 34 56 78');
  await user.clear(number);
  await user.type(number, '+1 212 555 0100');
  expect(chosen()).toBe('United States \u200e+1');
  await user.tab();
  expect(number).toHaveValue('(212) 555-0100');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dialling code' }), 'Jersey \u200e+44');
  await user.clear(number);
  await user.type(number, '07700 900123');
  await user.tab();
  expect(chosen()).toBe('Jersey \u200e+44');
  expect(told.at(-1)).toBe('+447700900123');
});

it('a number that is too short gets a hint on leaving, and no error', async () => {
  const { told, number } = renderField('');
  await whenLoaded();
  await user.type(number, '123');
  expect(screen.queryByText(/too short or too long/)).toBeNull();
  await user.tab();
  expect(number).toHaveAccessibleDescription('This number looks too short or too long. Please check it.');
  expect(number).toHaveValue('123');
  expect(number).not.toHaveAttribute('aria-invalid');
  expect(told.at(-1)).toBe('+44123');
  await user.type(number, '4');
  expect(number).not.toHaveAccessibleDescription();
  await expectAccessible();
});

it('is a plain field where the numbering plans fail to load', async () => {
  const { told, number } = renderField('', () => Promise.reject(new Error('blocked')));
  await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
  await user.type(number, '07700 900123');
  await user.tab();
  expect(number).toHaveValue('07700 900123');
  expect(told.at(-1)).toBe('07700 900123');
  await expectAccessible();
});

it('keeps what is typed before the numbering plans load, and its focus', async () => {
  let arrive: (plans: Telephones) => void = () => undefined;
  const late = new Promise<Telephones>((resolve) => (arrive = resolve));
  const { told, number } = renderField('', () => late);
  expect(screen.getByRole('combobox', { name: 'Dialling code' })).toBeDisabled();
  await user.type(number, '07700 9');
  arrive(await import('../../src/domain/guests/telephones.ts'));
  await whenLoaded();
  expect(number).toHaveFocus();
  await user.type(number, '00123');
  await user.tab();
  expect(number).toHaveValue('07700 900123');
  expect(told.at(-1)).toBe('+447700900123');
});
