import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { OpenSearch } from '../../src/domain/occupancy.ts';
import { CallError } from '../../src/api/failure.ts';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import { SearchScreen } from '../../widget/screens/search/SearchScreen.tsx';
import { party } from '../support/fixtures.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { appliedVoucher, voucherStatus } from '../support/voucher-fixtures.ts';
import { expectSaid } from '../support/said.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';
import { enterText } from '../support/enter-text.ts';

type Asked = { reference: string; arrivalDate: string };

const WAITS = 'Please choose the age of each child: rooms and prices depend on it.';

interface Shown {
  search?: OpenSearch;
  estate?: Partial<StayConfiguration>;
  /** The estate's answer to the check of a voucher. */
  answer?: (asked: Asked) => VoucherStatus;
}

function show({ search: opened = search(), estate, answer = () => voucherStatus() }: Shown = {}) {
  const machine = searchMachine.provide({
    actors: {
      checkVoucher: fromPromise<VoucherStatus, Asked>(
        ({ input }) => new Promise((resolve) => resolve(answer(input))),
      ),
    },
  });
  const input = { configuration: configuration(estate), session, search: opened };
  renderInWidget(<SearchScreen actor={createActor(machine, { input }).start()} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check Availability' });
const ageField = (name = 'Child Age') => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (field: HTMLSelectElement) => field.selectedOptions[0]?.textContent;

describe("E-09 a child's age", () => {
  test("opens with 'Please select...', and 'Check Availability' waits for it and says so", async () => {
    show();
    expect([check().disabled, screen.queryByText(WAITS)]).toEqual([false, null]);
    await press('More: Children');
    expect(chosen(ageField())).toBe('Please select...');
    expect(check().disabled).toBe(true);
    expect(screen.getByText(WAITS).closest('[role=status]')).not.toBeNull();
    await userEvent.selectOptions(ageField(), 'Under 1');
    expect([check().disabled, screen.queryByText(WAITS)]).toEqual([false, null]);
    await userEvent.selectOptions(ageField(), 'Please select...');
    expect(check().disabled).toBe(true);
  });

  test('an amendment shows the party of the booking, and asks for the missing ages', async () => {
    show({ search: { ...search({ amendId: 'I77' }), guestOccupancies: [party(2, [null, 7], 1)] } });
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Children' }).value).toBe('2');
    expect([chosen(ageField('Child Age 1')), chosen(ageField('Child Age 2'))]).toEqual([
      'Please select...',
      '7 years',
    ]);
    expect(check().disabled).toBe(true);
    await userEvent.selectOptions(ageField('Child Age 1'), '3 years');
    expect(check().disabled).toBe(false);
  });
});

describe('D-500 where the code of the calendar is lost', () => {
  test('the browser’s own date field takes whole dates in the window, and nothing else', async () => {
    show({ search: search({ arrivalDate: '2027-05-20' }) });
    await press('Arrival date 20/05/2027');
    const field = screen.getByLabelText<HTMLInputElement>('Arrival date', { selector: 'input' });
    expect([field.type, field.value, field.min, field.max]).toEqual([
      ...['date', '2027-05-20', '2027-05-01', '2029-05-01'],
    ]);
    await expectAccessible(screen.getByRole('dialog', { name: 'Arrival date' }));
    for (const value of ['2027-06-03', '2027-04-30', '2029-05-02', ''])
      fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(field.value).toBe('2027-06-03');
    await press('Done');
    expect(screen.getByRole('button', { name: 'Arrival date 03/06/2027' })).toBeDefined();
  });
});

describe('E-10 how many children', () => {
  const most = () => screen.getByRole('spinbutton', { name: 'Children' }).getAttribute('aria-describedby');

  test.each([
    [1, 'Up to 1 in a room'],
    [3, 'Up to 3 in a room'],
  ])('a MaxChildren of %i stands beside the control', (maxChildren, said) => {
    show({ estate: { maxChildren } });
    expect(screen.getByText(said).id).toBe(most());
    expect(screen.getByText(/^To bring more children, please/)).not.toBeNull();
  });

  test('D-21 an estate that takes no children online shows its own text', async () => {
    const { content } = configuration();
    const childBooking = '<p>To bring children, ring us.</p>';
    show({ estate: { content: { ...content, search: { ...content.search, childBooking } } } });
    expect([screen.queryByText(/^Up to/), screen.queryByText(/^To bring more children/)]).toEqual([
      null,
      null,
    ]);
    await press('More: Children');
    expect(await screen.findByText('To bring children, ring us.')).not.toBeNull();
    expect(screen.queryByText(WAITS)).toBeNull();
  });
});

async function apply(reference: string) {
  enterText(screen.getByLabelText('Got a voucher?'), reference);
  await userEvent.click(screen.getByRole('button', { name: 'Apply code' }));
}

const remove = (reference: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove ${reference}` }));

const isRedeemed = ({ reference }: Asked) =>
  voucherStatus({
    canBeUsed: false,
    isRedeemed: true,
    voucher: { ...appliedVoucher().voucher, certificateReferenceNumber: reference },
  });

const noAnswer = (): never => {
  throw new CallError({ kind: 'offline', endpoint: 'voucherStatus' });
};

describe('A §2.4, WCAG 4.1.3, 2.4.3 vouchers', () => {
  test('applying and removing a voucher that fixes the dates are announced', async () => {
    show();
    const reference = appliedVoucher().voucher.certificateReferenceNumber;
    await apply(reference);
    await expectSaid('Arrival date Monday 10 May 2027, 2 nights. Set by your voucher.');
    await remove(reference);
    await expectSaid('Your voucher is removed. You can choose your dates again.');
  });

  test('removing one of several moves the focus to the others', async () => {
    show({ answer: isRedeemed });
    await apply('ONE');
    await screen.findByRole('button', { name: 'Remove ONE' });
    await apply('TWO');
    await screen.findByRole('button', { name: 'Remove TWO' });
    await remove('ONE');
    expect(screen.getByRole('heading', { name: 'Invalid Vouchers' })).toHaveFocus();
  });

  test('D-456 a check without an answer says so, and can be repeated from its line', async () => {
    const answers = [noAnswer, () => voucherStatus()];
    show({ answer: () => (answers.shift() ?? noAnswer)() });
    const reference = appliedVoucher().voucher.certificateReferenceNumber;
    await apply(reference);
    const region = await screen.findByRole('region', { name: 'Not checked yet' });
    expect(region.closest('[aria-live=polite]')).not.toBeNull();
    expect(region.textContent).toBe(
      `Not checked yet${reference}We could not check this voucher. ` +
        `The connection failed. Please check it and try again.Try again ${reference}Remove ${reference}`,
    );
    expect(screen.queryByRole('region', { name: 'Invalid Vouchers' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `Try again ${reference}` }));
    expect(screen.getByRole('button', { name: 'Apply code' })).toHaveFocus();
    await screen.findByRole('region', { name: 'Applied Vouchers' });
    expect(screen.queryByRole('region', { name: 'Not checked yet' })).toBeNull();
  });

  test('removing the last one moves the focus to the button that applies another', async () => {
    show({ answer: isRedeemed });
    await apply('ONE');
    await screen.findByRole('button', { name: 'Remove ONE' });
    await remove('ONE');
    expect(screen.getByRole('button', { name: 'Apply code' })).toHaveFocus();
  });
});
