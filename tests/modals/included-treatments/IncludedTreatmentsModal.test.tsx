import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import type { IncludedTreatmentsInput } from '../../../machines/modals/included-treatments/included-treatments.rules.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import * as selectors from '../../../machines/modals/included-treatments/included-treatments.selectors.ts';
import { describeGuest } from '../../../widget/texts/describe-guest.ts';
import { IncludedTreatmentsModal } from '../../../widget/modals/included-treatments/IncludedTreatmentsModal.tsx';
import { catalogue } from '../../support/catalogue.ts';
import { MONDAY, spaDays, spaTimesOn, massage, facial } from '../../steps/itinerary/itinerary-stay.ts';
import { alone, input, mondayOnly } from './start-included-treatments.ts';
import { includedTreatmentsWorld } from './included-treatments.world.ts';
import { button } from '../../views/replay.tsx';
import { close, dateTab, expectSlots, halfTab, replayModal, timeChip } from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof includedTreatmentsMachine>;

const inGroup = (name: string) => within(screen.getByRole('group', { name }));
const durationsOf = (treatment: string) => inGroup(`Durations of ${treatment}`);
const words = (name: string) => textsOf(inGroup(name).getAllByRole('button'));
const isTimeShown = (snapshot: Snapshot) => snapshot.matches({ choosing: { times: 'shown' } });

/** A duration that is on sale on the shown date. */
const durationOf = (snapshot: Snapshot, treatmentId: unknown, durationId: unknown) => {
  const treatment = selectors.selectTreatments(snapshot).find(({ id }) => id === treatmentId);
  const duration = treatment?.durations.find(({ id }) => id === durationId);
  return treatment && duration ? { treatment, duration } : null;
};

replayModal('A §2.10 the spa package', {
  world: includedTreatmentsWorld,
  View: IncludedTreatmentsModal,
  title: 'Spa Package Extras',
  loading: /^Looking (up your treatments|for times)…$/,
  failed: (planned: Snapshot) =>
    `We could not load the ${selectors.selectPage(planned) === 'times' ? 'times' : 'treatments'}.`,
  ways: {
    'guest.chosen': {
      by: ({ guestIndex }, snapshot: Snapshot) => {
        const { name } = selectors.selectGuests(snapshot)[guestIndex as number] ?? { name: '' };
        const guest = new RegExp(`^${describeGuest(catalogue, name)}`);
        return userEvent.click(inGroup('Guests').getByRole('button', { name: guest }));
      },
      when: ({ guestIndex }, snapshot: Snapshot) => (guestIndex as number) < snapshot.context.guests.length,
    },
    'date.chosen': dateTab(
      ({ dateIndex }, snapshot: Snapshot) => snapshot.context.dates[dateIndex as number] ?? '',
      ({ dateIndex }, snapshot: Snapshot) => (dateIndex as number) < snapshot.context.dates.length,
    ),
    'duration.chosen': {
      by: ({ treatmentId, durationId }, snapshot: Snapshot) => {
        const found = durationOf(snapshot, treatmentId, durationId);
        const name = new RegExp(`^${found?.duration.duration ?? 0} mins`);
        return userEvent.click(durationsOf(found?.treatment.displayName ?? '').getByRole('button', { name }));
      },
      when: ({ treatmentId, durationId }, snapshot: Snapshot) =>
        durationOf(snapshot, treatmentId, durationId) !== null,
    },
    'half.chosen': halfTab({ AM: 'AM', PM: 'PM' }, (_, snapshot: Snapshot) => isTimeShown(snapshot)),
    'time.chosen': timeChip(
      (snapshot: Snapshot) => selectors.selectTreatmentTimes(snapshot).slots,
      isTimeShown,
    ),
    'continue.pressed': button(
      'Continue',
      (_, snapshot: Snapshot) => selectors.selectHasContinue(snapshot) && selectors.selectCanGoOn(snapshot),
    ),
    'done.pressed': button('Done', (_, snapshot: Snapshot) => selectors.selectCanFinish(snapshot)),
    'back.pressed': button('Back'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (snapshot: Snapshot) => {
    const shown = selectors.selectPage(snapshot);
    const name = describeGuest(catalogue, selectors.selectGuestName(snapshot));
    const day = formats.stayDay(selectors.selectDate(snapshot));
    const pick = selectors.selectPick(snapshot);
    const headings = textsAt('dialog h3.times-heading');
    expect(headings).toEqual(
      shown === null
        ? []
        : [shown === 'times' ? `TIMES Select ${name}'s treatment time` : `TREATMENTS ${name} on ${day}`],
    );
    expect(screen.queryByText('Continue')?.hasAttribute('disabled')).toBe(
      selectors.selectHasContinue(snapshot) ? !selectors.selectCanGoOn(snapshot) : undefined,
    );
    if (shown === null) return;
    const booked = selectors
      .selectDates(snapshot)
      .map(({ date, booked }) => [
        `${formats.stayDay(date)}${booked} of ${selectors.selectGuests(snapshot).length} chosen`,
      ]);
    expect(words('Dates of your stay')).toEqual(booked.flat());
    if (shown === 'treatments') {
      const treatments = selectors.selectTreatments(snapshot);
      expectText('There are no treatments on this day. Continue to go on.', treatments.length === 0);
      const durations = document.querySelectorAll('dialog [aria-label^="Durations of"] button');
      expect([...durations].map(({ ariaPressed }) => ariaPressed)).toEqual(
        treatments.flatMap(({ id, durations }) =>
          durations.map((duration) => String(pick?.treatment.id === id && pick.duration.id === duration.id)),
        ),
      );
    }
    if (!isTimeShown(snapshot)) return;
    const { slots, isFull } = selectors.selectTreatmentTimes(snapshot);
    screen.getByText(`${pick?.treatment.displayName}, ${pick?.duration.duration} mins, on ${day}`);
    expectText(/^This treatment has no times left on this day\./, isFull);
    if (slots.length > 0) expectSlots(`Select ${name}'s treatment time`, slots);
  },
});

async function opened(start: IncludedTreatmentsInput = input, sold = spaDays) {
  const { answer } = showHeld(includedTreatmentsMachine, start, IncludedTreatmentsModal);
  answer('loadSpaDays', sold);
  await screen.findByRole('group', { name: 'Guests' });
  const choose = async (index: number) => {
    const duration = durationsOf('Honey Massage').getAllByRole('button')[index];
    if (duration) await userEvent.click(duration);
  };
  /** Continues to the times, and answers them. */
  const toTimes = async () => {
    await userEvent.click(screen.getByText('Continue'));
    answer('loadSpaTimes', spaTimesOn(MONDAY));
    await screen.findByRole('group', { name: 'Time of day' });
  };
  return { choose, toTimes };
}

test("A §2.10 TREATMENTS: guests, dates, 'N mins', 'Included' or '+£diff'", async () => {
  await opened();
  expect(words('Guests')).toEqual(['TomNot chosen', 'IvyNot chosen']);
  expect(inGroup('Guests').getAllByRole('button')[0]).toHaveAttribute('aria-pressed', 'true');
  expect(words('Dates of your stay')).toEqual(['Mon 10th May0 of 2 chosen', 'Tue 11th May0 of 2 chosen']);
  expect(words('Durations of Honey Massage')).toEqual(['60 mins Included', '90 mins +£37']);
  expect(words('Durations of Still Water Facial')).toEqual(['45 mins Included']);
});

test('A §2.10 TIMES: AM/PM; the focus follows; another guest can have the same time', async () => {
  const { choose, toTimes } = await opened();
  const goOn = () => screen.getByRole('button', { name: 'Continue' });
  expect(goOn()).toHaveAccessibleDescription('Choose a treatment to go on.');
  await choose(1);
  expect(goOn()).toHaveAccessibleDescription('');
  await toTimes();
  expect(goOn()).toHaveAccessibleDescription('Choose a time to go on.');
  expect(screen.getByRole('heading', { name: "TIMES Select Tom's treatment time" })).toHaveFocus();
  expect(screen.getByText('Honey Massage, 90 mins, on Mon 10th May')).toBeVisible();
  expect(words('Time of day')).toEqual(['AM', 'PM']);
  expect(inGroup('Time of day').getByText('AM')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByText('10:30'));
  expect(words('Guests')).toEqual(['Tom10:30', 'IvyNot chosen']);
  await userEvent.click(screen.getByText('Continue'));
  await choose(0);
  await toTimes();
  await userEvent.click(screen.getByText('Same time as Tom: 10:30'));
  expect(words('Guests')).toEqual(['Tom10:30', 'Ivy10:30']);
});

test('Back returns to the treatments; a press on a tab keeps the focus on the tab', async () => {
  const { choose, toTimes } = await opened(alone, mondayOnly);
  await choose(0);
  await toTimes();
  expect(screen.queryByText('Continue'), 'A §4.7 for one guest Done submits').toBeNull();
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByRole('heading', { name: 'TREATMENTS Tom on Mon 10th May' })).toHaveFocus();
  await userEvent.click(screen.getByText('Tue 11th May'));
  expect(inGroup('Dates of your stay').getAllByRole('button')[1]).toHaveFocus();
});

test('D-386 no tab for a guest who is too young for all treatments', async () => {
  const treatments = [
    { ...massage, minimumAge: 16 },
    { ...facial, minimumAge: 12 },
  ];
  await opened({ ...input, guests: ['Tom', 'Sam', 'Pip'], ages: ['adult', 15, 2], treatments });
  screen.getByText('For guests aged 12 and over.');
  expect(words('Guests')).toEqual(['TomNot chosen', 'SamNot chosen']);
  await expectAccessible();
});

test('the days and the guests share a row, and every length is in sight in a window of 1280 by 900', async () => {
  await page.viewport(1280, 900);
  await opened();
  const top = (name: string) => screen.getByRole('group', { name }).getBoundingClientRect().top;
  expect(top('Guests')).toBe(top('Dates of your stay'));
  const foot = document.querySelector('.ui-dialog-foot')?.getBoundingClientRect().top ?? 0;
  for (const length of document.querySelectorAll('dialog [aria-label^="Durations of"] button'))
    expect(length.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
});
