import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterText } from '../../support/enter-text.ts';
import { field, fillCard, never, pay, showPayment, user } from './payment-page.tsx';
import { marksOf, VENDORS } from '../../support/recorders.ts';
import { expectAccessible } from '../../ui/render.tsx';

let vault: ReturnType<typeof showPayment>['vault'];
const show = () => ({ vault } = showPayment({}, { complete: never }));
/** Pays with what is typed, under a name and, where none is typed, a date. Returns the card that is sent. */
async function sent() {
  if (expiry().value === '') enterText(expiry(), '05/28');
  enterText(field('Name On Card'), 'A Lovelace');
  await user.click(pay());
  return vault.take('card');
}
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
  it('a number that begins with 6759 is of UK Maestro, and is sent as UM', async () => {
    show();
    await user.type(number(), '6759');
    await waitFor(() => expect(brand()).toBe('UK Maestro'));
    expect(screen.queryByLabelText('Card Type')).toBeNull();
    expect(await sent()).toMatchObject({ cardType: 'UM' });
  });

  it('B §2.5, §9 a number that does not tell the type makes the form ask for it, and nothing is sent without it', async () => {
    show();
    await user.type(number(), '99999');
    expect(screen.queryByLabelText('Card Type')).toBeNull();
    await user.type(number(), '9');
    const type = await screen.findByLabelText<HTMLSelectElement>('Card Type');
    expect([...type.options].map((option) => `${option.value} ${option.text}`)).toEqual([
      ...[' Please select...', 'VS Visa', 'AX Amex', 'DI Discover', 'MC MasterCard', 'UM UK Maestro'],
    ]);
    expect(await sent()).toBeNull();
    expect(screen.getByRole('group', { name: 'Please check your card details' })).toHaveTextContent(
      'Please check your card detailsCard type is a required field',
    );
    await expectAccessible();
    await user.selectOptions(type, 'UM');
    expect(await sent()).toMatchObject({ cardNumber: '999999', cardType: 'UM' });
  });

  it('B §9 a number too short to tell its type is sent as the default type', async () => {
    show();
    await user.type(number(), '9');
    expect(await sent()).toMatchObject({ cardNumber: '9', cardType: 'VS' });
  });

  it('T15 a form that is wiped forgets the type of the card', async () => {
    show();
    fillCard({ number: '4242' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(brand()).toBe(''));
    expect([number().value, field('Name On Card').value]).toEqual(['', '']);
  });
});

describe('T8 session recorders', () => {
  it('leave out each field of the card, and the form around them, by the marks of their vendors', async () => {
    show();
    await user.type(number(), '999999');
    const fields = [number(), await screen.findByLabelText('Card Type'), expiry(), field('Name On Card')];
    for (const each of [...fields, number().form]) expect(marksOf(each)).toEqual(VENDORS);
  });
});

describe('D-522 the number in groups', () => {
  it('is grouped as it is typed, pasted or filled in, and sent as its digits', async () => {
    show();
    await user.type(number(), '42424');
    expect(number()).toHaveValue('4242 4');
    await user.clear(number());
    await user.click(number());
    await user.paste('4242-4242-4242-4242');
    expect(number()).toHaveValue('4242 4242 4242 4242');
    fillIn(number(), '378282246310005');
    expect(number()).toHaveValue('3782 822463 10005');
    expect(await sent()).toMatchObject({ cardNumber: '378282246310005', cardType: 'AX' });
  });

  it('the caret keeps its digit: within the number, and over a space with Backspace and Delete', async () => {
    show();
    await user.type(number(), '42424242');
    for (const [from, key, value, to] of [
      [2, '1', '4214 2424 2', 3],
      [5, '{Backspace}', '4214 2424 2', 4],
      [4, '{Backspace}', '4212 4242', 3],
      [4, '{Delete}', '4212 4242', 5],
      [5, '{Delete}', '4212 242', 5],
    ] as const) {
      number().setSelectionRange(from, from);
      await user.keyboard(key);
      expect([number().value, number().selectionStart], key).toEqual([value, to]);
    }
    fillIn(number(), '');
    await user.type(number(), '4242x4242');
    expect([number().value, brand()]).toEqual(['4242x4242', '']);
  });
});

describe('D-07, D-522 one expiry date', () => {
  it.each([
    ['528', '05/28'],
    ['05/2028', '05/2028'],
  ])('typed as %s it shows %s and is sent as month and year', async (typed, shown) => {
    show();
    fillCard({ expiry: '' });
    await user.type(expiry(), typed);
    expect(expiry()).toHaveValue(shown);
    expect(await sent()).toMatchObject({ expiryMonth: '05', expiryYear: '28' });
  });

  it("HTML: autofill's format for cc-exp is accepted", async () => {
    show();
    fillIn(number(), '4242424242424242');
    fillIn(expiry(), '2028-05');
    expect(await sent()).toMatchObject({ expiryMonth: '05', expiryYear: '28' });
  });

  const FORM = 'Please enter the date as it stands on the card: MM/YY.';
  it.each([
    ['13/28', FORM],
    ['05/51', FORM],
    // The estate's year is 2027.
    ['05/26', 'This card seems to have expired. Please check the date.'],
  ])('%s is not sent, and the reason stands at the field and above the card', async (typed, words) => {
    show();
    fillCard({ expiry: typed });
    expect(await sent()).toBeNull();
    const box = screen.getByRole('group', { name: 'Please check your card details' });
    expect(within(box).getByRole('listitem')).toHaveTextContent(words);
    expect(expiry()).toHaveAccessibleDescription(`MM/YY ${words}`);
    expect(expiry()).toBeInvalid();
    await expectAccessible();
  });
});
