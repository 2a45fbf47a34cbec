import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { stayDatesMachine } from '../../../machines/steps/search/stay-dates.machine.ts';
import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { OpenSearch } from '../../../src/domain/search/occupancy.ts';
import { SearchScreen } from '../../../widget/steps/search/SearchScreen.tsx';
import { party } from '../../support/fixtures.ts';
import { configuration, search, session } from '../../support/fixtures.ts';
import { appliedVoucher, voucherStatus } from '../payment/voucher-fixtures.ts';
import { expectSaid } from '../../support/said.ts';
import { answerTo } from './stay-dates.world.ts';
import { press } from '../../views/replay.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { enterText } from '../../support/enter-text.ts';
import { unfold } from '../../support/unfold.ts';

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
    await unfold(/^Rooms and guests/);
    await press('More: Children');
    expect(chosen(ageField())).toBe('Please select...');
    expect(screen.getByText(WAITS).closest('[role=status]')).not.toBeNull();
    await press('Check Availability');
    expect(ageField()).toHaveFocus();
    expect(ageField()).toHaveAccessibleDescription('Child Age is a required field');
    await userEvent.click(screen.getByRole('button', { name: /^Rooms and guests/ }));
    await press('Check Availability');
    expect(screen.getByRole('button', { name: /^Rooms and guests/ })).toHaveFocus();
    await unfold(/^Rooms and guests/);
    await userEvent.selectOptions(ageField(), 'Under 1');
    expect([check().disabled, screen.queryByText(WAITS)]).toEqual([false, null]);
    await userEvent.selectOptions(ageField(), 'Please select...');
    expect(screen.queryByText(WAITS)).not.toBeNull();
  });

  test('an amendment shows the party of the booking, and asks for the missing ages', async () => {
    show({}, { ...search({ amendId: 'I77' }), guestOccupancies: [party(2, [null, 7], 1)] });
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Children' }).value).toBe('2');
    expect([chosen(ageField('Child Age 1')), chosen(ageField('Child Age 2'))]).toEqual([
      'Please select...',
      '7 years',
    ]);
    await press('Check Availability');
    expect(ageField('Child Age 1')).toHaveFocus();
    await userEvent.selectOptions(ageField('Child Age 1'), '3 years');
    expect(screen.queryByText(WAITS)).toBeNull();
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
    await expectAccessible(screen.getByRole('dialog', { name: 'Dates' }));
    for (const value of ['2027-06-03', '2027-04-30', '2029-05-02', ''])
      fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(field.value).toBe('2027-06-03');
    await press('Use 3–5 Jun (2 nights)');
    expect(screen.getByRole('button', { name: 'Arrival date 03/06/2027' })).toBeDefined();
  });
});

describe('D-500 the dates', () => {
  test('the departure closes the dialog; the button takes the dates as they are', async () => {
    const stayDates = stayDatesMachine.provide({
      actors: { loadCalendar: fromPromise(({ input }) => Promise.resolve(answerTo(input))) },
    });
    const input = { configuration: configuration(), session, search: search({ arrivalDate: '2027-05-13' }) };
    showHeld(searchMachine.provide({ actors: { stayDates } }), input, SearchScreen, { real: ['stayDates'] });
    await press('Arrival date 13/05/2027');
    const dialog = screen.getByRole('dialog', { name: 'Dates' });
    const day = (name: RegExp) => within(dialog).findByRole('button', { name });
    await userEvent.click(await day(/^Monday 17 May 2027, £120/));
    within(dialog).getByRole('button', { name: 'Use 17–19 May (2 nights)' });
    await userEvent.click(await day(/^Monday 31 May 2027, £120/));
    const arrival = screen.getByRole('button', { name: 'Arrival date 17/05/2027' });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(arrival).toHaveFocus();
    expect(screen.getByLabelText<HTMLSelectElement>('Nights').value).toBe('14');
  });
});

describe('E-10 how many children', () => {
  const most = () => screen.getByRole('spinbutton', { name: 'Children' }).getAttribute('aria-describedby');

  test('the MaxChildren stand beside the control; an estate that takes none online shows its own text (D-21)', async () => {
    for (const maxChildren of [1, 3]) {
      cleanup();
      show({ maxChildren });
      await unfold(/^Rooms and guests/);
      expect(screen.getByText(`Up to ${maxChildren} in a room online`).id).toBe(most());
      expect(screen.getByText(/^To bring more children, please/)).not.toBeNull();
    }
    cleanup();
    const { content } = configuration();
    const childBooking = '<p>To bring children, ring us.</p>';
    show({ content: { ...content, search: { ...content.search, childBooking } } });
    await unfold(/^Rooms and guests/);
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
    expect([text().closest('[role=status]'), check().disabled]).toEqual([null, false]);
    expect(screen.getByText(WAITS)).not.toBeNull();
    await userEvent.selectOptions(ageField(), '7 years');
    expect(check().disabled).toBe(false);
    await press('More: Children');
    expect([text().closest('[role=status]') === null, check().disabled]).toEqual([false, true]);
  });
});

describe('what folds', () => {
  const who = () => screen.getByRole('button', { name: /^(Rooms and guests|Guests) / });
  const codes = () => screen.getByRole('button', { name: 'Code or gift voucher?' });
  const isOpen = (fold: HTMLElement) => fold.getAttribute('aria-expanded');

  test('the guests stand in a line, and keep their values when they are folded', async () => {
    show({ maxChildren: 2 });
    expect([isOpen(who()), screen.queryByRole('spinbutton')]).toEqual(['false', null]);
    expect(who()).toHaveAccessibleName('Rooms and guests 1 room, 2\u00a0adults');
    await userEvent.click(who());
    await userEvent.click(screen.getByRole('radio', { name: '2' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'More: Children' })[0] ?? document.body);
    await userEvent.selectOptions(ageField(), '7 years');
    await userEvent.click(who());
    expect(who()).toHaveAccessibleName('Rooms and guests 2 rooms, 4\u00a0adults & 1\u00a0child');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(who());
    expect(chosen(ageField())).toBe('7 years');
    await userEvent.click(screen.getByRole('radio', { name: '5+' }));
    expect(who()).toHaveAccessibleName('Rooms and guests 5+ rooms');
    await expectAccessible();
  });

  test('guests without an age unfold, and so does a code that a link brings', async () => {
    show({}, { ...search({ code: 'SPRING' }), guestOccupancies: [party(2, [null])] });
    expect([isOpen(who()), isOpen(codes())]).toEqual(['true', 'true']);
    expect(screen.getByLabelText('Got a code?')).toHaveValue('SPRING');
    await userEvent.click(codes());
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(codes());
    expect(screen.getByLabelText('Got a code?')).toHaveValue('SPRING');
  });

  test('F-11 an amendment is called a change, and asks for guests only', () => {
    show({}, search({ amendId: 'I77' }));
    screen.getByRole('heading', { name: 'Change your stay' });
    expect(screen.getByText('Choose your new dates, and who is coming.')).toBeVisible();
    expect(screen.queryByText('Book a room')).toBeNull();
    expect(who()).toHaveAccessibleName('Guests 2\u00a0adults');
  });
});

describe('A §2.4, WCAG 4.1.3, 2.4.3 vouchers', () => {
  const { certificateReferenceNumber: reference, ...voucher } = appliedVoucher().voucher;

  /** Applies a voucher, which the estate finds redeemed unless it is said otherwise. */
  async function apply({ answer }: ReturnType<typeof show>, code: string, isGood = false) {
    await unfold('Code or gift voucher?');
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
