import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import { describeGuest } from '../../../widget/texts/describe-guest.ts';
import { formats } from '../../../widget/texts/british-formats.ts';
import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import * as selectors from '../../../machines/modals/entry-time/entry-time.selectors.ts';
import { EntryTimeModal } from '../../../widget/modals/entry-time/EntryTimeModal.tsx';
import { appointments, gardenInput, groups, mudInput } from '../../steps/addons/addons-stay.ts';
import { catalogue } from '../../support/catalogue.ts';
import { chosenTime, pickTime, timesOf } from '../../support/pick-time.ts';
import { entryTimeWorld } from './entry-time.world.ts';
import { button } from '../../views/replay.tsx';
import { close, replayModal, tick } from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { expectAccessible } from '../../ui/render.tsx';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof entryTimeMachine>;

const { selectCanFinish, selectGuests, selectHasTooFew, selectKind, selectStart, selectStarts } = selectors;
const isShown = (snapshot: Snapshot) => snapshot.matches('choosing');
const nameOf = (name: GuestLabel) => describeGuest(catalogue, name);
const entryTime = () => screen.queryByLabelText('Entry Time');

replayModal('A §2.12 the mud room and the spa garden', {
  world: entryTimeWorld,
  View: EntryTimeModal,
  title: /^The (mud room|spa garden)$/,
  loading: 'Preparing to unwind…',
  failed: () => 'We could not load the times.',
  ways: {
    'guest.ticked': {
      by: ({ guestIndex }, snapshot: Snapshot) =>
        tick(nameOf(selectGuests(snapshot)[guestIndex as number]?.name ?? '')),
      when: ({ guestIndex, isTicked }, snapshot: Snapshot) =>
        isShown(snapshot) &&
        selectKind(snapshot) === 'mud' &&
        selectGuests(snapshot).some(
          (guest) => guest.guestIndex === guestIndex && guest.isTicked !== isTicked,
        ),
    },
    'time.chosen': {
      by: ({ start }) => pickTime(screen.getByLabelText('Entry Time'), formatClock(start as string)),
      when: ({ start }, snapshot: Snapshot) =>
        isShown(snapshot) &&
        !selectHasTooFew(snapshot) &&
        start !== selectStart(snapshot) &&
        selectStarts(snapshot).includes(start as string),
    },
    'done.pressed': button('Done', (_, snapshot: Snapshot) => selectCanFinish(snapshot)),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (snapshot: Snapshot) => {
    const isMud = selectKind(snapshot) === 'mud';
    expectText('A minimum of 2 guests must be in the mud room.', isMud);
    expectText('All guests must attend the Spa Garden together.', !isMud);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(
      !selectCanFinish(snapshot),
    );
    if (!isShown(snapshot)) return;
    const hasTooFew = selectHasTooFew(snapshot);
    const starts = selectStarts(snapshot);
    const price = selectors.selectPrice(snapshot);
    expectText('Please select a minimum of 2 guests.', hasTooFew);
    expect(screen.queryByRole('alert')?.textContent ?? null, 'A §8.8').toBe(
      hasTooFew || starts.length > 0
        ? null
        : `Sorry, we have no availability.There is no time ${isMud ? 'for so many guests' : 'left'} on the day you arrive.`,
    );
    const time = entryTime();
    expect(time ? timesOf(time) : []).toEqual(hasTooFew ? [] : starts.map(formatClock));
    if (!time) return;
    expect(chosenTime(time)).toBe(selectStart(snapshot));
    expect(time.ariaInvalid === 'true').toBe(selectors.selectLacksTime(snapshot));
    expectText('A time is required', selectors.selectLacksTime(snapshot));
    // The ticks say who goes into the mud room.
    expectText('Tom Fell, Ivy Fell', !isMud);
    screen.getByText('On Monday 10th May 2027, the day you arrive.');
    expect(screen.queryByText(/ for all of you/)?.textContent ?? null).toBe(
      price === null ? null : `${formats.price(price)} for all of you`,
    );
  },
});

test('A §2.12, D-386 all guests who can go into the mud room are ticked; one who is too young has no checkbox', async () => {
  const ages = ['adult' as const, 15, 2];
  const { answer } = showHeld(entryTimeMachine, { ...mudInput, ages, minimumAge: 12 }, EntryTimeModal);
  answer('loadExtras', { addonAppointments: appointments, groups: [] });
  await screen.findByText('For guests aged 12 and over.');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Tom Fell', true],
    ['Ivy Fell', true],
  ]);
  await expectAccessible();
});

test("D-386 the spa garden does not name a guest who is too young, and stands under 'Room N:' (A §2.9)", async () => {
  const input = { ...gardenInput, ages: ['adult' as const, 2], minimumAge: 12, room: 1 };
  const { answer } = showHeld(entryTimeMachine, input, EntryTimeModal);
  screen.getByRole('dialog', { name: 'Room 1: The spa garden' });
  answer('loadExtras', { addonAppointments: [], groups });
  await screen.findByText('For guests aged 12 and over.');
  screen.getByText('Tom Fell');
  expect(screen.queryByText(/Ivy Fell/)).toBeNull();
});
