import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { formats } from '../../../widget/texts/british-formats.ts';
import { formatClock } from '../../../src/domain/dates/dates.ts';
import { addOnGolfMachine } from '../../../machines/modals/addon-golf/addon-golf.machine.ts';
import * as selectors from '../../../machines/modals/addon-golf/addon-golf.selectors.ts';
import { AddOnGolfModal } from '../../../widget/modals/addon-golf/AddOnGolfModal.tsx';
import { golfInput, packageTeeTimes } from '../../steps/addons/addons-stay.ts';
import { MONDAY, WEDNESDAY } from '../../steps/itinerary/itinerary-stay.ts';
import { addOnGolfWorld } from './addon-golf.world.ts';
import { button, press } from '../../views/replay.tsx';
import { close, expectSlots, halfTab, replayModal, tick, timeChip } from '../../views/replay-modal.tsx';
import { showHeld } from '../../views/show-held.tsx';
import { textsAt, textsOf } from '../../support/texts-of.ts';
import { expectText } from '../../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof addOnGolfMachine>;

const isTimeShown = (snapshot: Snapshot) => snapshot.matches({ choosingTime: 'shown' });
const dayOf = (snapshot: Snapshot, date: unknown) =>
  selectors.selectDates(snapshot).find((day) => day.date === date);
const playersOn = (date: string) =>
  screen.queryByRole('group', { name: `Players on ${formats.fullDate(date)}` });

replayModal('A §2.12 the golf package', {
  world: addOnGolfWorld,
  View: AddOnGolfModal,
  title: 'A round of golf',
  loading: 'Raking the bunkers...',
  failed: () => 'We could not load the tee times.',
  ways: {
    'date.ticked': {
      by: ({ date }) => tick(formats.fullDate(date as string)),
      when: ({ date, isTicked }, snapshot: Snapshot) => dayOf(snapshot, date)?.isTicked === !isTicked,
    },
    'players.chosen': {
      by: ({ date, players }) =>
        userEvent.click(
          within(playersOn(date as string) ?? document.body).getByRole('radio', { name: String(players) }),
        ),
      when: ({ date, players }, snapshot: Snapshot) => {
        const day = dayOf(snapshot, date);
        return day?.isTicked === true && day.players !== players && [1, 2, 3].includes(players as number);
      },
    },
    'half.chosen': halfTab({ AM: 'Morning', PM: 'Afternoon' }, (_, snapshot: Snapshot) =>
      isTimeShown(snapshot),
    ),
    'time.chosen': timeChip(selectors.selectSlots, isTimeShown),
    'continue.pressed': button('Continue', (_, snapshot: Snapshot) => selectors.selectCanGoOn(snapshot)),
    'back.pressed': button('Back'),
    'close.pressed': close,
    'load.retried': button('Try again'),
  },
  expectShown: (snapshot: Snapshot) => {
    const isChoosingDates = selectors.selectIsChoosingDates(snapshot);
    const dates = selectors.selectDates(snapshot);
    expect(screen.queryByRole('heading', { name: 'Tee-off time' }) === null).toBe(isChoosingDates);
    const sum = selectors.selectSum(snapshot);
    expectText(/^£.* in all$/, sum !== null);
    expectText('£58 per player', isChoosingDates);
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    expect(next.disabled).toBe(!selectors.selectCanGoOn(snapshot));
    if (isChoosingDates) {
      for (const { date, isTicked, players } of dates) {
        const radios = [...(playersOn(date)?.querySelectorAll('input') ?? [])];
        expect(radios.map(({ value, checked }) => [value, checked])).toEqual(
          isTicked ? ['1', '2', '3'].map((count) => [count, count === String(players)]) : [],
        );
      }
      expect(textsAt('label:has([type=checkbox])')).toEqual(dates.map(({ date }) => formats.fullDate(date)));
      expect(textsOf(screen.queryAllByText(/^Tee-off at /))).toEqual(
        dates.flatMap(({ isTicked, time }) => (isTicked && time ? [`Tee-off at ${formatClock(time)}`] : [])),
      );
      return;
    }
    const date = selectors.selectDate(snapshot);
    const players = selectors.selectPlayers(snapshot);
    screen.getByText(`${formats.fullDate(date)}, ${players} player${players > 1 ? 's' : ''}`);
    expectText('Choose a time to go on.', selectors.selectLacksTime(snapshot));
    if (!isTimeShown(snapshot)) return;
    expectText(
      /^There are no tee times left on this day\. Continue without it/,
      selectors.selectIsFull(snapshot),
    );
    expectSlots(`Tee-off time on ${formats.stayDay(date)}`, selectors.selectSlots(snapshot));
  },
});

test('A §4.9 of room 2, Continue steps through each ticked date: the focus follows, and the rounds are listed', async () => {
  const { answer } = showHeld(addOnGolfMachine, { ...golfInput, room: 2 }, AddOnGolfModal);
  screen.getByRole('dialog', { name: 'Room 2: A round of golf' });
  await tick('Monday 10th May 2027');
  within(playersOn(MONDAY) ?? document.body).getByRole('group', { name: 'Players' });
  await tick('Wednesday 12th May 2027');
  await press('Continue');
  answer('loadPackageTeeTimes', packageTeeTimes(MONDAY));
  await userEvent.click(await screen.findByRole('button', { name: '10:10' }));
  await press('Continue');
  answer('loadPackageTeeTimes', packageTeeTimes(WEDNESDAY));
  await screen.findByRole('button', { name: '10:10' });
  expect(screen.getByRole('heading', { name: 'Tee-off time' })).toHaveFocus();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['Mon 10th May 10:10', 'Wed 12th May Not chosen']);
});
