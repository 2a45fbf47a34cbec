import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterText } from '../support/enter-text.ts';
import { field, fillCard, never, pay, showPayment, user } from './payment-page.tsx';
import { expectAccessible } from './ui/render.tsx';

const show = () => showPayment({}, { complete: never });
const number = () => field('Card Number');
const expiry = () => field('Expiry Date');
const brand = () =>
  within(screen.getByRole('group', { name: 'Card details' })).getByRole('status').textContent;
/** Fills in a field as a browser's autofill does. */
function fillIn(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

describe('D-522 the type of the card', () => {
  it.each([
    ['4', 'Visa', 'VS'],
    ['37', 'Amex', 'AX'],
    ['6011', 'Discover', 'DI'],
    ['51', 'MasterCard', 'MC'],
    ['6759', 'UK Maestro', 'UM'],
  ])('a number that begins with %s is of %s, and is sent as %s', async (digits, name, code) => {
    const { vault } = show();
    await user.type(number(), digits);
    await waitFor(() => expect(brand()).toBe(name));
    expect(screen.queryByLabelText('Card Type')).toBeNull();
    enterText(expiry(), '05/28');
    enterText(field('Name On Card'), 'A Lovelace');
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardType: code });
  });

  it('B §2.5, §9 a number that does not tell the type makes the form ask for it, and nothing is sent without it', async () => {
    const { vault } = show();
    await user.type(number(), '99999');
    expect(screen.queryByLabelText('Card Type')).toBeNull();
    await user.type(number(), '9');
    const type = await screen.findByLabelText<HTMLSelectElement>('Card Type');
    expect([...type.options].map((option) => [option.value, option.text])).toEqual([
      ['', 'Please select...'],
      ['VS', 'Visa'],
      ['AX', 'Amex'],
      ['DI', 'Discover'],
      ['MC', 'MasterCard'],
      ['UM', 'UK Maestro'],
    ]);
    enterText(expiry(), '05/28');
    enterText(field('Name On Card'), 'A Lovelace');
    await user.click(pay());
    expect(vault.take('card')).toBeNull();
    expect(screen.getByRole('group', { name: 'Please check your card details' })).toHaveTextContent(
      'Please check your card detailsCard type is a required field',
    );
    await expectAccessible();
    await user.selectOptions(type, 'UM');
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '999999', cardType: 'UM' });
  });

  it('B §9 a number too short to tell its type is sent as the default type', async () => {
    const { vault } = show();
    await user.type(number(), '9');
    enterText(expiry(), '05/28');
    enterText(field('Name On Card'), 'A Lovelace');
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '9', cardType: 'VS' });
  });

  it('T15 a form that is wiped forgets the type of the card', async () => {
    show();
    fillCard({ number: '4242' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(brand()).toBe(''));
    expect([number().value, field('Name On Card').value]).toEqual(['', '']);
  });
});

describe('D-522 the number in groups', () => {
  it('is grouped as it is typed, pasted or filled in, and sent as its digits', async () => {
    const { vault } = show();
    await user.type(number(), '42424');
    expect(number()).toHaveValue('4242 4');
    await user.clear(number());
    await user.click(number());
    await user.paste('4242-4242-4242-4242');
    expect(number()).toHaveValue('4242 4242 4242 4242');
    fillIn(number(), '378282246310005');
    expect(number()).toHaveValue('3782 822463 10005');
    enterText(expiry(), '0528');
    enterText(field('Name On Card'), 'A Lovelace');
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ cardNumber: '378282246310005', cardType: 'AX' });
  });

  it('the caret keeps its digit: within the number, and over a space with Backspace and Delete', async () => {
    show();
    await user.type(number(), '42424242');
    number().setSelectionRange(2, 2);
    await user.keyboard('1');
    expect([number().value, number().selectionStart]).toEqual(['4214 2424 2', 3]);
    number().setSelectionRange(5, 5);
    await user.keyboard('{Backspace}');
    expect([number().value, number().selectionStart]).toEqual(['4214 2424 2', 4]);
    await user.keyboard('{Backspace}');
    expect([number().value, number().selectionStart]).toEqual(['4212 4242', 3]);
    number().setSelectionRange(4, 4);
    await user.keyboard('{Delete}');
    expect([number().value, number().selectionStart]).toEqual(['4212 4242', 5]);
    await user.keyboard('{Delete}');
    expect([number().value, number().selectionStart]).toEqual(['4212 242', 5]);
  });

  it('a text that is no number stays as it is typed', async () => {
    show();
    await user.type(number(), '4242x4242');
    expect(number()).toHaveValue('4242x4242');
    expect(brand()).toBe('');
  });
});

describe('D-07, D-522 one expiry date', () => {
  it.each([
    ['0528', '05/28'],
    ['528', '05/28'],
    ['05/28', '05/28'],
    ['05/2028', '05/2028'],
  ])('typed as %s it shows %s and is sent as month and year', async (typed, shown) => {
    const { vault } = show();
    fillCard({ expiry: '' });
    await user.type(expiry(), typed);
    expect(expiry()).toHaveValue(shown);
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ expiryMonth: '05', expiryYear: '28' });
  });

  it("HTML: autofill's format for cc-exp is accepted", async () => {
    const { vault } = show();
    fillIn(number(), '4242424242424242');
    fillIn(expiry(), '2028-05');
    fillIn(screen.getByLabelText('Name On Card'), 'A Lovelace');
    await user.click(pay());
    expect(vault.take('card')).toMatchObject({ expiryMonth: '05', expiryYear: '28' });
  });

  it.each([
    ['13/28', 'Please enter the date as it stands on the card: MM/YY.'],
    ['05/51', 'Please enter the date as it stands on the card: MM/YY.'],
    // The estate's year is 2027.
    ['05/26', 'This card seems to have expired. Please check the date.'],
  ])('%s is not sent, and the reason stands at the field and above the card', async (typed, words) => {
    const { vault } = show();
    fillCard({ expiry: typed });
    await user.click(pay());
    expect(vault.take('card')).toBeNull();
    const box = screen.getByRole('group', { name: 'Please check your card details' });
    expect(within(box).getByRole('listitem')).toHaveTextContent(words);
    expect(expiry()).toHaveAccessibleDescription(`MM/YY ${words}`);
    expect(expiry()).toBeInvalid();
    await expectAccessible();
  });
});
