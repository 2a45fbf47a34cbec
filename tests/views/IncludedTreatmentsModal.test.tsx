import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CallError } from '../../src/api/failure.ts';
import type { IncludedTreatmentsInput } from '../../machines/modals/included-treatments/included-treatments.types.ts';
import { IncludedTreatmentsModal } from '../../widget/modals/included-treatments/IncludedTreatmentsModal.tsx';
import { MONDAY, noSpaTimes, spaDays, spaSelection, spaTimesOn, TUESDAY } from '../support/itinerary-stay.ts';
import { alone, input, mondayOnly, open } from '../support/start-included-treatments.ts';
import { expectSaid } from '../support/said.ts';
import { expectAccessible, renderInWidget } from './ui/render.tsx';

function show(start: IncludedTreatmentsInput = input) {
  const modal = open(start);
  renderInWidget(<IncludedTreatmentsModal actor={modal.actor} />);
  return modal;
}

async function opened(start: IncludedTreatmentsInput = input, sold = spaDays) {
  const { actor, dayCalls, timeCalls } = show(start);
  dayCalls[0]?.resolve(sold);
  await screen.findByRole('group', { name: 'Guests' });
  /** Continues to the times, and answers them. */
  const toTimes = async (date: string, answer = spaTimesOn(date)) => {
    await userEvent.click(screen.getByText('Continue'));
    timeCalls.at(-1)?.resolve(answer);
    await screen.findByRole('group', { name: 'Time of day' });
  };
  return { actor, toTimes };
}

const durations = (treatment: string) =>
  within(screen.getByRole('group', { name: `Durations of ${treatment}` })).getAllByRole('button');
const words = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);
const tabs = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
const choose = async (treatment: string, index: number) => {
  const duration = durations(treatment)[index];
  if (duration) await userEvent.click(duration);
};

test("A §2.10 TREATMENTS: guests, dates, 'N mins', 'Included' or '+£diff', and '£price'; accessible", async () => {
  await opened();
  expect(screen.getByRole('dialog', { name: 'Spa Package Extras' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'TREATMENTS Tom on Mon 10th May' })).toBeVisible();
  expect(words(tabs('Guests'))).toEqual(['TomNot chosen', 'IvyNot chosen']);
  expect(tabs('Guests')[0]).toHaveAttribute('aria-pressed', 'true');
  expect(words(tabs('Dates of your stay'))).toEqual([
    'Mon 10th May0 of 2 booked',
    'Tue 11th May0 of 2 booked',
  ]);
  expect(words(durations('Honey Massage'))).toEqual(['60 mins Included £95', '90 mins +£37 £132']);
  expect(words(durations('Still Water Facial'))).toEqual(['45 mins Included £72.50']);
  expect(screen.getByText('Continue')).toBeDisabled();
  await expectAccessible();
});

test('A §2.10 TIMES: "Select {first name}\'s treatment time", AM/PM, times; the focus follows; accessible', async () => {
  const { toTimes } = await opened();
  await choose('Honey Massage', 1);
  expect(durations('Honey Massage')[1]).toHaveAttribute('aria-pressed', 'true');
  await toTimes(MONDAY);
  const heading = screen.getByRole('heading', { name: "TIMES Select Tom's treatment time" });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Honey Massage, 90 mins, on Mon 10th May')).toBeVisible();
  expect(words(tabs('Time of day'))).toEqual(['AM', 'PM']);
  expect(tabs('Time of day')[0]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('11:00')).toBeDisabled();
  await expectAccessible();
  await userEvent.click(screen.getByText('PM'));
  await userEvent.click(screen.getByText('14:30'));
  expect(words(tabs('Guests'))).toEqual(['Tom14:30', 'IvyNot chosen']);
});

test('A §4.7 leads guest by guest and date by date; the last Continue submits; two guests can have the same time', async () => {
  const { actor, toTimes } = await opened();
  for (const [name, date] of [
    ['Tom', MONDAY],
    ['Ivy', MONDAY],
    ['Tom', TUESDAY],
    ['Ivy', TUESDAY],
  ] as const) {
    await choose('Honey Massage', 0);
    await toTimes(date);
    await userEvent.click(screen.getByText(name === 'Tom' ? '10:30' : 'Same time as Tom: 10:30'));
    await userEvent.click(screen.getByText('Continue'));
  }
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [
      spaSelection(0, 0, `${MONDAY}T10:30:00`),
      spaSelection(1, 0, `${MONDAY}T10:30:00`),
      spaSelection(0, 1, `${TUESDAY}T10:30:00`),
      spaSelection(1, 1, `${TUESDAY}T10:30:00`),
    ],
  });
});

test('A §4.7 for one guest TIMES has no Continue; Done submits', async () => {
  const { actor, toTimes } = await opened(alone);
  await choose('Honey Massage', 0);
  await toTimes(MONDAY);
  expect(screen.queryByText('Continue')).toBeNull();
  expect(screen.getByText('Done')).toBeDisabled();
  await userEvent.click(screen.getByText('10:30'));
  await userEvent.click(screen.getByText('Done'));
  expect(actor.getSnapshot().output).toEqual({
    type: 'submitted',
    selections: [spaSelection(0, 0, `${MONDAY}T10:30:00`)],
  });
});

test('Back returns to the treatments; a press on a tab keeps the focus on the tab', async () => {
  const { toTimes } = await opened();
  await choose('Honey Massage', 0);
  await toTimes(MONDAY);
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByRole('heading', { name: 'TREATMENTS Tom on Mon 10th May' })).toHaveFocus();
  await userEvent.click(screen.getByText('Tue 11th May'));
  expect(screen.getByRole('heading', { name: 'TREATMENTS Tom on Tue 11th May' })).toBeVisible();
  expect(tabs('Dates of your stay')[1]).toHaveFocus();
});

test('a full day and a day without treatments say so, and the guest can go on', async () => {
  const { toTimes } = await opened(alone, mondayOnly);
  await choose('Honey Massage', 0);
  await toTimes(MONDAY, noSpaTimes);
  expect(screen.getByText(/^This treatment has no times left on this day\./)).toBeVisible();
  await userEvent.click(screen.getByText('Tue 11th May'));
  expect(screen.getByText('There are no treatments on this day. Continue to go on.')).toBeVisible();
  expect(screen.getByText('Continue')).toBeEnabled();
  await expectAccessible();
});

test('D-320 a failed call is told in words, and the guest can try again or close', async () => {
  const { actor, dayCalls, timeCalls } = show();
  expect(screen.getByText('Looking up your treatments…')).toBeVisible();
  await expectSaid('Looking up your treatments…');
  dayCalls[0]?.reject(new Error('lost'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not load the treatments.Something went wrong at our end. Please try again.Try again',
  );
  await expectAccessible();
  await userEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(dayCalls).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  dayCalls[1]?.resolve(spaDays);
  await screen.findByRole('group', { name: 'Guests' });
  await choose('Honey Massage', 0);
  await userEvent.click(screen.getByText('Continue'));
  timeCalls[0]?.reject(new CallError({ kind: 'timeout', endpoint: 'spaTimes' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not load the times.This is taking longer than it should. Please try again.Try again',
  );
  await userEvent.keyboard('{Escape}');
  expect(actor.getSnapshot().output).toEqual({ type: 'closed' });
});
