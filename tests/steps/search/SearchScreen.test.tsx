import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { SearchScreen } from '../../../widget/steps/search/SearchScreen.tsx';
import { party } from '../../support/fixtures.ts';
import { configuration, search, session } from '../../support/fixtures.ts';
import { appliedVoucher, voucherStatus } from '../payment/voucher-fixtures.ts';
import { expectSaid } from '../../support/said.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { enterText } from '../../support/enter-text.ts';

const WAITS = 'Please choose the age of each child: rooms and prices depend on it.';

function show(estate: Partial<StayConfiguration> = {}, opened: OpenSearch = search()) {
  const input = { configuration: configuration(estate), session, search: opened };
  return showHeld(searchMachine, input, SearchScreen, { real: ['stayDates'] });
}

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
    show({}, { ...search({ amendId: 'I77' }), guestOccupancies: [party(2, [null, 7], 1)] });
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

describe('D-500 where the calendar breaks', () => {
  test('the browser’s own date field takes whole dates in the window, and nothing else', async () => {
    const stayDates = stayDatesMachine.provide({
      guards: {
        cannotAsk: () => {
          throw new Error('broken');
        },
      },
    });
    const input = {
      configuration: configuration(),
      session,
      search: search({ arrivalDate: '2027-05-20' }),
    };
    showHeld(searchMachine.provide({ actors: { stayDates } }), input, SearchScreen, { real: ['stayDates'] });
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

  test('the MaxChildren stand beside the control; an estate that takes none online shows its own text (D-21)', async () => {
    for (const maxChildren of [1, 3]) {
      cleanup();
      show({ maxChildren });
      expect(screen.getByText(`Up to ${maxChildren} in a room`).id).toBe(most());
      expect(screen.getByText(/^To bring more children, please/)).not.toBeNull();
    }
    cleanup();
    const { content } = configuration();
    const childBooking = '<p>To bring children, ring us.</p>';
    show({ content: { ...content, search: { ...content.search, childBooking } } });
    expect(screen.queryByText(/^(Up to|To bring more children)/)).toBeNull();
    await press('More: Children');
    expect(await screen.findByText('To bring children, ring us.')).not.toBeNull();
    expect(screen.queryByText(WAITS)).toBeNull();
  });

  test('F-06 an amendment keeps its children; the text stands beside the form, and in its way for more', async () => {
    const { content } = configuration();
    const childBooking = '<p>To bring children, ring us.</p>';
    const estate = { maxChildren: 2, content: { ...content, search: { ...content.search, childBooking } } };
    show(estate, { ...search({ amendId: 'I77' }), guestOccupancies: [party(2, [null])] });
    const text = () => screen.getByText('To bring children, ring us.');
    expect([text().closest('[role=status]'), check().disabled]).toEqual([null, true]);
    expect(screen.getByText(WAITS)).not.toBeNull();
    await userEvent.selectOptions(ageField(), '7 years');
    expect(check().disabled).toBe(false);
    await press('More: Children');
    expect([text().closest('[role=status]') === null, check().disabled]).toEqual([false, true]);
  });
});

describe('A §2.4, WCAG 4.1.3, 2.4.3 vouchers', () => {
  const { certificateReferenceNumber: reference, ...voucher } = appliedVoucher().voucher;

  /** Applies a voucher, which the estate finds redeemed unless it is said otherwise. */
  async function apply({ answer }: ReturnType<typeof show>, code: string, isGood = false) {
    enterText(screen.getByLabelText('Got a voucher?'), code);
    await press('Apply code');
    answer(
      'checkVoucher',
      isGood
        ? voucherStatus()
        : voucherStatus({
            ...{ canBeUsed: false, isRedeemed: true },
            voucher: { ...voucher, certificateReferenceNumber: code },
          }),
    );
    await screen.findByRole('button', { name: `Remove ${code}` });
  }

  test('applying and removing a voucher that fixes the dates are announced', async () => {
    await apply(show(), reference, true);
    await expectSaid('Arrival date Monday 10 May 2027, 2 nights. Your voucher was checked for these dates.');
    await press(`Remove ${reference}`);
    await expectSaid('Your voucher is removed. You can choose your dates again.');
  });

  test('removing one of several moves the focus to the others, removing the last one to the button', async () => {
    const shown = show();
    await apply(shown, 'ONE');
    await apply(shown, 'TWO');
    await press('Remove ONE');
    expect(screen.getByRole('heading', { name: 'Invalid Vouchers' })).toHaveFocus();
    await press('Remove TWO');
    expect(screen.getByRole('button', { name: 'Apply code' })).toHaveFocus();
  });
});
