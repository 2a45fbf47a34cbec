import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fromPromise, type AnyMachineSnapshot, type SnapshotFrom } from 'xstate';
import type { CalendarDay } from '../../src/domain/dates/calendar.ts';
import { addDays } from '../../src/domain/dates/dates.ts';
import type { CalendarRequest } from '../../machines/shared/ports.ts';
import { calendarMachine, type CalendarOutput } from '../../machines/modals/calendar/calendar.machine.ts';
import type { CloserLookOutput, LookWanted } from '../../machines/steps/rooms/closer-look.rules.ts';
import { canChoose } from '../../machines/steps/rooms/rooms.rules.ts';
import { selectList } from '../../machines/steps/rooms/rooms.selectors.ts';
import { roomsMachine } from '../../machines/steps/rooms/rooms.machine.ts';
import { weekCalendarMachine } from '../../machines/steps/rooms/week-calendar.machine.ts';
import { RoomsScreen } from '../../widget/steps/rooms/RoomsScreen.tsx';
import { calendarDay, nothingAvailable } from '../steps/rooms/rooms-stay.ts';
import type { Way } from '../support/ways.ts';
import { inputFor, plain, roomsWorld } from '../steps/rooms/rooms.world.ts';
import { press, replayScreen } from './replay.tsx';
import { expectText } from '../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof roomsMachine>;

const coded = { ...plain, search: { ...plain.search, code: 'SPRING' } };

const ROOMS = [
  ['KNG', 'Lake King'],
  ['TWN', 'Garden Twin'],
  ['FAM', 'Stable Suite'],
  ['LOFT', 'Hay Loft'],
] as const;

const isComparing = (snapshot: AnyMachineSnapshot) => snapshot.matches({ choosing: 'comparingDates' });
const isLooking = (snapshot: AnyMachineSnapshot) => snapshot.matches({ choosing: 'lookingCloser' });
const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;
const pressFound = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressOneOf = (...names: string[]) => press(names.find((name) => has('button', name)) ?? '');

/** Only while nothing covers the list, and where `holds` is true. */
const inList =
  (holds: (context: Snapshot['context'], snapshot: Snapshot, event: object) => boolean = () => true) =>
  (event: object, snapshot: AnyMachineSnapshot) =>
    !isLooking(snapshot) && holds(snapshot.context as Snapshot['context'], snapshot as Snapshot, event);
const way = (by: Way['by'], when = inList()): Way => ({ by, when });
/** A sold-out room is folded with its pictures and prices. */
const hasKing = (context: Snapshot['context']) => canChoose(context, 'KNG');
const isOf = (...codes: string[]) =>
  inList((_context, _snapshot, event) => codes.includes((event as { roomCode: string }).roomCode));

/** Presses a chip in the sheet of filters, and closes it: it covers the list. */
async function pressChip(name: string) {
  await pressFound('Filter and sort');
  await pressFound(name);
  await press('Close');
}

/** The name of each dialog. */
const LOOKS: Record<LookWanted['type'], string> = {
  'pictures.opened': 'Lake King',
  'comparison.opened': 'Compare rooms',
  'map.opened': 'The estate',
};

/** Every day is open at £120. */
const loadCalendar = fromPromise<CalendarDay[], CalendarRequest>(({ input: { from, nights } }) =>
  Promise.resolve(Array.from({ length: nights }, (_, offset) => calendarDay(addDays(from, offset)))),
);

async function clickDays(from: RegExp, to: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: from }));
  await userEvent.click(screen.getByRole('button', { name: to }));
}

const [environment = {}] = roomsWorld.environments;

replayScreen('A §2.5 the rooms', {
  world: {
    machine: roomsMachine.provide({
      actors: {
        calendar: calendarMachine.provide({ actors: { loadCalendar, findFree: loadCalendar } }),
        weekCalendar: weekCalendarMachine.provide({ actors: { loadCalendar } }),
      },
    }),
    environments: [
      {
        ...environment,
        inputs: [
          ...(environment.inputs ?? []),
          inputFor(coded, { availability: { ...nothingAvailable, isPromoAvailable: false } }),
        ],
        events: {
          ...environment.events,
          'filter.toggled': [{ filter: { kind: 'breakfast', value: '' } }],
          'pictures.opened': [{ roomCode: 'KNG', index: 0 }],
        },
      },
    ],
  },
  View: RoomsScreen,
  // A drawn calendar answers or closes; it never breaks.
  inside: {
    calendar: {
      done: (({ context }: Snapshot): CalendarOutput[] => [
        { type: 'datesChosen', arrivalDate: '2027-05-04', numberOfNights: 3 },
        { type: 'closed' },
        ...(context.booking.search.code === null ? [] : [{ type: 'withoutCode' } as const]),
      ]) as (snapshot: AnyMachineSnapshot) => CalendarOutput[],
      error: [],
    },
    weekCalendar: { done: [{ arrivalDate: '2027-05-02', numberOfNights: 2 }], error: [] },
    closerLook: {
      done: ({ context }: AnyMachineSnapshot) => [
        { roomCode: '' },
        ...((context as Snapshot['context']).look.type === 'comparison.opened' ? [{ roomCode: 'TWN' }] : []),
      ],
      error: [],
    },
  },
  everyOutcomeOf: ['calendar'],
  project: ({
    leg,
    booking,
    availability,
    roomCode,
    party,
    vouchers,
    wanted,
    compared,
    look,
  }: Snapshot['context']) => [
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
  ways: {
    'closerLook done': {
      by: ({ output }) =>
        press((output as CloserLookOutput).roomCode === '' ? 'Close' : 'Choose: Garden Twin'),
    },
    'weekCalendar done': { by: () => clickDays(/^Sunday 2 May/, /^Tuesday 4 May/) },
    'calendar done': {
      by: async ({ output }) => {
        const { type } = output as { type: string };
        if (type === 'withoutCode') return press('Continue without a code');
        if (type === 'closed') {
          await press('Close');
          const question = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
          return userEvent.click(question.getByRole('button', { name: 'Close' }));
        }
        await clickDays(/^Tuesday 4 May/, /^Friday 7 May/);
        return press('Book now');
      },
    },
    'room.chosen': way(() => press('Continue: Garden Twin'), isOf('TWN')),
    'prices.opened': way(
      () => press('Prices by date: Lake King'),
      inList(
        (context, snapshot, event) =>
          hasKing(context) && !isComparing(snapshot) && (event as { roomCode: string }).roomCode === 'KNG',
      ),
    ),
    'prices.closed': way(() => press('Prices by date: Lake King')),
    'dogs.leftAtHome': way(() => press('Continue without a dog friendly room')),
    'dates.abandoned': way(
      () => press('Try a new date'),
      inList((_, snapshot) => !snapshot.matches('choosing')),
    ),
    'same.chosen': way(
      () => press('Book the same again'),
      inList((_, snapshot) => snapshot.can({ type: 'same.chosen' })),
    ),
    'filter.toggled': way(() => pressChip('Breakfast included')),
    'filters.cleared': way(
      () => press('Clear filters'),
      inList(({ wanted }) => wanted.filters.length > 0),
    ),
    'sort.chosen': way(() => pressChip('Lowest price first')),
    'room.compared': way(
      async (event) => {
        const name = `Compare: ${ROOMS.find(([code]) => code === event['roomCode'])?.[1]}`;
        await userEvent.click(await screen.findByRole('checkbox', { name }));
      },
      isOf('KNG', 'TWN'),
    ),
    'pictures.opened': way(() => press('Lake King, picture 1 of 2, full screen'), inList(hasKing)),
    'comparison.opened': way(
      async () => {
        const [first] = await screen.findAllByRole('button', { name: 'Compare 2 rooms' });
        if (first) await userEvent.click(first);
      },
      inList(({ compared }) => compared.length > 1),
    ),
    'map.opened': way(() => pressFound('View estate map')),
    'change.confirmed': { by: () => pressOneOf('Change room', 'Try again', 'Search new dates') },
    'change.dismissed': { by: () => pressOneOf('Keep my room', 'Keep my rooms', 'Keep my dates') },
  },
  // None of these dialogs breaks, because their code has loaded.
  elsewhere: [
    'rooms.withoutAvailability|xstate.error.actor.calendar|0',
    'rooms.choosing.comparingDates|xstate.error.actor.weekCalendar|0',
    'rooms.choosing.lookingCloser|xstate.error.actor.closerLook|0',
    // Only with a voucher for a stay: in the view's own test.
    'rooms.choosing|dates.abandoned|0',
  ],
  expectShown: (planned: Snapshot) => {
    const dogs = 'Unfortunately there are no dog friendly rooms available for your selected dates.';
    const { leg, look } = planned.context;
    screen.getByRole('heading', { name: `Room ${leg}: Select Room`, hidden: true });
    expect(has('dialog', 'Choose new dates')).toBe(planned.matches('withoutAvailability'));
    expectText(dogs, planned.matches('withoutDogFriendlyRoom'));
    expect(has('alertdialog', 'Change this room?')).toBe(planned.matches('askingToChangeRoom'));
    expect(has('alertdialog', 'Search with new dates?')).toBe(planned.matches('askingToChangeDates'));
    expect(has('alertdialog', 'Search without your voucher?')).toBe(
      planned.matches({ movingStay: 'askingAboutVouchers' }),
    );
    expect(has('alertdialog', 'Your voucher could not be checked')).toBe(
      planned.matches({ movingStay: 'askingToCheckAgain' }),
    );
    expectText('Checking your voucher...', planned.hasTag('busy'));
    expect(has('grid', 'Prices by date for Lake King')).toBe(isComparing(planned));
    expect(has('dialog', LOOKS[look.type])).toBe(isLooking(planned));
    if (!planned.matches('choosing')) return;
    const onOffer = selectList(planned).groups.flatMap(({ offers }) => offers);
    for (const [roomCode, name] of ROOMS) {
      // The others are folded.
      const choose = screen.queryByRole<HTMLButtonElement>('button', {
        name: `Continue: ${name}`,
        hidden: true,
      });
      expect(choose !== null, name).toBe(onOffer.some(({ roomType }) => roomType.code === roomCode));
      if (choose) expect(choose.disabled, name).toBe(!planned.can({ type: 'room.chosen', roomCode }));
    }
    expect(has('button', 'Book the same again')).toBe(planned.can({ type: 'same.chosen' }));
  },
});
