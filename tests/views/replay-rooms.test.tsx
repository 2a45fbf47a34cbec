import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { VoucherStatus } from '../../src/domain/vouchers.ts';
import type { RoomFilter } from '../../src/domain/room-list.ts';
import type { CalendarOutput } from '../../machines/modals/calendar/calendar.machine.ts';
import type { CloserLookRef } from '../../machines/steps/rooms/closer-look.machine.ts';
import type { CloserLookOutput, LookWanted } from '../../machines/steps/rooms/closer-look.types.ts';
import { canChoose } from '../../machines/steps/rooms/rooms.rules.ts';
import { selectGroups } from '../../machines/steps/rooms/rooms.selectors.ts';
import type { RoomsInput } from '../../machines/steps/rooms/rooms.types.ts';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { CalendarModal } from '../../widget/modals/calendar/CalendarModal.tsx';
import { EstateMap } from '../../widget/screens/closer-look/EstateMap.tsx';
import { RoomComparison } from '../../widget/screens/closer-look/RoomComparison.tsx';
import { RoomPictures } from '../../widget/screens/closer-look/RoomPictures.tsx';
import { RoomsScreen } from '../../widget/screens/rooms/RoomsScreen.tsx';
import { cover } from '../paths/cover.ts';
import { environmentOf } from '../paths/environment.ts';
import { explore } from '../paths/explore.ts';
import { replayInView, titleOf } from '../support/replay-in-view.ts';
import {
  availabilityFor,
  bookingFor,
  heldAtRetreat,
  kingRates,
  nothingAvailable,
  picturedConfiguration,
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
  return {
    configuration: picturedConfiguration,
    session,
    booking,
    leg: 1,
    availability: availabilityFor(booking),
    ...changes,
  };
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
  inputFor(bookingFor(twoAdults, twoAdults), { leg: 2 }),
];

const ROOMS = [
  ['KNG', 'Lake King'],
  ['TWN', 'Garden Twin'],
  ['FAM', 'Stable Suite'],
  ['LOFT', 'Hay Loft'],
] as const;

const isComparing = (snapshot: AnyMachineSnapshot) => snapshot.matches({ choosing: 'comparingDates' });
const isLooking = (snapshot: AnyMachineSnapshot) => snapshot.matches({ choosing: 'lookingCloser' });

const house: RoomFilter = { kind: 'place', value: 'HOUSE' };

/** Samples that can be pressed only while nothing covers the list, and where `holds` is true. */
const inList =
  <Sample extends object>(
    samples: readonly Sample[],
    holds: (context: Snapshot['context'], snapshot: Snapshot) => boolean = () => true,
  ) =>
  (snapshot: Snapshot) =>
    isLooking(snapshot) || !holds(snapshot.context, snapshot) ? [] : samples;

/** A sold-out room is folded with its pictures and prices. */
const hasKing = (context: Snapshot['context']) => canChoose(context, 'KNG');

const environment = environmentOf(roomsMachine, {
  inputs,
  events: {
    'room.chosen': inList([{ roomCode: 'TWN' }]),
    'filter.toggled': inList([{ filter: house }]),
    'filters.cleared': inList([{}], ({ wanted }) => wanted.filters.length > 0),
    'sort.chosen': inList([{ sort: 'dearest' as const }]),
    'room.compared': inList([{ roomCode: 'KNG' }, { roomCode: 'TWN' }]),
    'pictures.opened': inList([{ roomCode: 'KNG', index: 0 }], hasKing),
    'comparison.opened': inList([{}], ({ compared }) => compared.length > 1),
    'map.opened': inList([{}]),
    'prices.opened': inList(
      [{ roomCode: 'KNG' }],
      (context, snapshot) => hasKing(context) && !isComparing(snapshot),
    ),
    // For the first room, 'Other dates' opens its prices by date.
    'dates.abandoned': inList(
      [{}],
      ({ leg, wanted }, snapshot) =>
        !snapshot.matches('choosing') || (leg > 1 && wanted.filters.length === 0),
    ),
  },
  // A drawn calendar answers or closes; it never breaks.
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
    closerLook: {
      done: ({ context: { look } }): CloserLookOutput[] => [
        { roomCode: '' },
        ...(look.type === 'comparison.opened' ? [{ roomCode: 'TWN' }] : []),
      ],
      error: [],
    },
    weekCalendar: { done: [{ arrivalDate: '2027-05-02', numberOfNights: 2 }], error: [] },
  },
  project: ({ leg, booking, availability, roomCode, party, vouchers, wanted, compared, look }) => [
    leg,
    wanted,
    compared,
    look.type,
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

const pressFound = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Presses a chip in the panel that opens over the list. */
async function pressChip(name: string) {
  const opens = await screen.findByRole('button', { name: 'Filter and sort' });
  if (opens.getAttribute('aria-expanded') !== 'true') await userEvent.click(opens);
  await pressFound(name);
}

/** The name of each dialog. */
const LOOKS: Record<LookWanted['type'], string> = {
  'pictures.opened': 'Lake King',
  'comparison.opened': 'Compare rooms',
  'map.opened': 'The estate',
};

/** Draws the dialog that is open; the others draw nothing. */
function CloserLook({ actor }: { actor: CloserLookRef }) {
  return (
    <>
      <RoomPictures actor={actor} />
      <RoomComparison actor={actor} />
      <EstateMap actor={actor} />
    </>
  );
}

/** Clicks two days of the open calendar, once its prices have loaded. */
async function clickDays({ calls }: ReturnType<typeof startRooms>, from: RegExp, to: RegExp) {
  answerCalendar(calls.at(-1));
  await userEvent.click(await screen.findByRole('button', { name: from }));
  await userEvent.click(screen.getByRole('button', { name: to }));
}

describe('A §2.5 the rooms, walked in the view', () => {
  test('the paths take every transition that a guest can take', () => {
    // None of these dialogs breaks, because their code has loaded.
    expect(uncovered).toEqual([
      'rooms.withoutAvailability|xstate.error.actor.calendar|0',
      'rooms.choosing.comparingDates|xstate.error.actor.weekCalendar|0',
      'rooms.choosing.lookingCloser|xstate.error.actor.closerLook|0',
    ]);
  });

  test.each(paths.map((path, n) => [`${n + 1}: ${titleOf(path)}`, path] as const))('%s', async (_, path) => {
    await replayInView(path, {
      show: (input: RoomsInput) => {
        const step = startRooms(input, { month: CalendarModal, week: WeekCalendar, look: CloserLook });
        renderInWidget(<RoomsScreen actor={step.actor} />);
        return step;
      },
      hands: {
        'room.chosen': () => press('Continue: Garden Twin'),
        'prices.opened': () => press('Prices by date: Lake King'),
        'prices.closed': () => press('Prices by date: Lake King'),
        'dogs.leftAtHome': () => press('Continue without a dog friendly room'),
        'dates.abandoned': () =>
          press(['Try a new date', 'Other dates: Hay Loft'].find((name) => has('button', name)) ?? ''),
        'filter.toggled': () => pressChip('The House'),
        'filters.cleared': () => press('Clear filters'),
        'sort.chosen': () => pressChip('Highest price first'),
        'room.compared': async ({ roomCode }) => {
          const name = `Compare: ${ROOMS.find(([code]) => code === roomCode)?.[1]}`;
          await userEvent.click(await screen.findByRole('checkbox', { name }));
        },
        'pictures.opened': () => press('Lake King, picture 1 of 2, full screen'),
        'comparison.opened': async () => {
          const [first] = await screen.findAllByRole('button', { name: 'Compare 2 rooms' });
          if (first) await userEvent.click(first);
        },
        'map.opened': () => pressFound('View estate map'),
        'closerLook done': ({ output }) =>
          press((output as CloserLookOutput).roomCode === '' ? 'Close' : 'Choose: Garden Twin'),
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
        const { leg, look } = (planned as Snapshot).context;
        screen.getByRole('heading', { name: `Room ${leg}: Select Room`, hidden: true });
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
        expect(has('dialog', LOOKS[look.type])).toBe(isLooking(planned));
        if (!planned.matches('choosing')) return;
        const listed = selectGroups(planned as Snapshot).flatMap(({ offers, soldOut }) => [
          ...offers,
          ...soldOut,
        ]);
        for (const [roomCode, name] of ROOMS) {
          // Sold-out rooms are folded.
          const choose = screen.queryByRole<HTMLButtonElement>('button', {
            name: `Continue: ${name}`,
            hidden: true,
          });
          expect(choose !== null, name).toBe(listed.some(({ roomType }) => roomType.code === roomCode));
          if (choose) expect(choose.disabled, name).toBe(!planned.can({ type: 'room.chosen', roomCode }));
        }
      },
    });
  });
});
