import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEmptyActor, fromPromise, type AnyMachineSnapshot, type SnapshotFrom } from 'xstate';
import type { SearchContext } from '../../machines/steps/search/search.rules.ts';
import { stayDatesMachine } from '../../machines/steps/search/stay-dates.machine.ts';
import { searchMachine } from '../../machines/steps/search/search.machine.ts';
import type { VoucherStatus } from '../../src/domain/vouchers/vouchers.ts';
import { SearchScreen } from '../../widget/steps/search/SearchScreen.tsx';
import { environmentOf } from '../tools/paths/environment.ts';
import { configuration, search, session } from '../support/fixtures.ts';
import { appliedVoucher, uncheckedVoucher, voucherStatus } from '../steps/payment/voucher-fixtures.ts';
import { answerTo } from '../steps/search/stay-dates.world.ts';
import { enterText } from '../support/enter-text.ts';
import { button, press, replayScreen } from './replay.tsx';
import { unfold } from '../support/unfold.ts';
import { textsOf } from '../support/texts-of.ts';
import { expectText } from '../support/form-hands.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** The calendar; every day costs £120. */
const stayDates = stayDatesMachine.provide({
  actors: { loadCalendar: fromPromise(({ input }) => Promise.resolve(answerTo(input))) },
});

const { content } = configuration();
const help = [{ image: null, title: 'Find your reference', body: '<p>On the back of the card.</p>' }];
const map = { image: null, title: 'The estate', body: '<p>The house and the lake.</p>' };
const withModals = configuration({
  content: {
    ...content,
    search: {
      ...content.search,
      exceedRoomLimit: '<p>Please ring us for five rooms.</p>',
      giftVouchers: help,
      accommodationMap: map,
    },
  },
});
const closed = configuration({
  systemStatuses: [
    { system: 'Opera', isDisabled: true, bookingMessage: '<p>Closed today</p>', inlineMessage: '' },
  ],
});

/** One answer for each possible outcome of a voucher, in the order of A §4.3. */
const statuses: (VoucherStatus | null)[] = [
  voucherStatus(),
  voucherStatus({ canBeUsed: false, isRedeemed: true }),
  voucherStatus({ canBeUsed: false, isOutsidePeriod: true }),
  voucherStatus({ canBeUsed: false, isBooked: true }),
  voucherStatus({ content: { category: 3, isMonetary: false } }),
  voucherStatus({ canBeUsed: false }),
  voucherStatus({ isAvailableOnline: false }),
  null,
];
const reference = appliedVoucher().voucher.certificateReferenceNumber;

const aCalendar = createEmptyActor();
/** The first press keeps the number of nights (D-500). */
const chosenInMay = ({ context: { numberOfNights } }: Snapshot) => ({
  type: 'stayDates.chosen' as const,
  arrivalDate: '2027-05-20',
  numberOfNights,
});

const isModal = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('open') && !snapshot.matches({ open: { modal: 'closed' } });
const areDatesOpen = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: { modal: 'dates' } });
const isFixed = ({ applied }: SearchContext) => applied.length > 0;
/** A modal covers everything else, and one change at a time covers every transition. */
const free =
  <Payload extends object>(payload: (snapshot: Snapshot) => Payload | null) =>
  (snapshot: Snapshot) => {
    const made = isModal(snapshot) ? null : payload(snapshot);
    return made === null ? [] : [made];
  };

const environment = environmentOf(searchMachine, {
  inputs: [
    { configuration: withModals, session, search: search() },
    { configuration: closed, session, search: search() },
  ],
  events: {
    // The browser's own date field sends this event where the calendar's code fails to load.
    'arrival.chosen': (snapshot: Snapshot) =>
      areDatesOpen(snapshot) && snapshot.context.calendar === null ? [{ date: '2027-05-20' }] : [],
    'nights.chosen': free(({ context }) => (isFixed(context) ? null : { nights: 3 })),
    'rooms.chosen': (snapshot: Snapshot) => {
      if (isModal(snapshot)) return [];
      return [2, 0].filter((rooms) => rooms !== snapshot.context.rooms).map((rooms) => ({ rooms }));
    },
    'party.changed': free(({ context: { parties, rooms } }) => {
      const [party] = parties;
      return rooms > 0 && party && party.adults === 2 ? { room: 0, party: { ...party, adults: 3 } } : null;
    }),
    'code.typed': free(({ context }) => (context.code === '' ? { code: 'HEATHER' } : null)),
    'reference.typed': free(({ context }) => (context.reference === '' ? { reference } : null)),
    'voucher.submitted': free(() => ({})),
    'voucher.removed': free(({ context: { applied, invalid, unchecked } }) =>
      applied.length + invalid.length + unchecked.length > 0 ? { reference } : null,
    ),
    'voucher.retried': free(({ context: { unchecked } }) => (unchecked.length > 0 ? { reference } : null)),
    'voucherHelp.opened': free(() => ({})),
    'map.opened': free(() => ({})),
    'search.submitted': free(({ context }) => (context.checking.length > 0 ? null : {})),
    'dates.opened': free(({ context }) => (isFixed(context) ? null : {})),
    'voucher.counted': [],
    'voucher.refused': [],
    'stayDates.began': [],
    'stayDates.chosen': [],
    'stayDates.ended': [],
  },
  actors: {
    // A drawn calendar does not break.
    stayDates: { done: [], error: [], sends: calendarSends },
    checkVoucher: { done: statuses, error: [uncheckedVoucher] },
  },
  project: ({ checking, applied, invalid, unchecked, rooms, reference: typed, help: shown, calendar }) => [
    checking.length,
    applied.length,
    invalid.length,
    unchecked.length,
    rooms,
    typed,
    shown,
    calendar !== null,
  ],
});

/** The calendar loads once. From then on its days can be pressed while it is open. */
function calendarSends(snapshot: Snapshot) {
  if (!areDatesOpen(snapshot)) return [];
  return snapshot.context.calendar === null
    ? [{ type: 'stayDates.began' as const, calendar: aCalendar }]
    : [chosenInMay(snapshot)];
}

/** What a guest does among the codes, which may be folded. */
const inCodes = (act: () => void | Promise<void>) => ({
  by: async () => {
    await unfold('Code or gift voucher?');
    await act();
  },
});

const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;
const linesOf = (region: string) =>
  textsOf(
    within(screen.queryByRole('region', { name: region }) ?? document.createElement('div')).queryAllByRole(
      'listitem',
    ),
  );

const REASONS = {
  alreadyUsed: 'Already used',
  outsidePeriod: 'Voucher invalid for booking date',
  invalidCategory: 'Invalid category',
  unknown: 'Unknown',
  notOnline: 'Cannot be used online',
  notFound: 'Cannot be found',
};

replayScreen('A §2.4, §4.3 the search and its vouchers', {
  world: { machine: searchMachine, environments: [environment] },
  fresh: () => searchMachine.provide({ actors: { stayDates } }),
  View: SearchScreen,
  // The calendar in the view tells of itself as soon as it opens.
  compare: (context) => ({ ...(context as object), calendar: null }),
  everyOutcomeOf: ['checkVoucher'],
  inside: { stayDates: environment.actors?.['stayDates'] ?? {} },
  ways: {
    'nights.chosen': { by: () => userEvent.selectOptions(screen.getByLabelText('Nights'), '3 nights') },
    'rooms.chosen': {
      by: async ({ rooms }) => {
        await unfold(/^Rooms and guests/);
        await userEvent.click(screen.getByRole('radio', { name: rooms === 0 ? '5+' : String(rooms) }));
      },
    },
    'party.changed': {
      by: async () => {
        await unfold(/^Rooms and guests/);
        await userEvent.click(screen.getAllByRole('button', { name: 'More: Adults' })[0] ?? document.body);
      },
    },
    'code.typed': inCodes(() => enterText(screen.getByLabelText('Got a code?'), 'HEATHER')),
    'reference.typed': inCodes(() => enterText(screen.getByLabelText('Got a voucher?'), reference)),
    'voucher.submitted': inCodes(() => press('Apply code')),
    'voucher.removed': button(`Remove ${reference}`),
    'voucher.retried': button(`Try again ${reference}`),
    'voucherHelp.opened': inCodes(() => press('How to use Voucher Codes')),
    'map.opened': button('View estate map'),
    'modal.closed': button('Close'),
    'search.submitted': button('Check Availability'),
    'dates.opened': button(/^Arrival date/),
    // The calendar tells it when it opens.
    'stayDates.began': { by: () => undefined },
    'stayDates.chosen': {
      by: async () => {
        const may = await screen.findByRole('grid', { name: 'May 2027' });
        await userEvent.click(await within(may).findByRole('button', { name: /^Thursday 20 May 2027/ }));
      },
    },
  },
  elsewhere: [
    // Only where the calendar has broken: SearchScreen.test.tsx.
    'search.open.form|arrival.chosen|0',
    'search.open.vouchers.checking|arrival.chosen|0',
    // The second day: SearchScreen.test.tsx.
    'search.open.modal.dates|stayDates.ended|0',
    // This path ends before anything is drawn.
    'search.opening|always|1',
    'search.open.calendar.opened|xstate.error.actor.stayDates|0',
  ],
  expectShown: (planned) => {
    const { applied, invalid, unchecked, rooms } = planned.context as SearchContext;
    const isClosed = planned.matches('closed');
    expectText('Closed today', isClosed);
    expect(has('dialog', 'How to use Voucher Codes')).toBe(
      planned.matches({ open: { modal: 'voucherHelp' } }),
    );
    expect(has('dialog', 'Dates')).toBe(areDatesOpen(planned));
    expect(has('dialog', 'The estate')).toBe(planned.matches({ open: { modal: 'map' } }));
    expect(has('dialog', 'Invalid Voucher Code')).toBe(planned.matches({ open: { modal: 'refusal' } }));
    if (isClosed || isModal(planned)) return;
    const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check Availability' });
    const isBusy = check.getAttribute('aria-disabled') === 'true';
    expect(isBusy).toBe(planned.matches({ open: { submission: 'waiting' } }));
    expect(check.disabled || isBusy).toBe(!planned.can({ type: 'search.submitted' }));
    expectText('Please ring us for five rooms.', rooms === 0);
    expect(screen.queryByRole('button', { name: /^Arrival date/ }) === null).toBe(applied.length > 0);
    expectText('Checking your voucher...', planned.hasTag('busy'));
    expect(linesOf('Applied Vouchers')).toEqual(
      applied.map(
        ({ voucher: { certificateReferenceNumber: code, voucherName } }) =>
          `${code} - ${voucherName}The value of your voucher is £100Remove ${code}`,
      ),
    );
    expect(linesOf('Invalid Vouchers')).toEqual(
      invalid.map(
        ({ reference: code, name, reason }) =>
          `${code}${name && ` - ${name}`}${REASONS[reason]}Remove ${code}`,
      ),
    );
    expect(linesOf('Not checked yet')).toEqual(
      unchecked.map(
        ({ reference: code }) =>
          `${code}We could not check this voucher. The connection failed. Please check it and try again.` +
          `Try again ${code}Remove ${code}`,
      ),
    );
  },
});
