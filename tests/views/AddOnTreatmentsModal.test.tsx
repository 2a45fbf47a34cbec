import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CallError } from '../../src/api/failure.ts';
import type { AddOnTreatmentsInput } from '../../machines/modals/addon-treatments/addon-treatments.types.ts';
import { AddOnTreatmentsModal } from '../../widget/modals/addon-treatments/AddOnTreatmentsModal.tsx';
import { spaForOne, spaInput } from '../support/addons-stay.ts';
import { MONDAY, noSpaTimes, spaDays, spaSlot } from '../support/itinerary-stay.ts';
import { startAddOnTreatments } from '../support/start-addon-treatments.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(input: AddOnTreatmentsInput = spaInput) {
  const started = startAddOnTreatments(input);
  renderInWidget(<AddOnTreatmentsModal actor={started.actor} />);
  return started;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
/** The buttons at the lower edge. */
const ways = () => [...document.querySelectorAll('.ui-dialog-foot button')].map((way) => way.textContent);
const entries = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test("A §2.12 'Preparing to unwind…', the intro and the number to call (B §2.16)", async () => {
  const { answerDays } = show();
  screen.getByText('Preparing to unwind…');
  await expectAccessible();
  await answerDays();
  await screen.findByText('You can book our most popular treatments');
  const call = screen.getByRole<HTMLAnchorElement>('link', {
    name: "Can't book the treatment you want below? Call us on 01234 567890",
  });
  expect(call.getAttribute('href')).toBe('tel:01234567890');
  // D-41: the host has no page with the full list.
  expect(screen.queryByRole('link', { name: /full list/ })).toBeNull();
  await expectAccessible();
});

test('B §2.16 the number to call for other treatments stands above the list', async () => {
  const { answerDays } = show();
  await answerDays();
  await press('Continue');
  const card = await heading('Honey Massage');
  const call = screen.getByRole('link', { name: /^Can't book the treatment you want below/ });
  expect(call.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('A §4.9 leads from the guests through list, card, time and next guest to the end', async () => {
  const { actor, answerDays, answerTimes } = show();
  await answerDays();
  const who = await screen.findByRole('group', { name: 'Who would like a treatment?' });
  expect(within(who).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(ways()).toEqual(['Close', 'Continue']);
  await press('Continue');
  await heading('Choose a treatment for Tom');
  expect(screen.getAllByRole('button', { name: /^Select/ }).map((button) => button.textContent)).toEqual([
    'Select 60mins £95: Honey Massage',
    'Select 90mins £132: Honey Massage',
    'Select 45mins £72.50: Still Water Facial',
  ]);
  expect(ways()).toEqual(['Back']);
  await expectAccessible();
  await press(/^Select 60mins £95/);
  await heading("Select Tom's treatment time");
  await answerTimes();
  screen.getByText('Honey Massage, 60 mins, £95');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Time' }).disabled).toBe(true);
  await press('Morning');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '11:00 taken' }).disabled).toBe(true);
  await press('10:30');
  await expectAccessible();
  await press('Confirm Time');

  await heading("Tom's treatments");
  expect(entries()).toEqual(['Treatment 1Honey Massage Mon 10th May 27 - 10:30']);
  // E-16: the price of the chosen time.
  expect(screen.getByText('£95 in all').closest('[role=status]')).not.toBeNull();
  screen.getByRole('button', { name: 'Select Treatment 2' });
  await expectAccessible();
  expect(ways()).toEqual(['Back', 'Done', "Ivy's TREATMENTS"]);
  await press("Ivy's TREATMENTS");
  expect(document.activeElement?.textContent).toBe('Choose a treatment for Ivy');
  await press('Back');
  expect(document.activeElement?.textContent).toBe("Ivy's treatments");
  screen.getByRole('button', { name: 'Select Treatment 1' });
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await press('Continue');
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      {
        kind: 'treatment',
        date: MONDAY,
        guestIndex: 0,
        displayName: 'Honey Massage',
        durationId: 'id-HM60',
        duration: 60,
        price: 9_500,
        time: spaSlot(`${MONDAY}T10:30:00`),
      },
    ],
  });
});

test('A §4.9 one guest and one treatment with one length lead straight to the times; Remove', async () => {
  const { days, answerTimes } = show(spaForOne);
  days[0]?.resolve(spaDays);
  await heading("Select Tom's treatment time");
  await answerTimes();
  await press('14:30');
  await press('Confirm Time');
  await heading("Tom's treatments");
  await press('Remove Treatment 1');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  screen.getByRole('button', { name: 'Select Treatment 1' });
});

test('shows the dates on which the treatment is sold, and a day without times', async () => {
  const { answerDays, times } = show({ ...spaInput, guests: ['Tom'] });
  await answerDays();
  await heading('Choose a treatment for Tom');
  await press(/^Select 60mins £95/);
  const dates = within(screen.getByRole('group', { name: 'Dates of your stay' }));
  expect(dates.getAllByRole('button').map((tab) => tab.textContent)).toEqual([
    'Mon 10th May',
    'Tue 11th May',
  ]);
  await press('Tue 11th May');
  times.at(-1)?.resolve(noSpaTimes);
  await screen.findByText('There are no times left on this day. Please try another.');
  await expectAccessible();
  await press('Back');
  await heading('Choose a treatment for Tom');
});

test('D-320 a failure ends the loading, is told in words, and can be tried again', async () => {
  const { answerDays, days, times, answerTimes } = show({ ...spaInput, guests: ['Tom'] });
  days[0]?.reject(new CallError({ kind: 'offline', endpoint: 'spaActivitiesByDate' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not load the treatments.The connection failed. Please check it and try again.Try again',
  );
  expect(screen.queryByText('Preparing to unwind…')).toBeNull();
  await press('Try again');
  await answerDays();
  await heading('Choose a treatment for Tom');
  await press(/^Select 45mins/);
  times[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'spaTimes' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not load the times.This is taking longer than it should. Please try again.Try again',
  );
  await press('Try again');
  await answerTimes();
  await screen.findByRole('button', { name: '14:30' });
});

test('Done ends with the treatments so far, whichever guest comes next', async () => {
  const { actor, answerDays, answerTimes } = show();
  await answerDays();
  await press('Continue');
  await press(/^Select 60mins £95/);
  await answerTimes();
  await press('14:30');
  await press('Confirm Time');
  await press('Done');
  expect(actor.getSnapshot().output).toMatchObject({ type: 'submitted', selections: [{ guestIndex: 0 }] });
});

test('D-420 Continue names what is missing: first the guests, then a treatment', async () => {
  const { answerDays, answerTimes } = show();
  await answerDays();
  await screen.findByRole('group', { name: 'Who would like a treatment?' });
  await tick('Tom');
  await tick('Ivy');
  await press('Continue');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Please choose who would like a treatment.');
  await expectAccessible();
  await tick('Tom');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Continue');
  await press(/^Select 60mins £95/);
  await answerTimes();
  await press('14:30');
  await press('Confirm Time');
  await press('Remove Treatment 1');
  await press('Continue');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a treatment.');
  await expectAccessible();
});

test('with nothing to sell, shows the number to call and Close', async () => {
  const { actor, answerDays } = show();
  await answerDays([]);
  await screen.findByText('Sorry, we have no availability.');
  await expectAccessible();
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (!close) throw new Error('There is no Close button');
  await userEvent.click(close);
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});
