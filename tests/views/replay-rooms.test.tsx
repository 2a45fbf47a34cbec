import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import type { CalendarOutput } from '../../machines/modals/calendar/calendar.machine.ts';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.types.ts';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { CalendarModal } from '../../widget/modals/calendar/CalendarModal.tsx';
import { RoomsScreen } from '../../widget/screens/rooms/RoomsScreen.tsx';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import {
  availabilityFor,
  bookingFor,
  configuration,
  heldAtRetreat,
  kingRates,
  nothingAvailable,
  roomRates,
  session,
  twoAdults,
  twoAdultsWithDog,
} from '../support/rooms-stay.ts';
import { WeekCalendar } from '../../widget/screens/rooms/WeekCalendar.tsx';
import { appliedVoucher, VOUCHER_FAILURES, voucherStatus } from '../support/voucher-fixtures.ts';
import { answerCalendar, startRooms } from '../support/start-rooms.ts';
import { renderInWidget } from './ui/render.tsx';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

const plain = bookingFor(twoAdults);
const withDog = bookingFor(twoAdultsWithDog);
const coded = { ...plain, search: { ...plain.search, code: 'SPRING' } };

function inputFor(booking = plain, changes: Partial<RoomsInput> = {}): RoomsInput {
  return { configuration, session, booking, leg: 1, availability: availabilityFor(booking), ...changes };
}

const inputs: [RoomsInput, ...RoomsInput[]] = [
  inputFor(),
  inputFor(heldAtRetreat(plain)),
  inputFor({ ...plain, vouchers: [appliedVoucher()] }),
  inputFor(plain, { availability: nothingAvailable }),
  inputFor(coded, { availability: { ...nothingAvailable, isPromoAvailable: false } }),
  inputFor(withDog, {
    availability: availabilityFor(withDog, [
      { ...kingRates, room: { code: 'KNG', unitsAvailable: 0 } },
      ...roomRates.slice(1, 2),
    ]),
  }),
];

const ROOMS = [
  ['KNG', 'Lake King'],
  ['TWN', 'Garden Twin'],
  ['FAM', 'Stable Suite'],
  ['LOFT', 'Hay Loft'],
] as const;

const isComparing = (snapshot: AnyMachineSnapshot) => snapshot.matches({ choosing: 'comparingDates' });

const environment = environmentOf(roomsMachine, {
  inputs,
  events: {
    'room.chosen': [{ roomCode: 'TWN' }],
    'filter.toggled': [{ filter: { kind: 'dogs', value: '' } }],
    'sort.chosen': [{ sort: 'dearest' }],
    'room.compared': [{ roomCode: 'KNG' }, { roomCode: 'TWN' }],
    'pictures.opened': [{ roomCode: 'KNG', index: 0 }],
    'prices.opened': (snapshot: Snapshot) => (isComparing(snapshot) ? [] : [{ roomCode: 'KNG' }]),
  },
  // A calendar of the view answers or is closed, and never breaks.
  actors: {
    calendar: {
      done: ({ context }): CalendarOutput[] => [
        { type: 'datesChosen', arrivalDate: '2027-05-04', numberOfNights: 3 },
        { type: 'closed' },
        ...(context.booking.search.code === null ? [] : [{ type: 'withoutCode' } as const]),
      ],
      error: [],
    },
    checkVoucher: {
      done: [voucherStatus(), voucherStatus({ canBeUsed: false, isOutsidePeriod: true })],
      error: VOUCHER_FAILURES,
    },
    closerLook: { done: [{ roomCode: '' }, { roomCode: 'TWN' }], error: [] },
    weekCalendar: { done: [{ arrivalDate: '2027-05-02', numberOfNights: 2 }], error: [] },
  },
  project: ({ booking, availability, roomCode, party, vouchers }) => [
    booking.legs[0]?.roomCode,
    booking.search.code,
    availability.isAvailable,
    roomCode,
    party.dogs,
    vouchers.unchecked.length,
    vouchers.refused.length,
    vouchers.counted.length,
  ],
});

const { paths, uncovered } = cover(explore(roomsMachine, environment), { everyOutcomeOf: ['calendar'] });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

/** Clicks two days of the open calendar, once its prices are there. */
async function clickDays({ calls }: ReturnType<typeof startRooms>, from: RegExp, to: RegExp) {
  answerCalendar(calls.at(-1));
  await userEvent.click(await screen.findByRole('button', { name: from }));
  await userEvent.click(screen.getByRole('button', { name: to }));
}

describe('A §2.5 the rooms, walked in the view', () => {
  test('the paths take every transition that a guest can take', () => {
    expect(uncovered).toEqual([
      'rooms.withoutAvailability|xstate.error.actor.calendar|0',
      'rooms.choosing.comparingDates|xstate.error.actor.weekCalendar|0',
    ]);
  });

  test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))('%s', async (_, path) => {
    await replayInView(path, {
      show: (input: RoomsInput) => {
        const step = startRooms(input, { month: CalendarModal, week: WeekCalendar });
        renderInWidget(<RoomsScreen actor={step.actor} />);
        return step;
      },
      hands: {
        'room.chosen': () => press('Continue: Garden Twin'),
        'prices.opened': () => press('Prices by date: Lake King'),
        'prices.closed': () => press('Prices by date: Lake King'),
        'dogs.leftAtHome': () => press('Continue without a dog friendly room'),
        'dates.abandoned': () => press('Try a new date'),
        'change.confirmed': () =>
          press(['Change room', 'Try again', 'Search new dates'].find((name) => has('button', name)) ?? ''),
        'change.dismissed': () =>
          press(['Keep my room', 'Keep my rooms', 'Keep my dates'].find((name) => has('button', name)) ?? ''),
        'checkVoucher done': ({ output }, { checks }) => checks.at(-1)?.resolve(output as VoucherStatus),
        'checkVoucher error': ({ error }, { checks }) => checks.at(-1)?.reject(error),
        'weekCalendar done': (_event, step) => clickDays(step, /^Sunday 2 May/, /^Tuesday 4 May/),
        'calendar done': async ({ output }, step) => {
          const { type } = output as { type: string };
          if (type === 'withoutCode') return press('Continue without a code');
          if (type === 'closed') {
            await press('Close');
            const question = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
            return userEvent.click(question.getByRole('button', { name: 'Close' }));
          }
          await clickDays(step, /^Tuesday 4 May/, /^Friday 7 May/);
          return press('Book now');
        },
      },
      expectShown: (planned) => {
        const dogs = 'Unfortunately there are no dog friendly rooms available for your selected dates.';
        screen.getByRole('heading', { name: 'Room 1: Select Room', hidden: true });
        expect(has('dialog', 'Choose new dates')).toBe(planned.matches('withoutAvailability'));
        expect(screen.queryByText(dogs) !== null).toBe(planned.matches('withoutDogFriendlyRoom'));
        expect(has('alertdialog', 'Change this room?')).toBe(planned.matches('askingToChangeRoom'));
        expect(has('alertdialog', 'Search with new dates?')).toBe(planned.matches('askingToChangeDates'));
        expect(has('alertdialog', 'Search without your voucher?')).toBe(
          planned.matches({ movingStay: 'askingAboutVouchers' }),
        );
        expect(has('alertdialog', 'Your voucher could not be checked')).toBe(
          planned.matches({ movingStay: 'askingToCheckAgain' }),
        );
        expect(screen.queryByText('Checking your voucher...') !== null).toBe(planned.hasTag('busy'));
        expect(has('grid', 'Prices by date for Lake King')).toBe(isComparing(planned));
        if (!planned.matches('choosing')) return;
        for (const [roomCode, name] of ROOMS) {
          const choose = screen.getByRole<HTMLButtonElement>('button', { name: `Continue: ${name}` });
          expect(choose.disabled, name).toBe(!planned.can({ type: 'room.chosen', roomCode }));
        }
      },
    });
  });
});
